import Adwaita

/// The rows of a `ForEach` in a list, none of which exists before it comes near the screen.
@MainActor
protocol LazyRows: _Node {
  var rowCount: Int { get }
  /// The lasting object by which the list knows a row.
  func row(at index: Int) -> RowIdentity
  /// The cell that shows a row, if one does.
  func cell(at index: Int) -> RowCell?
  /// The id of a row, where it has the type that a selection is made of.
  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value?
  /// The position of an id among the rows.
  func index<Value: Hashable>(ofID id: Value) -> Int?
  /// Where the element behind a row is in the data.
  func dataIndex(ofRow index: Int) -> Int
  /// Collects again what the rows on the screen show, because a view around them has changed.
  func refreshElements()
}

/// A row of a list, for as long as it is near the screen.
@MainActor
class RowIdentity: ListRow {
  var instance = ListRowInstance()
  /// The cell that shows the row.
  weak var cell: RowCell?
  /// GTK has no more use for the row.
  func didLeave() {}
  /// A cell is about to show the row.
  func enter(_ cell: RowCell) {}
  /// A cell no longer shows the row.
  func leave(_ cell: RowCell) {}
  /// The id, where it has this type.
  func id<Value: Hashable>(as type: Value.Type) -> Value? { nil }
}

/// A node whose rows are made lazily.
@MainActor
protocol RowListNode: _Node {
  var controller: ListController { get }
}

extension _NodeContext {
  /// The lazy stack or grid that a `ForEach` at this place stands in directly.
  @MainActor var lazyContainer: (any LazyContainer)? {
    var node = parent
    while let candidate = node {
      if let container = candidate as? any LazyContainer { return container }
      if candidate is any ElementContainer { return nil }
      node = candidate.parent
    }
    return nil
  }

  /// The list to which a `ForEach` at this place gives its rows one by one; `nil` where the views stand inside a
  /// row, or outside of any list.
  @MainActor var listOfRows: (any RowListNode)? {
    var node = parent
    while let candidate = node {
      if let list = candidate as? any RowListNode { return list }
      if candidate is any ElementContainer { return nil }
      node = candidate.parent
    }
    return nil
  }
}
