import LintModel

extension Choice {
  /// Whether every case is a small symbol, so that the whole is a sign of how something else goes.
  var showsSymbols: Bool {
    var names: [String] = []
    for item in cases {
      for statement in item.body.statements {
        guard let found = statement.shownNames else { return false }
        names += found
      }
    }
    return names.contains("Image") && names.allSatisfy { Self.symbols.contains($0) }
  }

  private static let symbols: Set<String> = ["Image", "ProgressView", "EmptyView", "Circle", "Color.clear"]
}

extension Statement {
  /// The names of the views it shows; `nil` where it does more than show some.
  fileprivate var shownNames: [String]? {
    switch self {
    case .expression(let value), .exit(.return, let value?): return [ViewElement(value).name]
    case .conditional(let conditional):
      var result: [String] = []
      for statement in conditional.then.statements + (conditional.otherwise?.statements ?? []) {
        guard let found = statement.shownNames else { return nil }
        result += found
      }
      return result
    default: return nil
    }
  }
}
