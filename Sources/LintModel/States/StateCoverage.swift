/// How a `switch` over a state treats each of the state's cases.
public struct StateCoverage: Sendable {
  public let state: AsyncState
  /// By what each state is; a state the enum does not have is left out.
  public private(set) var treatments: [StateRole: Treatment] = [:]

  /// How one state is treated.
  public enum Treatment: Sendable {
    /// A case of its own shows something.
    case shown(ChoiceCase, Fulfilment)
    /// A case of its own shows nothing.
    case nothing(ChoiceCase)
    /// `default` stands for it.
    case byDefault(ChoiceCase, Fulfilment)
    /// Nothing in the source stands for it.
    case missing
  }

  init(of choice: Choice, state: AsyncState, in scope: Scope, program: Program) {
    self.state = state
    let fallback = choice.cases.first { $0.isDefault && !$0.isUnknown || $0.patterns.contains { $0.matchesAll } }
    for role in state.states {
      let names = state.cases(for: role)
      let own = choice.cases.first { item in
        !item.isDefault && item.patterns.contains { pattern in
          pattern.name.map { names.contains($0) } ?? false
        } && (item.filter == nil || role != .success)
      } ?? choice.cases.first { item in
        item.patterns.contains { pattern in pattern.name.map { names.contains($0) } ?? false }
      }
      if let own {
        let holds = program.fulfilment(of: own.body, in: scope)
        if !holds.isDisjoint(with: [.content, .progress, .unavailable, .action, .unknown]) {
          treatments[role] = .shown(own, holds)
        } else {
          treatments[role] = program.mayShow(own.body, in: scope) ? .shown(own, [.content, .unknown]) : .nothing(own)
        }
      } else if let fallback {
        treatments[role] = .byDefault(fallback, program.fulfilment(of: fallback.body, in: scope))
      } else {
        treatments[role] = .missing
      }
    }
  }

  /// Whether a case of its own shows something for a state.
  public func shows(_ role: StateRole) -> Bool {
    if case .shown = treatments[role] { return true }
    return false
  }
}

extension Program {
  /// Whether a block in which nothing visible was found calls something that may build a view all the same.
  fileprivate func mayShow(_ block: Block, in scope: Scope) -> Bool {
    block.statements.contains { statement in
      if case .conditional(let conditional) = statement {
        return mayShow(conditional.then, in: scope) || conditional.otherwise.map { mayShow($0, in: scope) } ?? false
      }
      guard case .expression(let value) = statement else { return false }
      let element = ViewElement(value)
      let name = element.name
      if element.isInvisible || name.isEmpty || KnownViews.contains(String(name.prefix { $0 != "." })) {
        // A hook on an invisible view starts the work.
        return !element.modifiers.isEmpty && element.modifiers.contains { ["onAppear", "task"].contains($0.name) }
      }
      // What a helper shows is known; what this is, is not.
      return name.first?.isUppercase == false
    }
  }

  /// Returns how a `switch` treats the state it looks at; `nil` where it looks at no state, or shows nothing at all.
  public func coverage(of site: Site<Choice>) -> StateCoverage? {
    guard let state = asyncState(of: site.node, in: site.scope) else { return nil }
    let coverage = StateCoverage(of: site.node, state: state, in: site.scope, program: self)
    let showsAnything = coverage.treatments.values.contains {
      switch $0 {
      case .shown, .byDefault: true
      case .nothing, .missing: false
      }
    }
    return showsAnything ? coverage : nil
  }

  /// Whether a view shows something for a state somewhere else than in one `switch`.
  public func handlesElsewhere(
    _ role: StateRole, of subject: Expression, in scene: ViewScene, except bytes: Range<Int>
  ) -> Bool {
    guard let path = subject.path else { return false }
    for site in scene.choices where site.node.bytes != bytes && site.node.subject.path == path {
      if let coverage = coverage(of: site), coverage.shows(role) { return true }
    }
    for site in scene.conditionals where site.node.bytes != bytes {
      guard site.node.conditions.contains(where: { $0.asks(about: role, of: path) }) else { continue }
      if fulfilment(of: site.node.then, in: site.scope).contains(.content) { return true }
    }
    for site in scene.elements {
      for modifier in site.node.modifiers where modifier.mentions(path) {
        switch (role, modifier.name) {
        case (.loading, "redacted"), (.loading, "opacity"), (.failure, "opacity"), (.failure, "alert"),
          (.loading, "disabled"):
          return true
        default:
          // A modifier of the project's own that takes the state may show anything.
          if !modifier.runsItsClosure, !KnownViews.modifiers.contains(modifier.name),
            !Self.plainModifiers.contains(modifier.name)
          {
            return true
          }
        }
      }
    }
    return role == .loading && spins(besides: path, in: scene, except: bytes)
  }

