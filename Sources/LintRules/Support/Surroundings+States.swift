import LintModel

extension Surroundings {
  /// Whether the place is shown only after a failure.
  func isInFailure(_ program: Program) -> Bool {
    frames.contains { frame in
      switch frame {
      case .choice(let choice, let item):
        guard let state = program.asyncState(of: choice, in: scope) else {
          return item.patterns.contains { $0.name.map { StateRole(caseName: $0) == .failure } ?? false }
        }
        return item.roles(in: state).contains(.failure)
      case .branch(let conditional, let isThen):
        return isThen && conditional.conditions.contains { $0.asksAboutFailure }
      default: return false
      }
    }
  }

  /// Whether the place is shown only while something loads.
  func isInLoading(_ program: Program) -> Bool {
    frames.contains { frame in
      switch frame {
      case .choice(let choice, let item):
        guard let state = program.asyncState(of: choice, in: scope) else { return false }
        let roles = item.roles(in: state)
        return roles.contains(.loading) && !roles.contains(.success)
      case .branch(let conditional, let isThen):
        return isThen && conditional.conditions.contains { condition in
          guard case .expression(let value) = condition.form, let path = value.path else { return false }
          return ProgressNames.contains(path)
        }
      default: return false
      }
    }
  }
}

extension Condition {
  /// Whether the condition asks for an error.
  var asksAboutFailure: Bool {
    switch form {
    case .unwrap(let name, let value):
      return FailureNames.contains(name) || value.path.map { FailureNames.contains($0) } ?? false
    case .match(let pattern, _): return pattern.name.map { StateRole(caseName: $0) == .failure } ?? false
    case .expression(let value):
      var result = false
      value.walk { part in
        switch part.form {
        case .name, .member:
          if let path = part.pathOrMember, FailureNames.contains(path) { result = true }
          return .skip
        default: return .enter
        }
      }
      return result
    case .availability: return false
    }
  }
}

/// Names that hold what went wrong.
enum FailureNames {
  static func contains(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last?.lowercased() else { return false }
    return last.contains("error") || last.contains("fail") || last.contains("problem") || last == "exception"
      || last.contains("offline") || last.contains("unavailable") || last.contains("denied")
      || last.contains("unauthorized") || last.contains("permission")
  }
}

extension Call {
  /// Whether the page asks the person to choose something, as the empty detail of a split view does.
  var asksForChoice: Bool {
    var result = false
    for argument in arguments {
      argument.value.walk { part in
        if case .text(let text) = part.form {
          let words = text.lowercased()
          if words.hasPrefix("select") || words.hasPrefix("choose") || words.hasPrefix("pick") || words.contains("selected")
            || words.contains("selection")
          {
            result = true
          }
        }
        return .enter
      }
    }
    return result
  }
}

extension Call {
  /// Whether the page says that something may not be seen, which no button changes.
  var isAboutAccess: Bool { says { $0.contains("lock") || $0.contains("permission") || $0.contains("forbidden") } }

  /// Whether the page shows a failure, which other rules look at.
  var isAboutFailure: Bool {
    says { $0.contains("exclamationmark") || $0.contains("wifi") || $0.contains("xmark.octagon") || $0 == "error" }
  }

  /// Whether the page says that a search found nothing: the search field is the action.
  var isAboutSearch: Bool { says { $0.contains("search") || $0.contains("no results") } }

  /// Whether a text or a name in the arguments satisfies a condition, in lower case.
  private func says(_ isWanted: (String) -> Bool) -> Bool {
    var result = false
    for argument in arguments {
      argument.value.walk { part in
        switch part.form {
        case .text(let text): if isWanted(text.lowercased()) { result = true }
        case .member(_, let name): if isWanted(name.lowercased()) { result = true }
        default: break
        }
        return .enter
      }
    }
    return result
  }
}

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
}
