import Adwaita

/// A place in the view graph: what lasts while views come and go as values.
///
/// A node keeps its view's state, its environment, its children and, for a view that draws, a widget. Its place
/// under its parent and its view's type are its identity.
@MainActor
public class _Node {
  /// The node above; none once the node is removed.
  private(set) weak var parent: _Node?
  /// How many nodes stand above, so that parents are updated before children.
  final let depth: Int
  /// The values handed down to this place.
  final var environment: EnvironmentValues
  /// Whether what this node was made from has changed.
  final var isDirty = false
  /// Whether the node is still part of the graph.
  final private(set) var isAlive = true

  init(in context: _NodeContext) {
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    environment = context.environment
  }

  /// The nodes directly below, in order.
  var children: [_Node] { [] }

  /// The name of the view, for messages.
  var viewName: String { "view" }

  /// What a child of this node starts from.
  final var context: _NodeContext { _NodeContext(parent: self, environment: environment) }

  /// Adds what this place shows to the list of what its container lays out.
  func appendElements(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// What this place shows, in order.
  final var elements: [Element] {
    var result: [Element] = []
    appendElements(to: &result)
    return result
  }

  /// Tells the nearest container that what this place shows is no longer the same.
  func elementsDidChange() { parent?.elementsDidChange() }

  /// Runs again what depends on something that has changed.
  func evaluate() { isDirty = false }

  /// Hands down other environment values.
  func setEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

  /// Takes the node and everything below it out of the graph for good.
  final func remove() {
    guard isAlive else { return }
    isAlive = false
    willRemove()
    for child in children { child.remove() }
    parent = nil
  }

  /// Ends what the node has going.
  func willRemove() {}

  /// Changes, on their way to their row, elements that a list makes for a `ForEach` somewhere below this node.
  func decorate(_ elements: inout [Element]) {}

  /// What the node keeps for its view's wrapped properties, if it has any.
  var propertyHost: PropertyHost? { nil }

  /// Tells this node and those below that they came into sight, or went out of it while they live on: a page under
  /// another, a tab in the back.
  func setInSight(_ isInSight: Bool) {
    for child in children { child.setInSight(isInSight) }
  }

  /// Ends what the node has going for a list row that has left the screen; its widgets will show another row.
  func leaveRow() {}

  /// Begins afresh for another list row.
  func enterRow() {}

  /// Marks the node for the next update.
  final func invalidate() {
    guard isAlive, !isDirty else { return }
    // A change of an observable object carries the animation of whoever makes it.
    TransactionScope.current.noteForUpdate()
    isDirty = true
    Scheduler.shared.add(self)
  }

  /// The nearest node above, this one excepted, that satisfies a condition.
  final func ancestor(where condition: (_Node) -> Bool) -> _Node? {
    var node = parent
    while let candidate = node {
      if condition(candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }
}

/// What a new node starts from.
public struct _NodeContext {
  weak var parent: _Node?
  var environment: EnvironmentValues

  /// The same values, one level down.
  @MainActor func below(_ node: _Node) -> _NodeContext { _NodeContext(parent: node, environment: environment) }
}

/// The node of a view whose type is known.
@MainActor
public class _ViewNode<V: View>: _Node {
  /// The view as it was last described.
  final private(set) var view: V
  final let layout: PropertyLayout

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    layout = PropertyLayout.of(V.self)
    super.init(in: context)
  }

  override var viewName: String { "\(V.self)" }

  /// Takes a new description of the view. Nothing happens where it is equal, bit for bit, to the last one.
  final func update(_ new: V, in environment: EnvironmentValues) {
    let environmentChanged = !environment.isIdentical(to: self.environment)
    let viewChanged = !layout.areEqual(view, new)
    guard viewChanged || environmentChanged else { return }
    if viewChanged { view = new }
    self.environment = environment
    apply(viewChanged: viewChanged, environmentChanged: environmentChanged)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    apply(viewChanged: false, environmentChanged: true)
  }

  /// Carries a new description, or other environment values, to the children and the screen.
  func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged {
      for child in children { child.setEnvironment(environment) }
    }
  }
}
