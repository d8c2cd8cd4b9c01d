/// A view for each element of a collection, known by its id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, idOf: { $0.id }, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(data, idOf: { $0[keyPath: id] }, content: content)
  }

  private init<C>(
    _ data: Binding<C>, idOf: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    // Read once: reading through the binding for every element would copy a path for each.
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, idOf(collection[$0])) },
      content: { index, _ in content(data[index]) }, id: { $0.1 })
  }
}

/// A `ForEach` outside a list: all its views exist.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>> {
  private var nodes: [ID: _ViewNode<Content>] = [:]
  private var order: [ID] = []

  override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    rebuild()
  }

  override var children: [_Node] { order.compactMap { nodes[$0] } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if rebuild() { elementsDidChange() }
  }

  /// Brings the nodes in line with the data; whether the order of what is shown has changed.
  @discardableResult
  private func rebuild() -> Bool {
    var newOrder: [ID] = []
    newOrder.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    var changed = false
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        Diagnostics.warn(
          "ForEach<\(Data.self), …> was given the id \(id) more than once; only the first view is shown. Ids must be unique.")
        continue
      }
      newOrder.append(id)
      let content = view.content(element)
      if let node = nodes[id] {
        node.update(content, in: environment)
      } else {
        nodes[id] = Content._makeNode(content, in: context)
        changed = true
      }
    }
    guard newOrder != order else { return changed }
    for id in order where !seen.contains(id) { nodes.removeValue(forKey: id)?.remove() }
    order = newOrder
    return true
  }
}
