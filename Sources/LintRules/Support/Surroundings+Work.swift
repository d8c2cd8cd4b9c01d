import LintModel

extension Surroundings {
  /// Whether a button or a field stands behind what has some bytes, in a stack or section around it.
  ///
  /// What stands in front of it chooses what is shown, such as a filter.
  func hasWork(beside bytes: Range<Int>) -> Bool {
    for frame in frames.reversed() {
      switch frame {
      case .modifier: return false
      case .branch, .choice, .ternary: continue
      case .container(let element, _):
        guard Self.stacks.contains(element.name) else { continue }
        let closure = element.call?.arguments.first { $0.value.bytes.overlaps(bytes) }?.value.asClosure
        if let closure, closure.body.hasWork(behind: bytes) { return true }
      }
    }
    return false
  }

  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Section", "LazyVStack", "Group"]
}

extension Block {
  /// Whether a statement behind some bytes shows something with which a person begins.
  fileprivate func hasWork(behind bytes: Range<Int>) -> Bool {
    statements.contains { statement in
      guard let range = statement.bytes, range.lowerBound >= bytes.upperBound else { return false }
      var result = false
      Block([statement], bytes: range).walk { part in
        if case .call(let call) = part.form {
          let name = call.name
          if name == "Button" || name == "TextField" || name.hasSuffix("Button") || name.hasSuffix("Composer") { result = true }
        }
        return .enter
      }
      return result
    }
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
