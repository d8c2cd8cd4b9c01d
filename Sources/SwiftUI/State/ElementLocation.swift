import Adwaita

/// An element of a collection that is kept elsewhere.
///
/// It tells those who have read it only when the element itself has changed, so that a change of one row of a long
/// list is a change of that row alone.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, SourceFollower, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index
  /// The element. Where the collection tells of its changes, it is the one that is there now, or the last there was.
  private var last: Base.Element
  private let changes = Source()
  /// Whether the collection tells of its changes.
  private let isFollowing: Bool

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
    let source = MainLoop.isMainThread ? base.source : nil
    isFollowing = source != nil
    last = isFollowing ? Self.unrecorded { base.get() }[index] : base.get()[index]
    super.init()
    if let source { MainActor.assumeIsolated { source.addFollower(self) } }
  }

  override var source: Source? { isFollowing ? changes : nil }

  /// Reads without making the running body depend on the whole collection.
  private static func unrecorded<Result>(_ read: () -> Result) -> Result {
    let reader = MainActor.assumeIsolated { Evaluation.suspend() }
    defer { MainActor.assumeIsolated { Evaluation.resume(reader) } }
    return read()
  }

  private func contains(_ collection: Base) -> Bool { index >= collection.startIndex && index < collection.endIndex }

  override func get() -> Base.Element {
    if isFollowing, MainLoop.isMainThread {
      MainActor.assumeIsolated { changes.recordRead() }
      return last
    }
    let collection = base.get()
    // Views read once more after an element has gone; they get the last value there was.
    return contains(collection) ? collection[index] : last
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard contains(collection) else { return }
    collection[index] = value
    base.set(collection, transaction)
  }

  @MainActor func sourceDidChange() {
    let collection = Self.unrecorded { base.get() }
    guard contains(collection) else { return }
    let new = collection[index]
    guard !ValueComparison.of(Base.Element.self).areEqual(last, new) else { return }
    last = new
    changes.didChange()
  }
}
