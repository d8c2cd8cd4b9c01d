/// A property whose value lives outside the view, and whose changes bring the view up to date.
public protocol DynamicProperty {
  /// Brings the property up to date before the view's body is asked for.
  @MainActor @preconcurrency mutating func update()

  /// Connects a property of a view with what its node keeps. Only the properties of this module have their own.
  @MainActor static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost)
  /// Whether the value comes from the environment.
  @MainActor static var _readsEnvironment: Bool { get }
  /// Whether the value given by the parent is what counts, so that another one means another view.
  @MainActor static var _isPartOfTheDescription: Bool { get }
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    PropertyLayout.of(Self.self).install(at: pointer, from: host)
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor public static var _readsEnvironment: Bool { PropertyLayout.of(Self.self).readsEnvironment }
  @MainActor public static var _isPartOfTheDescription: Bool { true }
}

/// What a node keeps for the wrapped properties of its view, in the order of their declaration.
@MainActor
public final class PropertyHost {
  private(set) weak var node: _Node?
  private var slots: [AnyObject] = []
  private var next = 0
  private(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  func begin(for node: _Node) {
    self.node = node
    environment = node.environment
    next = 0
  }

  /// What is kept for the next property; made on the first evaluation.
  func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
    defer { next += 1 }
    if next < slots.count, let slot = slots[next] as? Slot { return slot }
    let slot = make()
    if next < slots.count { slots[next] = slot } else { slots.append(slot) }
    return slot
  }

  /// What is kept, to be given back when the same row is shown again.
  var keptSlots: [AnyObject] {
    get { slots }
    set { slots = newValue }
  }
}
