import LintModel

extension Surroundings {
  /// Whether a button or a field stands behind what has some bytes, in a stack or section around it, or a button that
  /// adds something in front of it.
  ///
  /// Other buttons in front of it choose what is shown, such as a filter.
  func hasWork(beside bytes: Range<Int>) -> Bool {
    for frame in frames.reversed() {
      switch frame {
      case .modifier: return false
      case .ternary: continue
      case .branch(let conditional, let isThen):
        if let block = isThen ? conditional.then : conditional.otherwise, block.hasWork(around: bytes) { return true }
      case .choice(_, let item):
        if item.body.hasWork(around: bytes) { return true }
      case .container(let element, _):
        guard Self.stacks.contains(element.name) else { continue }
        let closure = element.call?.arguments.first { $0.value.bytes.overlaps(bytes) }?.value.asClosure
        if let closure, closure.body.hasWork(around: bytes) { return true }
      }
    }
    return false
  }

  private static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "Section", "LazyVStack", "Group", "List", "Form",
  ]
}

extension Block {
  /// Whether a statement behind some bytes shows something with which a person begins.
  fileprivate func hasWork(around bytes: Range<Int>) -> Bool {
    statements.contains { statement in
      guard let range = statement.bytes, !range.overlaps(bytes) else { return false }
      let isBehind = range.lowerBound >= bytes.upperBound
      var result = false
      Block([statement], bytes: range).walk { part in
        if case .call(let call) = part.form {
          let name = call.name
          let isWork = name == "Button" || name == "TextField" || name.hasSuffix("Button") || name.hasSuffix("Composer")
          if isWork, isBehind || call.adds { result = true }
        }
        return .enter
      }
      return result
    }
  }
}

extension Call {
  /// Whether a button says that it adds something.
  fileprivate var adds: Bool {
    var result = false
    for argument in arguments {
      argument.value.walk { part in
        if case .text(let text) = part.form {
          let words = text.lowercased()
          if words.hasPrefix("plus") || ["add", "create", "new"].contains(where: { words.hasPrefix($0) || words.hasSuffix("." + $0) }) {
            result = true
          }
        }
        return .enter
      }
    }
    return result
  }
}

extension Statement {
  /// Where the statement stands, where that is known.
  fileprivate var bytes: Range<Int>? {
    switch self {
    case .expression(let value): value.bytes
    case .conditional(let conditional): conditional.bytes
    case .choice(let choice): choice.bytes
    default: nil
    }
  }
}
