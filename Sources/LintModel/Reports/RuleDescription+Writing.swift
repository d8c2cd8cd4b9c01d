extension RuleDescription {
  /// The description as Markdown, for the reference and for services that show it.
  package func markdown(headingLevel: Int) -> String {
    var text = String(repeating: "#", count: headingLevel) + " \(identifier)\n\n\(summary)\n"
    if !reason.isEmpty { text += "\n\(reason)\n" }
    if !source.isEmpty { text += "\n> \(source.replacing("\n", with: "\n> "))\n" }
    text += Self.examples("Reported, from each `↓` on:", reported)
    text += Self.examples("Accepted:", accepted)
    return text
  }

  private static func examples(_ title: String, _ examples: [String]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n\(title)\n" + examples.map { "\n```swift\n\(trimmed($0))\n```\n" }.joined()
  }

  /// The description for a terminal.
  package var plainText: String {
    var text = "\(identifier): \(summary)\n"
    if !reason.isEmpty { text += "\n\(reason)\n" }
    if !source.isEmpty { text += "\nFrom the rules: “\(source)”\n" }
    let lists = [("Reported, from each ↓ on:", reported), ("Accepted:", accepted)]
    for (title, examples) in lists where !examples.isEmpty {
      text += "\n\(title)\n"
      for example in examples {
        let lines = Self.trimmed(example).split(separator: "\n", omittingEmptySubsequences: false)
        text += "\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }
    }
    return text
  }

  private static func trimmed(_ example: String) -> String {
    var lines = example.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