  /// Whether something beside a `switch` shows progress while a state loads: it looks at a flag that is computed from
  /// the state, or is a view that is handed one.
  private func spins(besides path: String, in scene: ViewScene, except bytes: Range<Int>) -> Bool {
    let base = path.lastIndex(of: ".").map { String(path[...$0]) } ?? ""
    let name = path.dropFirst(base.utf8.count)
    func isFlag(_ read: String, in scope: Scope) -> Bool {
      if read.hasPrefix(path + ".") { return ProgressNames.contains(read) }
      guard read.hasPrefix(base), !read.dropFirst(base.utf8.count).contains("."), ProgressNames.contains(read),
        let property = property(at: read, in: scope), property.facts.isComputed
      else { return false }
      return property.facts.summary?.reads.contains { $0 == name || $0.hasPrefix(name + ".") } ?? false
    }
    let asksFlag = scene.conditionals.contains { site in
      !bytes.contains(site.node.bytes.lowerBound)
        && site.node.conditions.contains { $0.subject?.readPaths.contains { isFlag($0, in: site.scope) } ?? false }
        && fulfilment(of: site.node.then, in: site.scope).contains(.progress)
    }
    if asksFlag { return true }
    return scene.elements.contains { site in
      guard let call = site.node.call, call.name.first?.isUppercase == true, !KnownViews.contains(call.name),
        call.arguments.contains(where: { argument in
          argument.value.asClosure == nil && argument.value.readPaths.contains { isFlag($0, in: site.scope) }
        })
      else { return false }
      let alone = Call(callee: Expression(path: call.name), arguments: [], list: nil, nameBytes: 0..<0)
      return fulfilment(of: Expression(.call(alone), bytes: 0..<0), in: site.scope).contains(.progress)
    }
  }

  private static let plainModifiers: Set<String> = [
    "animation", "onChange", "transition", "environment", "navigationTitle", "id", "tag", "accessibilityValue",
    "contentTransition", "symbolEffect", "sensoryFeedback", "scrollDisabled", "scrollPosition",
  ]
}

extension Call {
  /// Whether one of its arguments, closures left out, reads a path.
  func mentions(_ path: String) -> Bool {
    arguments.contains { argument in
      guard argument.value.asClosure == nil else { return false }
      return argument.value.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") }
    }
  }
}

extension Condition {
  /// Whether the condition holds exactly while a state at a path is in a role.
  public func asks(about role: StateRole, of path: String) -> Bool {
    switch form {
    case .match(let pattern, let value):
      return value.path == path && pattern.name.map { StateRole(caseName: $0) == role } ?? false
    case .unwrap(_, let value):
      guard let read = value.path, read.hasPrefix(path + ".") else { return false }
      return Self.role(ofMember: String(read.dropFirst(path.utf8.count + 1))) == role
    case .expression(let value):
      var result = false
      value.walk { part in
        if let read = part.path {
          if read.hasPrefix(path + "."), Self.role(ofMember: String(read.dropFirst(path.utf8.count + 1))) == role {
            result = true
          }
          return .skip
        }
        if case .operation(let operators, let operands) = part.form, operators.contains("=="),
          operands.contains(where: { $0.path == path })
        {
          for operand in operands {
            if case .member(of: nil, let name) = operand.form, StateRole(caseName: name) == role { result = true }
          }
        }
        return .enter
      }
      return result
    case .availability: return false
    }
  }

  private static func role(ofMember name: String) -> StateRole? {
    let word = name.lowercased()
    if word.contains("loading") { return .loading }
    if word.contains("error") || word.contains("fail") { return .failure }
    if word.contains("empty") { return .empty }
    if word.contains("value") || word.contains("success") || word.contains("loaded") { return .success }
    return nil
  }
}
