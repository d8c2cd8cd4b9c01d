import Adwaita

/// The field itself.
nonisolated struct TextInputControl<Label: View>: View {
  typealias Body = Never
  let text: String
  let binding: Binding<String>
  let label: Label
  let prompt: Text?
  let look: TextFieldLook
  let axis: Axis
  let isSecure: Bool
  let onCommit: (@MainActor () -> Void)?
  let onEditingChanged: (@MainActor (Bool) -> Void)?

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TextInputNode(view, in: context)
  }
}

final class TextInputNode<Label: View>: _ViewNode<TextInputControl<Label>> {
  /// The widgets a field can be made of.
  private enum Kind: Hashable { case plain, framed, password, secretPlain, growing(isFramed: Bool) }
  private var kind: Kind
  private var field: any TextWidget
  private var title: LabelText<Label>
  private var hasEdits = false

  override init(_ view: TextInputControl<Label>, in context: _NodeContext) {
    kind = Self.kind(of: view, in: context.environment)
    field = Self.makeField(kind)
    title = LabelText()
    super.init(view, in: context)
    prepareField()
  }

  override var children: [_Node] { title.children }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(field)) }
  /// The label is only read, not shown.
  override func elementsDidChange() {}

  private static func kind(of view: TextInputControl<Label>, in environment: EnvironmentValues) -> Kind {
    let look = view.look == .automatic ? environment.automaticTextFieldLook : view.look
    if view.isSecure { return look == .plain ? .secretPlain : .password }
    if view.axis == .vertical { return .growing(isFramed: look != .plain) }
    return look == .plain ? .plain : .framed
  }

  private static func makeField(_ kind: Kind) -> any TextWidget {
    switch kind {
    case .plain: return TextInput()
    case .framed: return Entry()
    case .password: return PasswordEntry()
    case .secretPlain:
      let field = TextInput()
      field.showsCharacters = false
      return field
    case .growing(let isFramed): return GrowingTextView(isFramed: isFramed)
    }
  }

  private func prepareField() {
    look = TextRun("")
    field.expandsHorizontally = true
    field.onEdit = { [weak self] text in self?.textWasEdited(text) }
    field.onSubmit = { [weak self] in self?.submit() }
    field.onFocusChange { [weak self] isInside in self?.focusDidChange(isInside) }
    configure()
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    let wanted = Self.kind(of: view, in: environment)
    if wanted != kind {
      kind = wanted
      field = Self.makeField(wanted)
      prepareField()
      parent?.elementsDidChange()
    } else {
      configure()
    }
  }

  private func configure() {
    field.isSensitive = environment.isEnabled
    field.text = view.text
    title.update(view.label, in: context.below(self))
    let prompt = view.prompt?.plainText ?? title.text
    if field.placeholder != prompt { field.placeholder = prompt }
    if title.text != namedBy {
      namedBy = title.text
      (field.accessibilityTarget ?? field).setAccessibleName(title.text.isEmpty ? prompt : title.text)
    }
    environment.controlSize.apply(to: field)
    style()
    field.alignText(environment.multilineTextAlignment.position)
  }
  private var namedBy: String?
  private var look = TextRun("")

  /// Gives the text its font and its colour.
  private func style() {
    guard let editable = field as? Editable else { return }
    var look = TextRun("")
    environment.textStyling.apply(to: &look, in: environment)
    look.take(environment.foregroundStyle, in: environment)
    guard look != self.look else { return }
    self.look = look
    editable.setLook(look)
  }

  private func textWasEdited(_ text: String) {
    hasEdits = true
    view.binding.wrappedValue = text
    // What the binding made of the text is what counts.
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      field.text = self.view.binding.wrappedValue
    }
  }

  private func submit() {
    commit()
    environment.submitScope?.submit(.text)
    field.activateDefaultButton()
  }

  private func focusDidChange(_ isInside: Bool) {
    guard isAlive else { return }
    view.onEditingChanged?(isInside)
    if !isInside { commit() }
  }

  private func commit() {
    guard hasEdits else { return }
    hasEdits = false
    view.onCommit?()
  }
}

/// The words of a label that is read but not shown.
@MainActor
struct LabelText<Label: View> {
  private var node: _ViewNode<Label>?
  private(set) var text = ""

  var children: [_Node] { node.map { [$0] } ?? [] }

  mutating func update(_ label: Label, in context: _NodeContext) {
    if let label = label as? Text {
      text = label.plainText
      return
    }
    if let node { node.update(label, in: context.environment) } else { node = Label._makeNode(label, in: context) }
    text = Widget.labels(in: node?.elements.map(\.widget) ?? []).compactMap(\.shownText).joined(separator: " ")
  }
}
