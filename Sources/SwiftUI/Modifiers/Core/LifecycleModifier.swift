/// A modifier that does something over the life of a view, and shows nothing.
@MainActor @preconcurrency
protocol LifecycleModifier: ViewModifier where Body == Never {
  /// What is kept from the appearance of the view to its removal.
  associatedtype Life
  /// Called once the view is on the screen.
  func begin(_ node: _Node) -> Life
  /// Called when the modifier has been described anew.
  func update(_ life: inout Life, from old: Self, _ node: _Node)
  /// Called when the view has gone.
  func end(_ life: inout Life)
  /// Whether a view that is out of sight, under another page or in a tab in the back, counts as gone.
  static var followsSight: Bool { get }
}

extension LifecycleModifier {
  func update(_ life: inout Life, from old: Self, _ node: _Node) {}
  func end(_ life: inout Life) {}
  static var followsSight: Bool { false }

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LifecycleNode(view, in: context)
  }
}

final class LifecycleNode<Base: View, Modifier: LifecycleModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private var life: Modifier.Life?
  private var applied: Modifier
  /// Whether the list row around the view has left the screen.
  private var isOutOfSight = false
  private let modifierLayout = PropertyLayout.of(Modifier.self)

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    applied = view.modifier
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    beginSoon()
  }

  private func beginSoon() {
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive, life == nil, !isOutOfSight else { return }
      life = self.view.modifier.begin(self)
    }
  }

  override func leaveRow() {
    isOutOfSight = true
    end()
  }

  override func enterRow() {
    isOutOfSight = false
    beginSoon()
  }

  override func setInSight(_ isInSight: Bool) {
    super.setInSight(isInSight)
    guard Modifier.followsSight else { return }
    if isInSight { enterRow() } else { leaveRow() }
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    guard viewChanged, !modifierLayout.areEqual(applied, view.modifier) else { return }
    let old = applied
    applied = view.modifier
    guard life != nil else { return }
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive, var life = self.life else { return }
      // Set aside, so that the closure may change state that leads back here.
      self.view.modifier.update(&life, from: old, self)
      self.life = life
    }
  }

  override func willRemove() { end() }

  private func end() {
    guard var life else { return }
    self.life = nil
    let modifier = view.modifier
    Scheduler.shared.afterUpdate { modifier.end(&life) }
  }
}
