/// What makes an app act on what was typed.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the views around a field do with what was typed. The object stays while its actions change.
@MainActor
final class SubmitScope {
  var triggers: SubmitTriggers
  var action: () -> Void
  var outer: SubmitScope?

  init(triggers: SubmitTriggers, action: @escaping () -> Void, outer: SubmitScope?) {
    self.triggers = triggers
    self.action = action
    self.outer = outer
  }

  /// Runs the actions for a trigger, the innermost first.
  func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.submit(trigger)
  }
}

private enum SubmitScopeKey: EnvironmentKey {
  static var defaultValue: SubmitScope? { nil }
}

extension EnvironmentValues {
  /// What is done with what was typed at this place.
  var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

extension View {
  /// Does something when the person presses Return in a field of the view.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what is typed in the view from the actions of the views around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitBoundary(isBlocking: isBlocking))
  }
}

nonisolated struct SubmitBoundary: EnvironmentModifier, Equatable {
  let isBlocking: Bool
  func change(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.submitScope = nil }
  }
}

nonisolated struct SubmitModifier: ViewModifier {
  typealias Body = Never
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SubmitNode(view, in: context)
  }
}

/// Hands down one scope for good, so that another closure does not make another environment.
final class SubmitNode<Base: View>: _ViewNode<ModifiedContent<Base, SubmitModifier>> {
  private let scope: SubmitScope
  private var handedDown: EnvironmentValues
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, SubmitModifier>, in context: _NodeContext) {
    scope = SubmitScope(
      triggers: view.modifier.triggers, action: view.modifier.action, outer: context.environment.submitScope)
    handedDown = context.environment
    handedDown.submitScope = scope
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    scope.triggers = view.modifier.triggers
    scope.action = view.modifier.action
    if environmentChanged {
      scope.outer = environment.submitScope
      handedDown = environment
      handedDown.submitScope = scope
    }
    node?.update(view.content, in: handedDown)
  }
}
