import LintModel

extension Surroundings {
  /// Whether a button or a field stands behind what has some bytes, in a stack or section around it, or a button that
  /// adds something in front of it.
  ///
  /// Other buttons in front of it choose what is shown, such as a filter.
  func hasWork(beside bytes: Range<Int>) -> Bool {
    hasNeighbour(of: bytes) { $0.hasWork(isBehind: $1) }
  }

  /// Whether a button in a stack or section around what has some bytes is held back with what a path holds, so that it
  /// starts the work again.
  func hasButton(beside bytes: Range<Int>, about path: String) -> Bool {
    hasNeighbour(of: bytes) { block, _ in block.hasButton(about: path) }
  }

  /// Whether a control that chooses what is shown stands in a stack or section around what has some bytes.
  func hasControl(beside bytes: Range<Int>) -> Bool {
    hasNeighbour(of: bytes) { block, _ in block.hasControl }
  }

  /// Whether a statement beside what has some bytes satisfies a condition that also knows whether it stands behind it.
  private func hasNeighbour(of bytes: Range<Int>, where isWanted: (Block, _ isBehind: Bool) -> Bool) -> Bool {
    func isWantedIn(_ block: Block?) -> Bool {
      (block?.statements ?? []).contains { statement in
        guard let range = statement.bytes, !range.overlaps(bytes) else { return false }
        return isWanted(Block([statement], bytes: range), range.lowerBound >= bytes.upperBound)
      }
    }
    for frame in frames.reversed() {
      switch frame {
      case .modifier: return false
      case .ternary: continue
      case .branch(let conditional, let isThen):
        if isWantedIn(isThen ? conditional.then : conditional.otherwise) { return true }
      case .choice(_, let item):
        if isWantedIn(item.body) { return true }
      case .container(let element, _):
        guard Self.stacks.contains(element.name) else { continue }
        let closure = element.call?.arguments.first { $0.value.bytes.overlaps(bytes) }?.value.asClosure
        if isWantedIn(closure?.body) { return true }
      }
    }
    return false
  }

  private static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "Section", "LazyVStack", "Group", "List", "Form",
  ]
}

extension Block {
  /// Whether it shows something with which a person begins.
  fileprivate func hasWork(isBehind: Bool) -> Bool {
    var result = false
    walk { part in
      switch part.form {
      case .call(let call) where call.name.isWork: if isBehind || call.adds { result = true }
      case .name(let name) where name.isWork: if isBehind { result = true }
      default: break
      }
      return .enter
    }
    return result
  }

  /// Whether it shows something with which a person chooses among values.
  fileprivate var hasControl: Bool {
    var result = false
    walk { part in
      if case .call(let call) = part.form, call.name.hasSuffix("Picker") || ["Slider", "Stepper"].contains(call.name) {
        result = true
      }
      return result ? .skip : .enter
    }
    return result
  }

  /// Whether it shows a button that is held back with what a path holds.
  fileprivate func hasButton(about path: String) -> Bool {
    var result = false
    walk { part in
      guard !result, case .call = part.form else { return .enter }
      let element = ViewElement(part)
      if element.name.isWork, element.isHeldBack(with: path) { result = true }
      return .enter
    }
    return result
  }
}

extension String {
  /// Whether a view of the name is one with which a person begins: `checkFitButton`, `TextField`.
  fileprivate var isWork: Bool {
    self == "Button" || self == "TextField" || hasSuffix("Button") || hasSuffix("Composer")
  }
}

extension ViewElement {
  /// Whether the view looks at what a path holds, or at whether the owner of the path is busy.
  fileprivate func isHeldBack(with path: String) -> Bool {
    let owner = path.split(separator: ".").dropLast()
    let looks = (call?.arguments ?? []) + modifiers.filter { $0.name == "disabled" }.flatMap(\.arguments)
    return looks.contains { argument in
      argument.value.asClosure == nil
        && argument.value.readPaths.contains { read in
          read == path || read.hasPrefix(path + ".")
            || ProgressNames.contains(read) && read.split(separator: ".").dropLast() == owner
        }
    }
  }
}

extension Call {
  /// Whether a button says that it adds something.
  var adds: Bool {
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
