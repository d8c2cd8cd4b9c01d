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
    return names.contains { $0.isImage } && names.allSatisfy { $0.isImage || Self.symbols.contains($0) }
  }

  private static let symbols: Set<String> = ["ProgressView", "EmptyView", "Spacer", "Circle", "Color.clear"]
}

extension String {
  /// Whether a view of the name is a picture: `Image`, or a picture of the project's own such as `Image.crossWhite`.
  fileprivate var isImage: Bool {
    self == "Image" || hasPrefix("Image.") || hasSuffix("Image") && self != "AsyncImage" || self == Self.sign
  }

  /// Stands for a text without a letter, such as a tick.
  fileprivate static let sign = "Image.sign"
}

extension Program {
  /// Whether a block shows pictures and nothing else, itself or through a property or function of its view.
  func showsOnlySymbols(_ block: Block, in scope: Scope) -> Bool {
    guard !block.statements.isEmpty else { return false }
    return block.statements.allSatisfy { statement in
      guard let names = statement.shownNames, !names.isEmpty else { return false }
      return names.allSatisfy { name in
        name.isImage || code(named: name, in: scope).map { body in
          body.statements.allSatisfy { $0.shownNames?.allSatisfy(\.isImage) ?? false }
        } ?? false
      }
    }
  }
}

extension Statement {
  /// The names of the views it shows; `nil` where it does more than show some.
  fileprivate var shownNames: [String]? {
    switch self {
    case .expression(let value), .exit(.return, let value?):
      let element = ViewElement(value)
      if element.name == "Text", case .text(let text)? = element.call?.arguments.first?.value.form,
        !text.contains(where: { $0.isLetter || $0.isNumber })
      {
        return [String.sign]
      }
      return [element.name]
    case .choice(let choice):
      var result: [String] = []
      for statement in choice.cases.flatMap(\.body.statements) {
        guard let found = statement.shownNames else { return nil }
        result += found
      }
      return result
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
