import LintModel

/// Reads the declarations of a file that other files may need, without parsing it.
///
/// What it says of types, their cases, properties and functions is what the parser would say; of code it keeps only
/// what ``ActionSummary`` asks.
struct DeclarationSkimmer {
  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: ContiguousArray<Token>
  /// The token being read; the last one at the end of the file.
  private var index = 0 {
    didSet { if index >= tokens.count { index = tokens.count - 1 } }
  }
  private var facts: FileFacts
  private var scope: [String] = []
  /// The types being read, outermost first, as indices into the facts.
  private var places: [Int] = []
  /// The code of members, in the order of the source.
  private(set) var bodies: [Body] = []
  /// The code of types, by their index in the facts.
  private(set) var blocks: [Int: Range<Int>] = [:]

  /// The code of a function or a computed property.
  struct Body {
    /// The type it belongs to, as an index into the facts; `nil` outside types.
    let type: Int?
    /// Its index among the functions or properties of the type or file.
    let member: Int
    let isFunction: Bool
    /// Whether it builds views.
    let buildsViews: Bool
    /// What stands between its braces.
    let bytes: Range<Int>
    /// What its words hint at.
    let signs: SourceScan.Signs
  }

  init(path: String, source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    tokens = Tokenizer.tokens(of: source)
    facts = FileFacts(path: path)
  }

  mutating func read() -> FileFacts {
    var members = Members()
    while self[index].kind != .end {
      readMember(into: &members)
      if isSign("}") { index += 1 }
    }
    facts.functions = members.functions
    facts.properties = members.properties
    return facts
  }

  private struct Members {
    var cases: [CaseFacts] = []
    var properties: [PropertyFacts] = []
    var functions: [FunctionFacts] = []
    var isEnum = false
  }

  // MARK: Tokens

