public import LintModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads source into facts.
///
/// Declarations are skimmed, and the code of views that are worth a look is read; the parser is asked only where those
/// two give up.
public struct FactExtractor: Sendable {
  private let configuration: ExtractionOptions
  private let verbs: [[UInt8]]
  /// Whether the code of views is read without the parser where that is possible. Tests compare both ways.
  public var readsViewCode = true

  public init(configuration: ExtractionOptions = ExtractionOptions()) {
    self.configuration = configuration
    verbs = configuration.mutationVerbs.filter { !$0.isEmpty }.map { Array($0.utf8) }
  }

  /// Returns what a file says; a file that does not parse is read as far as it goes.
  public func facts(path: String, bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { buffer in
      let tokens = TokenList(buffer)
      return facts(path: path, bytes: bytes, tokens: tokens, SourceScan.relevance(of: tokens, verbs: verbs))
    }
  }

  /// Returns what a file says, or only what it declares, where nothing else about it matters until somebody asks for
  /// one of its names.
  public func reading(path: String, bytes: [UInt8]) -> FileReading {
    bytes.withUnsafeBufferPointer { buffer in
      let tokens = TokenList(buffer)
      let signs = SourceScan.signs(of: tokens, verbs: verbs)
      // A view may be an empty page by a name that is known to the project alone.
      guard signs.saysItAllOutside, configuration.emptyViews.isEmpty else {
        return FileReading(facts: facts(path: path, bytes: bytes, tokens: tokens, signs.relevance))
      }
      var skimmer = DeclarationSkimmer(path: path, tokens: tokens, verbs: verbs, readsCode: false)
      var facts = skimmer.read()
      facts.mentions = MentionScan.mentions(of: tokens)
      return FileReading(facts: facts, words: tokens.wordNumbers)
    }
  }

  private func facts(
    path: String, bytes: [UInt8], tokens: TokenList, _ relevance: SourceScan.Relevance
  ) -> FileFacts {
    var facts =
      switch relevance {
      case .none: FileFacts(path: path)
      case .declarations: Skim(path: path, tokens: tokens, verbs: verbs).facts(of: bytes)
      case .views: marked(viewFacts(Skim(path: path, tokens: tokens, verbs: verbs), bytes: bytes), bytes: bytes)
      }
    facts.mentions = MentionScan.mentions(of: tokens)
    return facts
  }

  private func marked(_ facts: FileFacts, bytes: [UInt8]) -> FileFacts {
    var facts = facts
    facts.trialCode = facts.lines.trialCode(in: bytes)
    return facts
  }

  public func facts(path: String, source: String) -> FileFacts { facts(path: path, bytes: Array(source.utf8)) }

  /// Returns what a file says, read with the full parser whatever the file holds.
  public func parsedFacts(path: String, bytes: [UInt8]) -> FileFacts {
    var facts = marked(parse(path: path, whole: bytes, kept: nil, cuts: Cuts()), bytes: bytes)
    facts.mentions = bytes.withUnsafeBufferPointer { MentionScan.mentions(of: TokenList($0)) }
    return facts
  }

  public func parsedFacts(path: String, source: String) -> FileFacts {
    parsedFacts(path: path, bytes: Array(source.utf8))
  }

  /// Returns what a file declares, without a look at the code of its views.
  public func skimmedFacts(path: String, source: String) -> FileFacts {
    skimmedFacts(path: path, bytes: Array(source.utf8))
  }

  private func skimmedFacts(path: String, bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { Skim(path: path, tokens: TokenList($0), verbs: verbs).facts(of: bytes) }
  }

  // MARK: The code of views

  /// Reads the code of views, and takes the rest from skimming.
  private func viewFacts(_ skim: Skim, bytes: [UInt8]) -> FileFacts {
    var read: [(body: DeclarationSkimmer.Body, block: Block)] = []
    var unread: [DeclarationSkimmer.Body] = []
    for body in skim.bodies where body.buildsViews && body.signs.isWorthParsing {
      if readsViewCode, !skim.isOdd, let block = ViewCodeReader.block(at: body.open, of: skim.tokens) {
        read.append((body, block))
      } else {
        unread.append(body)
      }
    }
    var facts = skim.facts
    if unread.isEmpty {
      facts.lines = LineTable(of: bytes)
    } else {
      let parsed = parse(unread, of: skim, bytes: bytes)
      // Skimming and parsing read different declarations: only one of them can be right.
      guard let joined = skim.joined(parsed.facts, reading: parsed.skimmed, cutTypes: parsed.cutTypes) else {
        return parse(path: facts.path, whole: bytes, kept: nil, cuts: Cuts())
      }
      facts = joined
    }
    for (body, block) in read { facts.put(block, at: body) }
    return facts
  }

  /// Parses some bodies, with the declarations around them and nothing else.
  private func parse(
    _ bodies: [DeclarationSkimmer.Body], of skim: Skim, bytes: [UInt8]
  ) -> (facts: FileFacts, skimmed: [DeclarationSkimmer.Body], cutTypes: Set<Int>) {
    let kept = Set(bodies.map(\.bytes.lowerBound))
    // A type without code to parse is cut out whole, with the types in it.
    var cutTypes: Set<Int> = []
    var cut: [Range<Int>] = []
    for (index, block) in skim.blocks where !kept.contains(where: { block.contains($0) }) {
      cutTypes.insert(index)
      cut.append(block)
    }
    var skimmed: [DeclarationSkimmer.Body] = []
    for body in skim.bodies where !kept.contains(body.bytes.lowerBound) {
      if let type = body.type, cutTypes.contains(type) { continue }
      skimmed.append(body)
      cut.append(body.bytes)
    }
    // Of nested ranges the outermost comes first.
    cut.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var source: [UInt8] = []
    let cuts = Cuts(removing: cut, from: bytes, into: &source)
    return (parse(path: skim.facts.path, whole: bytes, kept: source, cuts: cuts), skimmed, cutTypes)
  }

  // MARK: Parsing

  private func parse(path: String, whole: [UInt8], kept: [UInt8]?, cuts: Cuts) -> FileFacts {
    guard !Nesting.isTooDeep(kept ?? whole) else {
      var facts = skimmedFacts(path: path, bytes: whole)
      facts.lines = LineTable(of: whole)
      let start = facts.lines.position(of: 0)
      facts.parseProblems = [
        ParseProblem(
          range: SourceRange(start: start, end: start),
          message: "nested too deeply to be read; only its declarations are")
      ]
      return facts
    }
    return LargeStack.run {
      let file = (kept ?? whole).withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer)
        return SourceFileSyntax.parse(from: &parser)
      }
      var reader = DeclarationReader(path: path, source: whole, cuts: cuts)
      var facts = reader.read(file)
      facts.lines = LineTable(of: whole)
      facts.parseProblems = file.problems(lines: facts.lines, cuts: cuts)
      return facts
    }
  }
}
