extension JSON {
  /// How a value is laid out as text.
  package enum Layout: Sendable {
    /// On one line, without spaces.
    case compact
    /// One member a line, indented by two spaces.
    case indented
  }

  /// Returns the value as JSON text, with the keys in their order.
  package func text(_ layout: Layout = .compact) -> String {
    var text = ""
    write(to: &text, layout: layout, depth: 0)
    return text
  }

  private func write(to text: inout String, layout: Layout, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += JSON.text(of: number)
    case .string(let string): JSON.write(string, to: &text)
    case .array(let elements):
      JSON.write(elements, between: "[", and: "]", to: &text, layout: layout, depth: depth) { element, text in
        element.write(to: &text, layout: layout, depth: depth + 1)
      }
    case .object(let members):
      JSON.write(members, between: "{", and: "}", to: &text, layout: layout, depth: depth) { member, text in
        JSON.write(member.key, to: &text)
        text += layout == .compact ? ":" : ": "
        member.value.write(to: &text, layout: layout, depth: depth + 1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between opening: String, and closing: String, to text: inout String, layout: Layout, depth: Int,
    item write: (Item, inout String) -> Void
  ) {
    text += opening
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine(in: &text, layout: layout, depth: depth + 1)
      write(item, &text)
    }
    if !items.isEmpty { breakLine(in: &text, layout: layout, depth: depth) }
    text += closing
  }

  private static func breakLine(in text: inout String, layout: Layout, depth: Int) {
    guard layout == .indented else { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
