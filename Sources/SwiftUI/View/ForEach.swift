/// A view for each element of a collection, known by its id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Reads the ids of all elements; `nil` where they are the same as before, or where only some rows are asked for
  /// and those are.
  @usableFromInline let readIDs: (Data, ContiguousArray<ID>?, Range<Int>?) -> _RowIDs<ID>?

  @usableFromInline init(
    data: Data, content: @escaping (Data.Element) -> Content,
    readIDs: @escaping (Data, ContiguousArray<ID>?, Range<Int>?) -> _RowIDs<ID>?
  ) {
    self.data = data
    self.content = content
    self.readIDs = readIDs
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if let list = context.listOfRows, RowShape.isOneRow(Content.self) {
      LazyForEachNode(view, of: list.controller, in: context)
    } else {
      ForEachNode(view, in: context)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  @inlinable nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, readIDs: { _RowIDs.reading($0, comparedTo: $1, in: $2) { $0.id } })
  }
}

extension ForEach where Content: View {
  @inlinable nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, readIDs: { _RowIDs.reading($0, comparedTo: $1, in: $2) { $0[keyPath: id] } })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @inlinable nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, readIDs: { _RowIDs.reading($0, comparedTo: $1, in: $2) { $0 } })
  }
}

extension ForEach where Content: View {
  @inlinable nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    // Read once: reading through the binding for every element would copy a path for each.
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0].id) },
      content: { index, _ in content(data[index]) },
      readIDs: { _, old, rows in _RowIDs.reading(collection, comparedTo: old, in: rows) { $0.id } })
  }

  @inlinable nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      content: { index, _ in content(data[index]) },
      readIDs: { _, old, rows in _RowIDs.reading(collection, comparedTo: old, in: rows) { $0[keyPath: id] } })
  }
}

/// Views that are made from data, and may tell how it is edited.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach {
  /// The element behind a row.
  @MainActor func element(at row: Int, of ids: _RowIDs<ID>) -> Data.Element {
    let offset = ids.offsets.map { $0[row] } ?? row
    return data[data.index(data.startIndex, offsetBy: offset)]
  }

  @MainActor static func warn(ofDuplicate id: ID) {
    Diagnostics.warn(
      "ForEach<\(Data.self), …> was given the id \(id) more than once; only the first view is shown. Ids must be unique.")
  }
}

/// A `ForEach` whose views all exist.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>>,
  Reader, IdentifyingNode, GrowingNode
{
  /// How many of the views exist; `nil` for all of them.
  private var limit: Int?
  private var nodes: [ID: _ViewNode<Content>] = [:]
  private var order = ContiguousArray<ID>()
  private var duplicate: ID?
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    if let container = context.lazyContainer {
      limit = Self.firstPage
      container.add(self)
    }
    rebuild()
  }

  private static var firstPage: Int { 20 }

  func grow(by count: Int) -> Int {
    guard let limit, order.count == limit else { return 0 }
    self.limit = limit + count
    _ = rebuild()
    return order.count - limit
  }

  func child<Other: Hashable>(withID other: Other) -> _Node? {
    guard let id = other as? ID ?? AnyHashable(other).base as? ID else { return nil }
    if let node = nodes[id] { return node }
    // A view that is yet to be made is made now, and with it all those before it.
    guard limit != nil, let all = view.readIDs(view.data, nil, nil)?.ids, let index = all.firstIndex(of: id) else { return nil }
    limit = index + 1 + Self.firstPage
    evaluate()
    return nodes[id]
  }

  override var children: [_Node] { order.compactMap { nodes[$0] } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { evaluate() }

  override func appendElements(to elements: inout [Element]) {
    guard environment.tagsByID else { return super.appendElements(to: &elements) }
    for id in order {
      let first = elements.count
      nodes[id]?.appendElements(to: &elements)
      for index in first..<elements.count where elements[index].traits[TagTrait.self] == nil {
        elements[index].traits[TagTrait.self] = AnyHashable(id)
      }
    }
  }

  override func evaluate() {
    if rebuild() { elementsDidChange() }
  }

  override func willRemove() { subscriptions.cancel() }

  /// Brings the nodes in line with the data; whether other views are shown than before, or in another order.
  @discardableResult
  private func rebuild() -> Bool {
    isDirty = false
    subscriptions.cancel()
    let (ids, contents) = Evaluation.reading(self) {
      observation.track({ read() }) { [weak self] in self?.invalidate() }
    }
    var changed = false
    for (id, content) in zip(ids, contents) {
      if let node = nodes[id] {
        node.update(content, in: environment)
      } else {
        nodes[id] = Content._makeNode(content, in: context)
        changed = true
      }
    }
    guard ids != order else { return changed }
    if nodes.count > ids.count {
      let kept = Set(ids)
      for id in order where !kept.contains(id) { nodes.removeValue(forKey: id)?.remove() }
    }
    order = ids
    return true
  }

  private func read() -> (ContiguousArray<ID>, [Content]) {
    guard var ids = view.readIDs(view.data, nil, nil) else { return ([], []) }
    if let limit { ids.ids = ContiguousArray(ids.ids.prefix(limit)) }
    if let id = ids.duplicate, id != duplicate { ForEach<Data, ID, Content>.warn(ofDuplicate: id) }
    duplicate = ids.duplicate
    var contents: [Content] = []
    contents.reserveCapacity(ids.ids.count)
    if let offsets = ids.offsets {
      for offset in offsets.prefix(ids.ids.count) { contents.append(view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])) }
    } else {
      for element in view.data.prefix(ids.ids.count) { contents.append(view.content(element)) }
    }
    return (ids.ids, contents)
  }
}
