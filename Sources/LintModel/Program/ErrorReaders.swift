/// Which of the properties that hold what went wrong anybody looks at.
struct ErrorReaders: Sendable {
  /// The names that are set inside a `catch` and read nowhere.
  private(set) var unread: Set<String> = []
  /// The names that are set inside a `catch` and are nowhere set to anything else.
  private(set) var uncleared: Set<String> = []

  init(of files: [FileFacts]) {
    for summary in files.lazy.flatMap(\.summaries) {
      for path in summary.assignsInCatch { unread.insert(path.lastName) }
    }
    // The closures in views set errors too.
    for body in files.lazy.flatMap(\.bodies) where body.attempts {
      for path in ActionSummary(of: body).assignsInCatch { unread.insert(path.lastName) }
    }
    guard !unread.isEmpty else { return }
    uncleared = unread
    for file in files {
      for summary in file.summaries {
        // Inside a function that catches, `error` is what was caught.
        let catches = !summary.assignsInCatch.isEmpty || !summary.callsInCatch.isEmpty || !summary.swallows.isEmpty
        for path in summary.reads where !catches || path != "error" && !path.hasPrefix("error.") { drop(namesIn: path) }
        keepUncleared(in: summary)
      }
      for body in file.bodies {
        let summary = ActionSummary(of: body)
        for path in summary.reads + summary.calls { drop(namesIn: path) }
        keepUncleared(in: summary)
      }
    }
  }

  private mutating func drop(namesIn path: String) {
    for part in path.split(separator: ".") {
      let name = part.hasPrefix("$") ? part.dropFirst() : part
      unread.remove(String(name))
    }
  }

  private mutating func keepUncleared(in summary: ActionSummary) {
    guard !summary.assigns.isEmpty else { return }
    var inCatch: [String: Int] = [:]
    for path in summary.assignsInCatch { inCatch[path.lastName, default: 0] += 1 }
    for path in summary.assigns {
      let name = path.lastName
      if let count = inCatch[name], count > 0 { inCatch[name] = count - 1 } else { uncleared.remove(name) }
    }
  }
}

extension String {
  /// What stands behind the last dot.
  fileprivate var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}

extension FileFacts {
  fileprivate var summaries: [ActionSummary] {
    var result = functions.map(\.summary) + properties.compactMap(\.summary)
    for type in types {
      for function in type.functions where function.body == nil { result.append(function.summary) }
      for property in type.properties where property.body == nil {
        if let summary = property.summary { result.append(summary) }
      }
    }
    return result
  }

  fileprivate var bodies: [Block] {
    types.flatMap { $0.properties.compactMap(\.body) + $0.functions.compactMap(\.body) }
  }
}

extension Block {
  /// Whether anything in it catches errors.
  fileprivate var attempts: Bool {
    holdsStatement {
      if case .attempt = $0 { return true }
      return false
    }
  }

  private func holdsStatement(_ isWanted: (Statement) -> Bool) -> Bool {
    if statements.contains(where: { isWanted($0) || $0.holdsInside(isWanted) }) { return true }
    var result = false
    walk { part in
      if result { return .skip }
      switch part.form {
      case .closure(let closure): result = closure.body.statements.contains { isWanted($0) || $0.holdsInside(isWanted) }
      case .statement(let statement): result = isWanted(statement) || statement.holdsInside(isWanted)
      default: break
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Statement {
  /// Whether one of the statements between its own braces satisfies a condition.
  fileprivate func holdsInside(_ isWanted: (Statement) -> Bool) -> Bool {
    func look(_ block: Block) -> Bool { block.statements.contains { isWanted($0) || $0.holdsInside(isWanted) } }
    return switch self {
    case .conditional(let conditional): look(conditional.then) || conditional.otherwise.map(look) ?? false
    case .guarded(let guarded): look(guarded.otherwise)
    case .choice(let choice): choice.cases.contains { look($0.body) }
    case .attempt(let attempt): look(attempt.body) || attempt.catches.contains { look($0.body) }
    case .loop(let loop): look(loop.body)
    case .blocks(let blocks): blocks.contains(where: look)
    case .expression, .binding, .assignment, .exit: false
    }
  }
}

extension Program {
  /// Whether a property is set inside a `catch` and nobody ever looks at it.
  public func isUnread(_ path: String) -> Bool { errors.unread.contains(path.lastName) }

  /// Whether a property is set inside a `catch` and to nothing else anywhere, so that it stays.
  public func isUncleared(_ path: String) -> Bool { errors.uncleared.contains(path.lastName) }
}
