/// One choice out of several, each known by its tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selections: [Binding<SelectionValue>]
  private let content: Content
  private let label: Label
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = [selection]
    self.content = content()
    self.label = label()
  }

  /// Chooses for several values at once; where they differ, nothing is marked.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    let values = selections.map(\.wrappedValue)
    let selected = values.first.flatMap { first in values.allSatisfy { $0 == first } ? AnyHashable(first) : nil }
    let choices = PickerChoices(
      content: content, selected: selected, isMixed: values.count > 1 && selected == nil, look: look,
      name: "\(SelectionValue.self)"
    ) { [selections] tag in
      guard let value = Self.value(of: tag) else { return false }
      for selection in selections { selection.wrappedValue = value }
      return true
    }
    if isInMenu {
      MenuPicker(label: label, content: content, selected: selected, select: choices.select)
    } else if look == .inline || look == .radioGroup {
      VStack(alignment: .leading, spacing: 6) {
        if Label.self != EmptyView.self { label.modifier(PickerHeader()) }
        choices
      }
    } else {
      LabelledRow(label: label, control: choices)
    }
  }

  /// The value that a tag stands for: a tag `x` also serves a selection of `x?`.
  static func value(of tag: AnyHashable) -> SelectionValue? {
    if let value = tag.base as? SelectionValue { return value }
    return tag as? SelectionValue
  }
}

/// The label above choices that stand below each other.
nonisolated struct PickerHeader: ViewModifier {
  @Environment(\.labelsAreHidden) private var isHidden
  @MainActor func body(content: Content) -> some View {
    content.font(.headline).modifier(UnseenModifier(isUnseen: isHidden))
  }
}

extension Picker {
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
