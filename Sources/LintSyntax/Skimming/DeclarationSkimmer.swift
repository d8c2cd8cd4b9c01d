import LintModel

/// Reads the declarations of a file that other files may need, without parsing it.
///
/// What it says of types, their cases, properties and functions is what the parser would say; of code it keeps only
/// what ``ActionSummary`` asks.
struct DeclarationSkimmer {
  let tokens: TokenList
  /// Verbs of change that a project added.
  let verbs: [[UInt8]]
  /// Whether it looks at what code does, and not only at what is declared.
  let readsCode: Bool
  /// The token being read; the last one at the end of the file.
  var index = 0 {
    didSet { if index >= tokens.count { index = tokens.count - 1 } }
  }
  var facts: FileFacts
  /// The names of the types being read, outermost first.
  var scope: [String] = []
  /// The types being read, outermost first, as indices into the facts.
  var places: [Int] = []
  /// The code of members, in the order of the source.
  var bodies: [Body] = []
  /// The code of types, by their index in the facts.
  var blocks: [Int: Range<Int>] = [:]
  /// Whether a type holds something that no declaration begins with, or does not end.
  var isOdd = false

  /// The code of a function or a computed property.
  struct Body {
    /// The type it belongs to, as an index into the facts; `nil` outside types.
    let type: Int?
    /// Its index among the functions or properties of the type or file.
    let member: Int
    let isFunction: Bool
    /// Whether it builds views.
    let buildsViews: Bool
    /// The token of its opening brace.
    let open: Int
    /// What stands between its braces.
    let bytes: Range<Int>
    /// What its words hint at.
    let signs: SourceScan.Signs
  }

  /// What a type, or a file, is made of.
  struct Members {
    var cases: [CaseFacts] = []
    var properties: [PropertyFacts] = []
    var functions: [FunctionFacts] = []
    var isEnum = false
  }

  init(path: String, tokens: TokenList, verbs: [[UInt8]] = [], readsCode: Bool = true) {
    self.tokens = tokens
    self.verbs = verbs
    self.readsCode = readsCode
    facts = FileFacts(path: path)
  }

  mutating func read() -> FileFacts {
    var members = Members()
    while current.kind != .end {
      readMember(into: &members)
      if isSign("}") { index += 1 }
    }
    facts.functions = members.functions
    facts.properties = members.properties
    return facts
  }

  // MARK: Tokens

  var current: Token { tokens[index] }

  subscript(position: Int) -> Token { tokens[position] }

  func isSign(_ sign: Unicode.Scalar, at position: Int? = nil) -> Bool { tokens.isSign(sign, at: position ?? index) }
  func isWord(_ word: StaticString, at position: Int? = nil) -> Bool { tokens.isWord(word, at: position ?? index) }
}
