import LintModel

extension Expression {
  /// What is asked to hold nothing, or with a negation to hold something: `items.isEmpty`, `!items.isEmpty`,
  /// `items.count == 0`, also beside flags that say whether something loads or failed.
  var emptiness: (path: String, isNegated: Bool)? {
    switch form {
    case .member(of: let base?, "isEmpty"): return base.path.map { ($0, false) }
    case .operation(["!"], let operands): return operands.first?.emptiness.map { ($0.path, !$0.isNegated) }
    case .operation(let operators, let operands):
      if operands.count == 2, case .member(of: let base?, "count") = operands[0].form,
        case .literal = operands[1].form
      {
        if operators == ["=="] { return base.path.map { ($0, false) } }
        if operators == [">"] { return base.path.map { ($0, true) } }
      }
      guard operators.allSatisfy({ $0 == "&&" || $0 == "!" || $0 == "==" }), operators.contains("&&") else {
        return nil
      }
      let asked = operands.compactMap(\.emptiness)
      let rest = operands.filter { $0.emptiness == nil }
      guard asked.count == 1, rest.allSatisfy({ $0.saysThatItIsOver }) else { return nil }
      return asked[0]
    case .group(let parts): return parts.count == 1 ? parts[0].emptiness : nil
    default: return nil
    }
  }

  /// Whether it asks that nothing is under way and nothing went wrong, or that an answer is there.
  var saysThatItIsOver: Bool {
    switch form {
    case .operation(["!"], let operands): return operands.first?.path.map { ProgressNames.contains($0) } ?? false
    case .operation(["=="], let operands):
      guard operands.count == 2, case .nothing = operands[1].form else { return false }
      return operands[0].path.map { FailureNames.contains($0) } ?? false
    case .nothing: return true
    case .name, .member:
      guard let last = path?.split(separator: ".").last?.lowercased() else { return false }
      return ["loaded", "finished", "fetched"].contains { last.hasSuffix($0) } || FailureNames.contains(last)
    default: return false
    }
  }
}
