import Adwaita

extension View {
  /// Shows a view in a window of its own in front of this one while a condition holds.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(key: isPresented.conditionKey, onDismiss: onDismiss, content: Lazily(content)))
  }

  /// Shows a view for an item in a window of its own in front of this one while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        key: item.itemKey(), onDismiss: onDismiss, content: ItemContent(item: item, content: content)))
  }

  /// The same as a sheet: a desktop's windows have room for both.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// The same as a sheet: a desktop's windows have room for both.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Whether a person is kept from closing the sheet that the view is in. The app can still close it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissGuardModifier(isDisabled: isDisabled))
  }
}

nonisolated struct SheetModifier<Content: View>: PresentingModifier {
  let key: Binding<AnyHashable?>
  let onDismiss: (() -> Void)?
  let content: Content

  @MainActor func present(
    below node: _Node, anchor: Widget?, environment: EnvironmentValues, dismissed: @escaping @MainActor () -> Void
  ) -> SheetHost? {
    SheetHost(AnyView(content), environment: environment, parent: node, anchor: anchor, dismissed: dismissed)
  }

  @MainActor func update(_ presented: SheetHost, in environment: EnvironmentValues) {
    presented.update(AnyView(content), in: environment)
  }
}

/// A window in front of the one that presents it.
@MainActor
final class SheetHost: PresentedObject {
  private let window = Adwaita.Window()
  private let page = PageHost()
  private let dismissed: @MainActor () -> Void
  private let derived = DerivedEnvironment()
  /// Does what the sheet's cancelling button does; it is pressed where a person closes a sheet that is kept open.
  var cancel: (@MainActor () -> Void)?
  /// The places inside that keep a person from closing the sheet.
  var guards: Set<ObjectIdentifier> = []

  init(
    _ content: AnyView, environment: EnvironmentValues, parent: _Node, anchor: Widget?,
    dismissed: @escaping @MainActor () -> Void
  ) {
    self.dismissed = dismissed
    page.chrome.isSheet = true
    page.onTitleChange = { [weak window] in window?.title = $0 }
    page.show(content, in: values(from: environment), parent: parent)
    window.content = page.widget
    let parent = anchor.flatMap { Toplevel(containing: $0) }
    window.makeModal(over: parent)
    // On a small screen the sheet is no wider than the window it belongs to.
    let width = parent.map(\.width).flatMap { $0 > 0 ? min($0, 460) : nil } ?? 460
    window.setDefaultSize(width: width, height: page.prefersHeight ? 560 : -1)
    window.shouldClose = { [weak self] in
      self?.attemptToClose()
      return false
    }
    window.addShortcut("Escape", isGlobal: false) { [weak self] in
      self?.attemptToClose()
      return true
    }
    window.present()
  }

  var nodes: [_Node] { page.nodes }

  func update(_ content: AnyView, in environment: EnvironmentValues) {
    page.update(content, in: values(from: environment))
  }

  func close() {
    page.remove()
    window.destroy()
  }

  private func attemptToClose() {
    // What the app wants to be asked first it says with the button that cancels.
    if guards.isEmpty { dismissed() } else { cancel?() }
  }

  private func values(from environment: EnvironmentValues) -> EnvironmentValues {
    derived.values(from: environment) { inner in
      inner = inner.forPresentation(dismiss: DismissAction { [weak self] in self?.dismissed() })
      inner.sheet = self
    }
  }
}

enum SheetKey: EnvironmentKey {
  static var defaultValue: WeakValue<SheetHost> { WeakValue(nil) }
}

extension EnvironmentValues {
  /// The sheet that a view is in.
  var sheet: SheetHost? {
    get { self[SheetKey.self].object }
    set { self[SheetKey.self] = WeakValue(newValue) }
  }
}

nonisolated struct DismissGuardModifier: LifecycleModifier {
  let isDisabled: Bool

  @MainActor struct Guard {
    let sheet: SheetHost?
    let place: ObjectIdentifier
    func set(_ isOn: Bool) {
      if isOn { sheet?.guards.insert(place) } else { sheet?.guards.remove(place) }
    }
  }

  @MainActor func begin(_ node: _Node) -> Guard {
    let life = Guard(sheet: node.environment.sheet, place: ObjectIdentifier(node))
    life.set(isDisabled)
    return life
  }

  @MainActor func update(_ life: inout Guard, from old: Self, _ node: _Node) { life.set(isDisabled) }
  @MainActor func end(_ life: inout Guard) { life.set(false) }
}
