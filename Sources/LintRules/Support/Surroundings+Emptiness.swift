import LintModel

extension Surroundings {
  /// Whether the place is the detail of a split view while nothing is chosen.
  var isDetailPlaceholder: Bool {
    frames.contains { frame in
      switch frame {
      case .container(let element, let label): element.name == "NavigationSplitView" && label == "detail"
      case .branch(let conditional, isThen: false):
        conditional.conditions.contains { condition in
          guard case .unwrap(let name, _) = condition.form else { return false }
          let word = name.lowercased()
          return word.contains("select") || word.contains("current") || word == "doc" || word == "item"
        }
      default: false
      }
    }
  }

  /// Whether what decides that the place is shown asks whether there is anything; `nil` where nothing decides.
  func asksForEmptiness(_ program: Program) -> Bool? {
    for frame in frames.reversed() {
      switch frame {
      case .branch(let conditional, let isThen):
        if conditional.conditions.contains(where: { $0.asksForEmptiness }) { return true }
        // `if isLoading { … } else { … }` says nothing about what there is.
        if !isThen, conditional.conditions.allSatisfy({ $0.subject?.path.map { ProgressNames.contains($0) } ?? false }) { continue }
        return conditional.conditions.allSatisfy { $0.isAvailability } ? nil : false
      case .choice(let choice, let item):
        if item.filter.map({ $0.asksForEmptiness }) ?? false { return true }
        let state = program.asyncState(of: choice, in: scope)
        let names = item.patterns.compactMap(\.name)
        return names.contains { name in
          state?.roles[name] == .empty || StateRole(caseName: name) == .empty
            || state?.followsAction == false && state?.roles[name] == .success
        }
      case .ternary(let condition): return condition.asksForEmptiness
      case .container, .modifier: continue
      }
    }
    return nil
  }

  /// Whether the place is shown where a search or a filter left nothing.
  var isAboutSearch: Bool {
    frames.contains { frame in
      guard case .branch(let conditional, let isThen) = frame else { return false }
      return conditional.conditions.contains { condition in
        guard case .expression(let value) = condition.form else { return false }
        return value.asksAboutSearch(isNegated: !isThen)
      }
    }
  }
}

extension Condition {
  fileprivate var isAvailability: Bool {
    if case .availability = form { return true }
    return false
  }

  fileprivate var asksForEmptiness: Bool { subject?.asksForEmptiness ?? false }
}

extension Expression {
  /// Whether anything in it asks whether there is anything.
  var asksForEmptiness: Bool {
    var result = false
    walk { part in
      switch part.form {
      case .name(let name), .member(_, let name):
        let word = name.lowercased()
        if word.contains("empty") || word == "count" || word.hasPrefix("hasno") || word.hasPrefix("hasany")
          || word.hasPrefix("nothing") || word.hasPrefix("no") && name.dropFirst(2).first?.isUppercase == true
        {
          result = true
        }
      case .group(let parts) where parts.isEmpty: result = true
      default: break
      }
      return .enter
    }
    return result
  }

  /// Whether it holds where a search left nothing.
  func asksAboutSearch(isNegated: Bool) -> Bool {
    switch form {
    case .operation(["!"], let operands): return operands.contains { $0.asksAboutSearch(isNegated: !isNegated) }
    case .operation(_, let operands): return operands.contains { $0.asksAboutSearch(isNegated: isNegated) }
    case .member(of: let base?, "isEmpty"):
      guard let name = base.path?.split(separator: ".").last?.lowercased() else { return false }
      let isTyped = ["text", "query", "term", "keyword", "string", "input"].contains { name.contains($0) } || name == "search"
      if isTyped { return isNegated && (name.contains("search") || name.contains("query") || name.contains("filter") || name.contains("term")) }
      return !isNegated && ["result", "search", "filter", "match", "suggest", "found"].contains { name.contains($0) }
    default: return false
    }
  }
}
