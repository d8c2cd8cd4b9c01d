import Adwaita

/// A message or a question in front of a window.
@MainActor
final class DialogHost: PresentedObject {
  enum Kind { case alert, confirmation }
  private let kind: Kind
  private let dialog: MessageDialog
  private let dismissed: @MainActor () -> Void
  private let actions: RootNode<AnyView>
  private let message: UnseenRoot<AnyView>
  private let link = DialogLink()
  private var buttons: [any DialogAction] = []
  private var cancelIndex: Int?

  init(
    _ kind: Kind, title: String, actions: AnyView, message: AnyView, environment: EnvironmentValues, parent: _Node,
    anchor: Widget?, dismissed: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.dismissed = dismissed
    let values = Self.values(from: environment, derived, link: link, dismiss: dismissed)
    self.actions = RootNode(actions, environment: values, parent: parent)
    self.message = UnseenRoot(message, environment: values, parent: parent)
    dialog = MessageDialog(
      over: anchor.flatMap { Toplevel(containing: $0) }, title: title, message: LabelWords(of: self.message).text)
    link.host = self
    dialog.onResponse = { [weak self] in self?.answered($0) }
    refresh()
    dialog.present()
  }

  var nodes: [_Node] { [actions, message] }

  func update(title: String, actions: AnyView, message: AnyView, in environment: EnvironmentValues) {
    let values = Self.values(from: environment, derived, link: link, dismiss: dismissed)
    dialog.title = title
    self.actions.update(actions, in: values)
    self.message.update(message, in: values)
    refresh()
  }
  private let derived = DerivedEnvironment()

  func close() {
    dialog.onResponse = nil
    actions.remove()
    message.remove()
    dialog.destroy()
  }

  /// Takes up what the buttons say now.
  func refresh() {
    var found: [any DialogAction] = []
    DialogHost.collect(actions, into: &found)
    // The desktop has the button that gives up first.
    let cancel = found.filter { $0.role == .cancel }
    let others = found.filter { $0.role != .cancel }
    buttons = cancel + others
    var responses = buttons.map { action in
      MessageDialog.Response(
        label: action.title, look: action.role == .destructive ? .destructive : .plain, isEnabled: action.isEnabled)
    }
    if responses.isEmpty, kind == .alert { responses = [MessageDialog.Response(label: "OK")] }
    if kind == .confirmation, cancel.isEmpty {
      buttons.insert(ImpliedCancel(), at: 0)
      responses.insert(MessageDialog.Response(label: "Cancel"), at: 0)
    }
    cancelIndex = buttons.firstIndex { $0.role == .cancel }
    let affirmative = buttons.indices.filter { buttons[$0].role == nil }
    let chosen = buttons.firstIndex { $0.isDefault } ?? (affirmative.count == 1 ? affirmative[0] : nil)
    if let chosen, buttons.count > 1, responses[chosen].look == .plain { responses[chosen].look = .suggested }
    dialog.setResponses(responses, default: chosen ?? (responses.count == 1 ? 0 : nil))
    dialog.message = LabelWords(of: message).text
    dialog.extraChild = actions.container.children.isEmpty ? nil : actions.container
  }

  private static func collect(_ node: _Node, into actions: inout [any DialogAction]) {
    if let action = node as? any DialogAction { return actions.append(action) }
    for child in node.children { collect(child, into: &actions) }
  }

  private func answered(_ index: Int?) {
    let index = index ?? cancelIndex
    let action = index.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
    // The binding first, so that what the button does may present again.
    let perform = action?.perform
    dismissed()
    perform?()
  }

  private static func values(
    from environment: EnvironmentValues, _ derived: DerivedEnvironment, link: DialogLink,
    dismiss: @escaping @MainActor () -> Void
  ) -> EnvironmentValues {
    derived.values(from: environment) { inner in
      inner = inner.forPresentation(dismiss: DismissAction(dismiss))
      inner.dialog = link
      inner.buttonAppearance = .replaced(TypedStyle(DialogButtonStyle()) { $0.makeBody(configuration: $1) })
    }
  }
}

/// A dialog, as its buttons know it.
@MainActor
final class DialogLink {
  fileprivate(set) weak var host: DialogHost?
  private var isWaiting = false

  /// Takes up a change of a button with the end of the update.
  func buttonDidChange() {
    guard !isWaiting, host != nil else { return }
    isWaiting = true
    Scheduler.shared.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.host?.refresh()
    }
  }
}

enum DialogKey: EnvironmentKey {
  static var defaultValue: DialogLink? { nil }
}

extension EnvironmentValues {
  var dialog: DialogLink? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

/// A button of a dialog.
@MainActor
protocol DialogAction {
  var title: String { get }
  var role: ButtonRole? { get }
  var isEnabled: Bool { get }
  var isDefault: Bool { get }
  var perform: @MainActor () -> Void { get }
}

/// The button that gives up, where the app has none.
private struct ImpliedCancel: DialogAction {
  var title: String { "Cancel" }
  var role: ButtonRole? { .cancel }
  var isEnabled: Bool { true }
  var isDefault: Bool { false }
  var perform: @MainActor () -> Void { {} }
}

/// Makes buttons of a dialog from the buttons among its actions.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration) }
}

nonisolated struct DialogButton: View {
  typealias Body = Never
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DialogButtonNode(view, in: context)
  }
}

final class DialogButtonNode: _ViewNode<DialogButton>, DialogAction {
  private var label: UnseenRoot<PrimitiveButtonStyleConfiguration.Label>?

  override init(_ view: DialogButton, in context: _NodeContext) {
    super.init(view, in: context)
    label = UnseenRoot(view.configuration.label, environment: environment, parent: self)
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) {}

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.configuration.label, in: environment)
    environment.dialog?.buttonDidChange()
  }

  var title: String { label.map { LabelWords(of: $0).text } ?? "" }
  var role: ButtonRole? { view.configuration.role }
  var isEnabled: Bool { environment.isEnabled }
  var isDefault: Bool { environment.keyboardShortcut == .defaultAction }
  var perform: @MainActor () -> Void { view.configuration.action }
}
