/// Which of the types that are declared mention which others.
struct TypeGraph {
  private struct Node {
    /// Whether all declarations of the name are views.
    var isView = true
    var isRoot = false
    var isAlive = false
    var isUsedByViews = false
  }

  /// The first stands for all code that is anybody's.
  private var nodes = [Node(isView: false, isRoot: true)]
  private var numbers: [UInt32] = [TypeMentions.outside]
  private var places: [UInt32: Int32] = [:]
  /// The nodes that are mentioned, those of one declaration together.
  private var mentioned: [Int32] = []
  private var declarations: [(node: Int32, range: Range<Int32>)] = []
  /// Whether an app begins anywhere.
  private(set) var hasEntry = false

  /// Takes in what is declared.
  mutating func declare(_ words: [UInt32]) {
    Self.visit(words) { name, traits, _, _ in
      if traits.contains(.isEntry) { hasEntry = true }
      guard name != TypeMentions.outside, !traits.contains(.isExtension) else { return }
      let place = places[name] ?? Int32(truncatingIfNeeded: nodes.count)
      if Int(place) == nodes.count {
        places[name] = place
        nodes.append(Node())
        numbers.append(name)
      }
      if !traits.contains(.isView) { nodes[Int(place)].isView = false }
    }
  }

  /// Takes in who mentions whom, once everything is declared.
  mutating func connect(_ words: [UInt32]) {
    Self.visit(words) { name, traits, parents, mentions in
      // The code of a type that is declared elsewhere is anybody's, and so is that outside types.
      let place = places[name] ?? 0
      let isForeign = words[parents].contains { places[$0] == nil && !Self.plainParents.contains($0) }
      if isForeign || traits.contains(.isRoot) || traits.contains(.isEntry) { nodes[Int(place)].isRoot = true }
      let start = Int32(truncatingIfNeeded: mentioned.count)
      for mention in words[mentions] {
        if let target = places[mention], target != place { mentioned.append(target) }
      }
      let end = Int32(truncatingIfNeeded: mentioned.count)
      if start < end { declarations.append((place, start..<end)) }
    }
  }

  private static func visit(
    _ words: [UInt32],
    _ visit: (UInt32, TypeMentions.Traits, _ parents: Range<Int>, _ mentions: Range<Int>) -> Void
  ) {
    var index = 0
    while index + 3 < words.count {
      let parents = index + 3..<min(index + 3 + Int(words[index + 2]), words.count - 1)
      let end = min(parents.upperBound + 1 + Int(words[parents.upperBound]), words.count)
      visit(words[index], TypeMentions.Traits(rawValue: words[index + 1]), parents, parents.upperBound + 1..<end)
      index = end
    }
  }

  /// The numbers of the types that nobody meets, in ascending order.
  var unmet: [UInt32] {
    var graph = self
    graph.declarations.sort { $0.node < $1.node }
    // What no view uses is used by somebody who is not known, or it does not matter.
    graph.reach(\.isUsedByViews) { $0.isView }
    graph.reach(\.isAlive) { $0.isRoot || !$0.isView && !$0.isUsedByViews }
    return zip(graph.nodes, numbers).filter { !$0.0.isAlive }.map(\.1).sorted()
  }

  private mutating func reach(_ mark: WritableKeyPath<Node, Bool>, from isStart: (Node) -> Bool) {
    var open: [Int32] = []
    for index in nodes.indices where isStart(nodes[index]) {
      nodes[index][keyPath: mark] = true
      open.append(Int32(truncatingIfNeeded: index))
    }
    while let next = open.popLast() {
      var place = firstDeclaration(of: next)
      while place < declarations.count, declarations[place].node == next {
        for index in declarations[place].range {
          let target = mentioned[Int(index)]
          guard !nodes[Int(target)][keyPath: mark] else { continue }
          nodes[Int(target)][keyPath: mark] = true
          open.append(target)
        }
        place += 1
      }
    }
  }

  private func firstDeclaration(of node: Int32) -> Int {
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Parents by which nobody finds a type.
  private static let plainParents: Set<UInt32> = Set(
    [
      "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "ToolbarContent",
      "CustomizableToolbarContent", "DynamicProperty", "Shape", "InsettableShape",
      "Animatable", "ObservableObject", "Observable", "NSObject", "NSObjectProtocol", "AnyObject", "Codable",
      "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable", "Sendable", "Comparable", "CaseIterable",
      "Error", "LocalizedError", "RawRepresentable", "CodingKey", "CustomStringConvertible", "String", "Int",
    ].map { TypeMentions.number(of: $0) })
}
