extension Program {
  /// Where swipe actions stand that are never shown: on rows which are in a stack or a scroll view, and in no list.
  func ignoredSwipes(in file: FileFacts) -> [Range<Int>] {
    let swipes = { (summary: ActionSummary) in summary.calls.contains { $0.hasSuffix("swipeActions") } }
    let mayHold = file.types.contains { type in
      type.properties.contains { $0.body != nil && $0.summary.map(swipes) ?? false }
        || type.functions.contains { $0.body != nil && swipes($0.summary) }
    }
    guard mayHold else { return [] }
    return scenes(in: file).flatMap { scene in
      scene.elements.flatMap { site -> [Range<Int>] in
        guard site.around.isScrolledStack else { return [] }
        return site.node.modifiers.filter { $0.name == "swipeActions" }
          .flatMap { $0.arguments.compactMap { $0.value.asClosure?.body.bytes } }
      }
    }
  }
}

extension Surroundings {
  /// Whether all that is around is known to be no list, and some of it is what people build instead of one.
  fileprivate var isScrolledStack: Bool {
    var isScrolled = false
    for frame in frames {
      switch frame {
      case .container(let element, _):
        guard Self.arrangers.contains(element.name) else { return false }
        if Self.listLike.contains(element.name) { isScrolled = true }
      case .modifier: return false
      case .branch, .choice, .ternary: continue
      }
    }
    return isScrolled
  }

  private static let listLike: Set<String> = ["ScrollView", "LazyVStack", "LazyVGrid"]
  private static let arrangers: Set<String> = [
    "ScrollView", "ScrollViewReader", "LazyVStack", "LazyVGrid", "VStack", "HStack", "ZStack", "Group", "ForEach",
    "Section", "NavigationStack", "NavigationView", "NavigationLink", "GeometryReader", "Button",
  ]
}
