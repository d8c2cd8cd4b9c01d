import LintModel
import Testing

@Suite struct JSONTests {
  @Test func `what is written is read back`() throws {
    let value: JSON = [
      "text": "“quoted” \"and\" \\ \n\t\u{1} 🌍", "list": [1, -2, true, .null, .number(1.5)], "empty": [:], "none": [],
    ]
    #expect(try JSONParser.parse(value.text().utf8) == value)
    #expect(try JSONParser.parse(value.text(.indented).utf8) == value)
  }

  @Test func `comments and last commas are for people, not for programs`() throws {
    let text = "// heading\n{ /* a\nb */ \"list\": [1, 2,], }"
    let json = try JSONParser.parseLocated(text.utf8, allowsComments: true).plain
    #expect(json == ["list": [1, 2]])
    #expect(throws: JSONError.self) { try JSONParser.parse(text.utf8) }
    #expect(throws: JSONError.self) { try JSONParser.parse("[1,]".utf8) }
  }

  @Test func `a key knows its line and column`() throws {
    let json = try JSONParser.parseLocated("{\n  // why\n  \"rules\": 1\n}".utf8, allowsComments: true)
    guard case .object(let members) = json.content else { return #expect(Bool(false)) }
    #expect(members.first?.place == TextPlace(line: 3, column: 3))
  }

  @Test func `escapes and pairs of surrogates are characters`() throws {
    #expect(try JSONParser.parse(#""\u00e9 \ud83c\udf0d \ud800 \/""#.utf8) == "é 🌍 \u{FFFD} /")
  }

  @Test(arguments: [
    "", "{", "[", "{\"a\"}", "{\"a\":}", "[1 2]", "tru", "\"open", "\"\\x\"", "01", "1.", "--1", "nul", "{a: 1}", "1 2",
    "\"\\u12\"", "/* open", "[1e999]", "\"line\nbreak\"",
  ])
  func `text that is not JSON is an error with a place`(text: String) {
    #expect(throws: JSONError.self) { try JSONParser.parseLocated(text.utf8, allowsComments: true) }
  }

  @Test func `nesting without end is an error, not a crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONParser.parse(text.utf8) }
  }
}
