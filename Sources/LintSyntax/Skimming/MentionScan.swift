import LintModel

/// Takes down which types a file declares and which type-like names the code of each mentions, in one pass over its
/// tokens.
///
/// The code of previews, of tests and of branches that are only built for debugging mentions nothing.
struct MentionScan {
  private let tokens: TokenList
  private var result = TypeMentions()
  private var scopes: [Scope] = []
  /// The `#if` around a token: how deep braces are nested there, and whether the branch is only built for debugging.
  private var branches: [(depth: Int, isTrial: Bool)] = []
  private var depth = 0
  private var trials = 0
  private var index = 0

  /// A declaration, or what stands outside all of them.
  private struct Scope {
    var name: UInt32
    var traits: TypeMentions.Traits = []
    var parents: [UInt32] = []
    var mentions: [UInt32] = []
    /// How deep the braces are nested around it.
    var depth: Int
    var start: Int
    /// Whether what it mentions does not count.
    var isSilent = false
  }

  private init(_ tokens: TokenList) { self.tokens = tokens }

  static func mentions(of tokens: TokenList) -> TypeMentions {
    var scan = MentionScan(tokens)
    return scan.read()
  }

  private mutating func read() -> TypeMentions {
    scopes.append(Scope(name: TypeMentions.outside, depth: -1, start: 0))
    let end = tokens.count - 1
    while index < end {
      let token = tokens.tokens[index]
      switch token.kind {
      case .word:
        if token.byte >= 65 && token.byte <= 90 {
          note(token.bytes)
        } else if token.byte >= 97 && token.byte <= 115, readKeyword(token) {
          continue
        }
      case .string: noteInterpolated(token)
      case .sign:
        switch token.byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          if let last = scopes.last, scopes.count > 1, depth <= last.depth { close(at: Int(token.end)) }
        case UInt8(ascii: "#"):
          readDirective(token)
          continue
        default: break
        }
      case .number, .end: break
      }
      index += 1
    }
    while scopes.count > 1 { close(at: Int(tokens[end].start)) }
    if let outside = scopes.first, !outside.isSilent, !outside.mentions.isEmpty {
      result.add(outside.name, [], parents: [], mentions: outside.mentions)
    }
    // A file of tests constructs what it tests, and nobody meets that.
    return scopes.first?.isSilent ?? false
      ? TypeMentions(words: [], names: result.names, ranges: result.ranges) : result
  }

  private var isSilent: Bool { trials > 0 || scopes.last?.isSilent ?? false }

  private mutating func note(_ bytes: Range<Int>) {
    guard !isSilent else { return }
    scopes[scopes.count - 1].mentions.append(
      WordNumbers.number(of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: tokens.source[bytes]))))
  }

  /// Notes what may be a name in the values that stand in a string.
  private mutating func noteInterpolated(_ token: Token) {
    guard !isSilent else { return }
    var position = Int(token.start)
    let end = Int(token.end)
    while position + 1 < end,
      tokens.source[position] != UInt8(ascii: "\\") || tokens.source[position + 1] != UInt8(ascii: "(")
    {
      position += 1
    }
    while position < end {
      let start = position
      while position < end, ByteClass.isWord(tokens.source[position]) { position += 1 }
      if position > start, tokens.source[start] >= 65, tokens.source[start] <= 90 { note(start..<position) }
      if position == start { position += 1 }
    }
  }

  private mutating func close(at end: Int) {
    let scope = scopes.removeLast()
    result.add(place: scope.start..<end, of: scope.name)
    if !scope.isSilent { result.add(scope.name, scope.traits, parents: scope.parents, mentions: scope.mentions) }
  }

  // MARK: Declarations

  /// Reads the head of a declaration, and says whether there was one.
  private mutating func readKeyword(_ token: Token) -> Bool {
    let isExtension = token.byte == UInt8(ascii: "e") && tokens.isWord("extension", at: index)
    switch token.byte {
    case UInt8(ascii: "s"): guard tokens.isWord("struct", at: index) else { return false }
    case UInt8(ascii: "c"): guard tokens.isWord("class", at: index) else { return false }
    case UInt8(ascii: "e"): guard isExtension || tokens.isWord("enum", at: index) else { return false }
    case UInt8(ascii: "a"): guard tokens.isWord("actor", at: index) else { return false }
    case UInt8(ascii: "p"): guard tokens.isWord("protocol", at: index) else { return false }
    case UInt8(ascii: "i"):
      guard tokens.isWord("import", at: index) else { return false }
      if token.beginsLine || tokens.isWord("testable", at: index - 1) { readImport() }
      return false
    default: return false
    }
    let name = tokens[index + 1]
    guard name.kind == .word, !tokens.isSign(".", at: index - 1),
      name.byte < 97 || token.byte != UInt8(ascii: "a") && !Self.followsClass(index + 1, in: tokens)
    else { return false }
    let keyword = index
    index += 2
    var last = name.bytes
    while tokens.isSign(".", at: index), tokens[index + 1].kind == .word {
      last = tokens[index + 1].bytes
      index += 2
    }
    if tokens.source[last.lowerBound] == UInt8(ascii: "`"), last.count > 2 {
      last = last.lowerBound + 1..<last.upperBound - 1
    }
    let number = WordNumbers.number(of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: tokens.source[last])))
    // Whoever uses a type may use those in it.
    if scopes.count > 1, !isSilent { scopes[scopes.count - 1].mentions.append(number) }
    var scope = Scope(name: number, depth: depth, start: Int(token.start), isSilent: isSilent)
    if isExtension { scope.traits.insert(.isExtension) }
    let canShow = tokens.isWord("struct", at: keyword) || tokens.isWord("class", at: keyword) || isExtension
    readHead(of: &scope, canShow: canShow)
    guard tokens.isSign("{", at: index) else { return true }
    readAttributes(of: &scope, before: keyword)
    scopes.append(scope)
    return true
  }

  /// Whether a word behind `class` makes it a modifier.
  private static func followsClass(_ position: Int, in tokens: TokenList) -> Bool {
    tokens.isWord("func", at: position) || tokens.isWord("var", at: position) || tokens.isWord("let", at: position)
      || tokens.isWord("override", at: position) || tokens.isWord("subscript", at: position)
      || tokens.isWord("final", at: position) || tokens.isWord("private", at: position)
  }

  /// Reads parents, and everything else up to the brace.
  private mutating func readHead(of scope: inout Scope, canShow: Bool) {
    var angles = 0
    var isBehindColon = false
    var isBehindWhere = false
    while tokens[index].kind != .end, !tokens.isSign("{", at: index), !tokens.isSign("}", at: index) {
      let token = tokens[index]
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">") where !tokens.isArrowHead(at: index): angles -= 1
        case UInt8(ascii: ":") where angles == 0: isBehindColon = true
        default: break
        }
      } else if token.kind == .word, tokens.isWord("where", at: index) {
        isBehindWhere = true
      } else if token.kind == .word, token.byte >= 65, token.byte <= 90 {
        let number = WordNumbers.number(
          of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: tokens.source[token.bytes])))
        scope.mentions.append(number)
        if isBehindColon, !isBehindWhere, angles == 0, !tokens.isSign(".", at: index + 1),
          !tokens.isSign("@", at: index - 1)
        {
          scope.parents.append(number)
          noteParent(token, of: &scope, canShow: canShow)
        }
      }
      index += 1
    }
  }

  private func noteParent(_ token: Token, of scope: inout Scope, canShow: Bool) {
    let source = tokens.source
    let isShown = source.equals("View", token) || source.equals("ViewModifier", token)
      || source.equals("UIViewRepresentable", token) || source.equals("UIViewControllerRepresentable", token)
      || source.equals("NSViewRepresentable", token) || source.equals("NSViewControllerRepresentable", token)
      || source.equals("ToolbarContent", token) || source.equals("CustomizableToolbarContent", token)
    if canShow, isShown { scope.traits.insert(.isView) }
    if source.equals("App", token) || source.equals("UIApplicationDelegate", token)
      || source.equals("NSApplicationDelegate", token)
    {
      scope.traits.insert(.isEntry)
    }
    if source.equals("PreviewProvider", token) || source.equals("PreviewModifier", token)
      || source.equals("LibraryContentProvider", token) || source.equals("XCTestCase", token)
    {
      scope.isSilent = true
    }
  }

  /// Looks at the attributes and modifiers in front of a keyword: the system, a macro or another package may use what
  /// has one that is not known.
  private func readAttributes(of scope: inout Scope, before keyword: Int) {
    var position = keyword - 1
    while position >= 0 {
      let token = tokens[position]
      if token.kind == .sign, token.byte == UInt8(ascii: ")") {
        var open = 0
        while position >= 0 {
          if tokens.isSign(")", at: position) { open += 1 }
          if tokens.isSign("(", at: position) { open -= 1 }
          if open == 0 { break }
          position -= 1
        }
        position -= 1
        continue
      }
      guard token.kind == .word else { return }
      if tokens.isSign("@", at: position - 1) {
        if !Self.plainAttributes.contains(where: { tokens.isWord($0, at: position) }) { scope.traits.insert(.isRoot) }
        position -= 2
        continue
      }
      if tokens.isWord("public", at: position) || tokens.isWord("open", at: position)
        || tokens.isWord("package", at: position)
      {
        scope.traits.insert(.isRoot)
      } else if !Self.modifiers.contains(where: { tokens.isWord($0, at: position) }) {
        return
      }
      position -= 1
    }
  }

  private static let plainAttributes: [StaticString] = [
    "MainActor", "available", "Observable", "frozen", "preconcurrency", "ViewBuilder", "propertyWrapper", "Animatable",
  ]
  private static let modifiers: [StaticString] = [
    "final", "private", "fileprivate", "internal", "indirect", "nonisolated", "static",
  ]

  private mutating func readImport() {
    if tokens.isWord("XCTest", at: index + 1) || tokens.isWord("Testing", at: index + 1) { scopes[0].isSilent = true }
  }

  // MARK: Directives and macros

  /// Reads a directive to the end of its line, or passes over a preview.
  private mutating func readDirective(_ sign: Token) {
    index += 1
    if tokens.isWord("Preview", at: index) {
      index += 1
      if tokens.isSign("(", at: index) { index = tokens.groupEnd(at: index) }
      if tokens.isSign("{", at: index) { index = tokens.groupEnd(at: index) }
      return
    }
    guard sign.beginsLine else { return }
    let isElse = tokens.isWord("else", at: index) || tokens.isWord("elseif", at: index)
    let isIf = tokens.isWord("if", at: index)
    if isElse || tokens.isWord("endif", at: index), let branch = branches.popLast() {
      if branch.isTrial { trials -= 1 }
      if isElse { depth = branch.depth }
    }
    guard isIf || isElse else { return }
    let isPlainElse = tokens.isWord("else", at: index)
    let start = Int(tokens[index].end)
    index += 1
    while !isPlainElse, tokens[index].kind != .end, !tokens[index].beginsLine { index += 1 }
    let condition = isPlainElse ? "" : tokens.text(start..<max(start, Int(tokens[index - 1].end)))
    let isTrial = condition.asksForTrial
    if isTrial { trials += 1 }
    branches.append((depth, isTrial))
  }
}
