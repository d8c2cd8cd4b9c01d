/// A collection that may not be there, which is an optional one.
///
/// A ``LoadableView`` of one has an empty page, for when it is not there and for when there is nothing in it.
public protocol OptionalCollection {
  /// The collection.
  associatedtype Items: Collection
  /// The collection, where it is there.
  var items: Items? { get }
}

extension Optional: OptionalCollection where Wrapped: Collection {
  public var items: Wrapped? { self }
}
