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

  /// Whether the place is shown for as long as something is not connected, and goes away by itself.
  var isAboutConnection: Bool {
    frames.contains { frame in
      guard case .branch(let conditional, _) = frame else { return false }
      return conditional.conditions.contains { condition in
        condition.subject?.readPaths.contains { path in
          let word = path.lowercased()
          return ["isconnected", "isonline", "reachab", "isoffline", "hasconnection"].contains { word.contains($0) }
        } ?? false
      }
    }
  }

  /// Whether the place is behind `@unknown default`, which nobody meets today.
  var isInUnknownCase: Bool {
    frames.contains { frame in
      if case .choice(_, let item) = frame { return item.isUnknown }
      return false
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

extension Surroundings {
  /// Whether the place is the `else` of a condition under which something loads.
  var isBesideLoading: Bool {
    frames.contains { frame in
      guard case .branch(let conditional, isThen: false) = frame else { return false }
      return conditional.conditions.contains { condition in
        guard case .expression(let value) = condition.form else { return false }
        return value.readPaths.contains { ProgressNames.contains($0) }
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

extension Surroundings {
  /// Whether the place is the label of a button or of a picker, which is pressed again by itself, or what a button of
  /// the project's own opens.
  var isInButton: Bool {
    frames.contains { frame in
      if case .container(let element, _) = frame { return element.name.hasSuffix("Button") || element.name == "PhotosPicker" }
      return false
    }
  }
}