  private var current: Token { self[index] }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
  }

  private func text(of token: Token) -> String { text(token.bytes) }

  /// The source of a run of tokens.
  private func text(from first: Int, to end: Int) -> String {
    guard first < end else { return "" }
    return text(Int(self[first].start)..<Int(self[end - 1].end))
  }

  /// The token at a position, or the nearest there is.
  private subscript(position: Int) -> Token { tokens[min(max(position, 0), tokens.count - 1)] }

  private func isSign(_ sign: Unicode.Scalar, at offset: Int? = nil) -> Bool {
    let token = self[min(offset ?? index, tokens.count - 1)]
    return token.kind == .sign && token.byte == UInt8(ascii: sign)
  }

  private func isWord(_ word: StaticString, at offset: Int? = nil) -> Bool {
    let token = self[min(offset ?? index, tokens.count - 1)]
    guard token.kind == .word, token.bytes.count == word.utf8CodeUnitCount else { return false }
    for position in 0..<word.utf8CodeUnitCount
    where source[Int(token.start) + position] != word.utf8Start[position] {
      return false
    }
    return true
  }

  /// Returns where the group that opens at an index ends, behind its closing sign.
  private func groupEnd(at open: Int) -> Int {
    var depth = 0
    var position = open
    while self[position].kind != .end {
      if self[position].kind == .sign {
        switch self[position].byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { return position + 1 }
        default: break
        }
      }
      position += 1
    }
    return position
  }

  /// Returns where the generic arguments that open at an index end.
  private func angleEnd(at open: Int) -> Int {
    var depth = 0
    var position = open
    while self[position].kind != .end {
      if self[position].kind == .sign {
        switch self[position].byte {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">") where !isArrowHead(position):
          depth -= 1
          if depth == 0 { return position + 1 }
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return position
        default: break
        }
      }
      position += 1
    }
    return position
  }

  private func isArrowHead(_ position: Int) -> Bool {
    position > 0 && isSign("-", at: position - 1) && self[position - 1].end == self[position].start
  }

  /// Returns where a written type that begins at an index ends.
  private func typeEnd(at start: Int) -> Int {
    var position = start
    while self[position].kind != .end {
      let token = self[position]
      if position > start, token.beginsLine, !isArrowStart(position), !isArrowHead(position - 1), !isSign("&", at: position), !isSign(".", at: position),
        !isSign("&", at: position - 1)
      {
        return position
      }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "<"):
          position = angleEnd(at: position)
          continue
        case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ")"),
          UInt8(ascii: "]"), UInt8(ascii: ";"):
          return position
        default: break
        }
      } else if token.kind == .word, isWord("where", at: position) {
        return position
      } else if token.kind == .string {
        return position
      }
      position += 1
    }
    return position
  }

  private func isArrowStart(_ position: Int) -> Bool {
    isSign("-", at: position) && isSign(">", at: position + 1)
  }

  // MARK: Members

  private mutating func readMember(into members: inout Members) {
    var attributes: [String] = []
    var isStatic = false
    var isPrivate = false
    while true {
      let token = current
      if token.kind == .end || isSign("}") { return }
      if isSign("@") {
        attributes.append(readAttribute())
        continue
      }
      if isSign("#") {
        readDirective()
        continue
      }
      guard token.kind == .word else {
        index = isSign("{") || isSign("(") || isSign("[") ? groupEnd(at: index) : index + 1
        attributes = []
        continue
      }
      switch word() {
      case .modifier:
        index += 1
        if isSign("("), !current.beginsLine { index = groupEnd(at: index) }
        continue
      case .privacy:
        index += 1
        if isSign("("), !current.beginsLine { index = groupEnd(at: index) } else { isPrivate = true }
        continue
      case .static:
        isStatic = true
        index += 1
        continue
      case .type(let kind):
        if kind == .class, isWord("func", at: index + 1) || isWord("var", at: index + 1) || isWord("let", at: index + 1)
          || isWord("override", at: index + 1) || isWord("subscript", at: index + 1)
        {
          isStatic = true
          index += 1
          continue
        }
        return readType(kind, attributes: attributes + (isPrivate && kind == .extension ? ["private"] : []))
      case .alias: return readAlias()
      case .variable:
        if isPrivate { attributes.append("private") }
        return readVariables(attributes: attributes, isStatic: isStatic, into: &members)
      case .function:
        if isPrivate { attributes.append("private") }
        return readFunction(attributes: attributes, isStatic: isStatic, into: &members)
      case .initializer:
        return readInitializer(into: &members)
      case .enumCase where members.isEnum: return readCases(into: &members)
      case .skippedLine:
        index += 1
        while !current.beginsLine, !isSign("}"), !isSign(";") { index = isSign("{") ? groupEnd(at: index) : index + 1 }
        return
      case .enumCase, .other:
        index += 1
        attributes = []
        continue
      }
    }
  }

  private enum Word {
    case modifier, privacy, `static`, type(TypeFacts.Kind), alias, variable, function, initializer, enumCase
    case skippedLine, other
  }

  private func word() -> Word {
    switch current.bytes.count {
    case 3:
      if isWord("var") || isWord("let") { return .variable }
    case 4:
      if isWord("func") { return .function }
      if isWord("enum") { return .type(.enumeration) }
      if isWord("case") { return .enumCase }
      if isWord("init") { return .initializer }
      if isWord("lazy") || isWord("open") || isWord("weak") { return .modifier }
    case 5:
      if isWord("class") { return .type(.class) }
      if isWord("actor"), self[index + 1].kind == .word { return .type(.actor) }
      if isWord("final") { return .modifier }
    case 6:
      if isWord("struct") { return .type(.structure) }
      if isWord("public") { return .modifier }
      if isWord("static") { return .static }
      if isWord("import") { return .skippedLine }
      if isWord("deinit") { return .skippedLine }
    case 7:
      if isWord("private") { return .privacy }
      if isWord("dynamic") || isWord("package") || isWord("unowned") || isWord("mutating") { return .modifier }
    case 8:
      if isWord("protocol") { return .type(.protocol) }
      if isWord("internal") || isWord("override") || isWord("required") || isWord("optional") || isWord("indirect")
        || isWord("mutating")
      {
        return .modifier
      }
    case 9:
      if isWord("extension") { return .type(.extension) }
      if isWord("typealias") { return .alias }
      if isWord("subscript") { return .skippedLine }
    default:
      if isWord("fileprivate") { return .privacy }
      if isWord("nonisolated") || isWord("convenience") || isWord("nonmutating") || isWord("distributed") {
        return .modifier
      }
      if isWord("associatedtype") || isWord("precedencegroup") { return .skippedLine }
    }
    return .other
  }

  private mutating func readAttribute() -> String {
    index += 1
    let start = index
    index += 1
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    if isSign("<") { index = angleEnd(at: index) }
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    if isSign("("), current.start == self[index - 1].end { index = groupEnd(at: index) }
    return text(from: start, to: index)
  }

  private mutating func readDirective() {
    index += 1
    if isWord("if") || isWord("elseif") || isWord("else") || isWord("endif") || isWord("sourceLocation")
      || isWord("warning") || isWord("error")
    {
      while current.kind != .end, !current.beginsLine { index += 1 }
      return
    }
    // A macro such as `#Preview`, whose code is nobody else's.
    index += 1
    if isSign("(") { index = groupEnd(at: index) }
    if isSign("{") { index = groupEnd(at: index) }
  }

  private func unquoted(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  // MARK: Types

  private mutating func readType(_ kind: TypeFacts.Kind, attributes: [String]) {
    index += 1
    guard current.kind == .word || isSign("["), scope.count < 40 else {
      index += 1
      return
    }
    let nameStart = index
    index = isSign("[") ? groupEnd(at: index) : index + 1
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    let name = unquoted(text(from: nameStart, to: index))
    var nameBytes = Int(self[nameStart].start)..<Int(self[index - 1].end)
    var type = TypeFacts(
      name: (scope + [name]).joined(separator: "."), kind: kind, attributes: attributes, nameBytes: nameBytes)
    if isSign("<") {
      let end = angleEnd(at: index)
      if kind == .extension {
        nameBytes = nameBytes.lowerBound..<Int(self[end - 1].end)
        type.nameBytes = nameBytes
      } else {
        type.generics = generics(from: index + 1, to: end - 1)
      }
      index = end
    }
    if isSign(":") {
      index += 1
      type.inherits = inheritance()
    }
    while current.kind != .end, !isSign("{") {
      if isSign("}") { return }
      index += 1
    }
    guard isSign("{") else { return }
    index += 1
    let place = facts.types.count
    let open = index
    facts.types.append(type)
    places.append(place)
    scope.append(name)
    var members = Members()
    members.isEnum = kind == .enumeration
    while current.kind != .end, !isSign("}") { readMember(into: &members) }
    blocks[place] = Int(self[open - 1].end)..<Int(current.start)
    if isSign("}") { index += 1 }
    scope.removeLast()
    places.removeLast()
    facts.types[place].cases = members.cases
    facts.types[place].properties = members.properties
    facts.types[place].functions = members.functions
  }

  private func generics(from start: Int, to end: Int) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var position = start
    while position < end {
      guard self[position].kind == .word else {
        position += 1
        continue
      }
      if isWord("each", at: position) || isWord("let", at: position) { position += 1 }
      let name = text(of: self[position])
      position += 1
      var constraint: String?
      if isSign(":", at: position) {
        let from = position + 1
        position = from
        while position < end, !isSign(",", at: position) {
          position = isSign("<", at: position) ? angleEnd(at: position)
            : isSign("(", at: position) || isSign("[", at: position) ? groupEnd(at: position) : position + 1
        }
        constraint = text(from: from, to: min(position, end))
      }
      result.append(GenericParameter(name: name, constraint: constraint))
      while position < end, !isSign(",", at: position) { position += 1 }
      position += 1
    }
    return result
  }

  private mutating func inheritance() -> [String] {
    var result: [String] = []
    var start = index
    while current.kind != .end {
      if isSign("{") || isWord("where") || isSign("}") { break }
      if isSign(",") {
        result.append(text(from: start, to: index))
        index += 1
        start = index
        continue
      }
      index = isSign("<") ? angleEnd(at: index) : isSign("(") || isSign("[") ? groupEnd(at: index) : index + 1
    }
    if start < index { result.append(text(from: start, to: index)) }
    return result
  }

  private mutating func readAlias() {
    index += 1
    guard current.kind == .word else { return }
    let name = unquoted(text(of: current))
    index += 1
    if isSign("<") { index = angleEnd(at: index) }
    guard isSign("=") else { return }
    index += 1
    let start = index
    index = typeEnd(at: index)
    facts.aliases.append(
      AliasFacts(name: (scope + [name]).joined(separator: "."), type: text(from: start, to: index)))
  }

  private mutating func readCases(into members: inout Members) {
    index += 1
    while current.kind == .word {
      let name = unquoted(text(of: current))
      index += 1
      var values: [String] = []
      if isSign("(") {
        let end = groupEnd(at: index)
        values = parameters(from: index + 1, to: end - 1).map(\.type)
        index = end
      }
      members.cases.append(CaseFacts(name: name, values: values))
      if isSign("=") {
        index += 1
        if isSign("-") { index += 1 }
        index += 1
      }
      guard isSign(",") else { return }
      index += 1
    }
  }

  /// Reads parameters, of a function or of the case of an enum.
  private func parameters(from start: Int, to end: Int) -> [ParameterFacts] {
    var result: [ParameterFacts] = []
    var position = start
    while position < end {
      let first = position
      var colon: Int?
      var equals: Int?
      while position < end, !isSign(",", at: position) {
        if isSign(":", at: position), colon == nil { colon = position }
        if isSign("=", at: position), equals == nil { equals = position }
        position = isSign("<", at: position) && equals == nil ? angleEnd(at: position)
          : isSign("(", at: position) || isSign("[", at: position) || isSign("{", at: position)
          ? groupEnd(at: position) : position + 1
      }
      position = min(position, end)
      let typeEnd = equals ?? position
      if let colon, colon < typeEnd {
        var names = first
        while isSign("@", at: names), names < colon { names += 2 }
        let label = text(of: self[names])
        let inner = names + 1 < colon ? text(of: self[names + 1]) : label
        result.append(
          ParameterFacts(
            label: label == "_" ? nil : label, name: unquoted(inner), type: text(from: colon + 1, to: typeEnd)))
      } else if first < typeEnd {
        result.append(ParameterFacts(label: nil, name: "", type: text(from: first, to: typeEnd)))
      }
      position += 1
    }
    return result
  }

  // MARK: Variables

  private mutating func readVariables(attributes: [String], isStatic: Bool, into members: inout Members) {
    index += 1
    while true {
      guard current.kind == .word else {
        // A tuple of names; nobody asks for it.
        if isSign("(") { index = groupEnd(at: index) }
        return
      }
      var property = PropertyFacts(
        name: unquoted(text(of: current)), type: nil, attributes: attributes, isStatic: isStatic, bytes: current.bytes)
      index += 1
      if isSign(":") {
        let start = index + 1
        index = typeEnd(at: start)
        property.type = text(from: start, to: index)
      }
      if isSign("="), !isSign("=", at: index + 1) {
        index += 1
        let start = index
        index = expressionEnd(at: start)
        property.initial = initial(from: start, to: index)
      }
      if isSign("{") { readAccessors(of: &property, member: members.properties.count) }
      members.properties.append(property)
      guard isSign(",") else { return }
      index += 1
    }
  }

  private mutating func readAccessors(of property: inout PropertyFacts, member: Int) {
    let end = groupEnd(at: index)
    defer { index = end }
    var first = index + 1
    while isSign("@", at: first) { first += 2 }
    if isWord("mutating", at: first) || isWord("nonmutating", at: first) { first += 1 }
    if isWord("didSet", at: first) || isWord("willSet", at: first) { return }
    let isAccessor = isWord("get", at: first) || isWord("set", at: first) || isWord("_read", at: first)
    guard isAccessor, !isSign("(", at: first + 1) else {
      property.isComputed = true
      property.summary = summary(from: index + 1, to: end - 1)
      let isView = ViewTypes.buildsViews(result: property.type, attributes: property.attributes)
      noteBody(member: member, isFunction: false, buildsViews: isView, from: index, to: end)
      return
    }
    var position = index + 1
    while position < end - 1 {
      if isWord("get", at: position) {
        property.isComputed = true
        var open = position + 1
        while open < end - 1, self[open].kind == .word { open += 1 }
        if isSign("{", at: open) { property.summary = summary(from: open + 1, to: groupEnd(at: open) - 1) }
      }
      position = isSign("{", at: position) ? groupEnd(at: position) : position + 1
    }
  }

  /// Returns where an expression that begins at an index ends.
  private func expressionEnd(at start: Int) -> Int {
    var position = start
    while self[position].kind != .end {
      let token = self[position]
      if position > start, token.beginsLine, !continues(position) { return position }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "{"):
          let next = position + 1
          if position > start, isWord("didSet", at: next) || isWord("willSet", at: next) { return position }
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          return position
        case UInt8(ascii: "<") where position > start && self[position - 1].end == token.start:
          position = max(position + 1, angleEnd(at: position))
          continue
        default: break
        }
      }
      position += 1
    }
    return position
  }

  /// Whether an expression goes on with the first token of a line.
  private func continues(_ position: Int) -> Bool {
    let token = self[position]
    if token.kind == .word { return isWord("as", at: position) || isWord("is", at: position) || isOperator(position - 1) }
    guard token.kind == .sign else { return isOperator(position - 1) }
    switch token.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "#"): return false
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return true
    default: return isOperator(position - 1)
    }
  }

  private func isOperator(_ position: Int) -> Bool {
    guard position >= 0, self[position].kind == .sign else { return false }
    switch self[position].byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ","):
      return true
    case UInt8(ascii: "?"): return self[position].hasSpace
    default: return false
    }
  }

  /// Returns what the parser keeps of an initial value: a called name with `()`, or the beginning of its text.
  private func initial(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    if let callee = calleeEnd(from: start, to: end) {
      return String(text(from: start, to: callee).prefix(80)) + "()"
    }
    return String(text(from: start, to: end).prefix(40))
  }

  /// Returns where the callee of an expression ends, if the whole expression is a call.
  private func calleeEnd(from start: Int, to end: Int) -> Int? {
    guard self[start].kind == .word && !isWord("try", at: start) && !isWord("await", at: start) && !isWord("if", at: start)
      && !isWord("switch", at: start) || isSign(".", at: start) || isSign("[", at: start) || isSign("{", at: start)
    else { return nil }
    var position = start
    var lastCall: Int?
    while position < end {
      let token = self[position]
      let isTight = position > start && self[position - 1].end == token.start
      if token.kind == .word {
        // Two words in a row are no call.
        if position > start, !isSign(".", at: position - 1) { return nil }
        lastCall = nil
        position += 1
      } else if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("):
          guard position > start else { return nil }
          lastCall = position
          position = groupEnd(at: position)
        case UInt8(ascii: "{"):
          if position > start, lastCall == nil { lastCall = position }
          if position == start { lastCall = nil }
          position = groupEnd(at: position)
          // Labelled closures behind the first belong to the same call.
          while position < end, self[position].kind == .word, isSign(":", at: position + 1), isSign("{", at: position + 2) {
            position = groupEnd(at: position + 2)
          }
        case UInt8(ascii: "["):
          lastCall = nil
          position = groupEnd(at: position)
        case UInt8(ascii: "<") where isTight:
          position = angleEnd(at: position)
          lastCall = nil
        case UInt8(ascii: "."): position += 1
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
          guard isTight else { return nil }
          lastCall = nil
          position += 1
        default: return nil
        }
      } else {
        return nil
      }
    }
    return lastCall
  }

  // MARK: Functions

  private mutating func readFunction(attributes: [String], isStatic: Bool, into members: inout Members) {
    index += 1
    let token = current
    var name = unquoted(text(of: token))
    var nameBytes = token.bytes
    index += 1
    if token.kind == .sign {
      // An operator has more than one sign.
      let start = Int(token.start)
      while current.kind == .sign, !isSign("("), !isSign("<") || self[index - 1].end == current.start, !isSign("{") {
        if isSign("<"), isWord("T", at: index + 1) { break }
        index += 1
      }
      nameBytes = start..<Int(self[index - 1].end)
      name = text(nameBytes)
    }
    var function = FunctionFacts(name: name, attributes: attributes, isStatic: isStatic, nameBytes: nameBytes)
    readSignature(of: &function, member: members.functions.count)
    members.functions.append(function)
  }

  private mutating func readInitializer(into members: inout Members) {
    var function = FunctionFacts(name: "init", nameBytes: current.bytes)
    index += 1
    if isSign("?") || isSign("!") { index += 1 }
    readSignature(of: &function, member: members.functions.count)
    members.functions.append(function)
  }

  private mutating func readSignature(of function: inout FunctionFacts, member: Int) {
    if isSign("<") { index = angleEnd(at: index) }
    guard isSign("(") else { return }
    let end = groupEnd(at: index)
    function.parameters = parameters(from: index + 1, to: end - 1)
    index = end
    while current.kind == .word {
      if isWord("async") {
        function.isAsync = true
      } else if isWord("throws") || isWord("rethrows") {
        function.canThrow = true
        if isSign("(", at: index + 1) { index = groupEnd(at: index + 1) - 1 }
      } else {
        break
      }
      index += 1
    }
    if isArrowStart(index) {
      let start = index + 2
      index = typeEnd(at: start)
      function.result = text(from: start, to: index)
    }
    if isWord("where") {
      while current.kind != .end, !isSign("{"), !isSign("}"), !isDeclaration() { index += 1 }
    }
    guard isSign("{") else { return }
    let close = groupEnd(at: index)
    function.summary = summary(from: index + 1, to: close - 1)
    let isView = ViewTypes.buildsViews(result: function.result, attributes: function.attributes)
    noteBody(member: member, isFunction: true, buildsViews: isView, from: index, to: close)
    index = close
  }

  /// Notes the code between two braces.
  private mutating func noteBody(member: Int, isFunction: Bool, buildsViews: Bool, from open: Int, to end: Int) {
    guard end - 1 > open, isSign("}", at: end - 1) else { return }
    var signs = SourceScan.Signs()
    if buildsViews {
      for position in (open + 1)..<(end - 1) where self[position].kind == .word {
        signs.add(self[position], behind: self[position - 1], in: source)
      }
    }
    bodies.append(
      Body(
        type: places.last, member: member, isFunction: isFunction, buildsViews: buildsViews,
        bytes: Int(self[open].end)..<Int(self[end - 1].start), signs: signs))
  }

  private func isDeclaration() -> Bool {
    guard current.beginsLine else { return false }
    return isWord("func") || isWord("var") || isWord("init") || isWord("static") || isWord("associatedtype")
      || isWord("mutating")
  }

  private func summary(from start: Int, to end: Int) -> ActionSummary {
    var skimmer = SummarySkimmer(source: source, tokens: tokens)
    return skimmer.summary(from: start, to: max(start, end))
  }
}
