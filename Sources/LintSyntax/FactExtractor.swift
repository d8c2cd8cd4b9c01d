public import LintModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads source into facts.
///
/// Most files are only skimmed; where a file holds views worth a look, only their code is parsed.
public struct FactExtractor: Sendable {
  private let configuration: ExtractionOptions

  public init(configuration: ExtractionOptions = ExtractionOptions()) {
    self.configuration = configuration
  }

  /// Returns what a file says; a file that does not parse is read as far as it goes.
  public func facts(path: String, source: String) -> FileFacts {
    let bytes = Array(source.utf8)
    return switch SourceScan.relevance(of: bytes) {
    case .none: FileFacts(path: path)
    case .declarations: skim(path: path, bytes: bytes).facts
    case .views: viewFacts(path: path, bytes: bytes)
    }
  }

  /// Returns what a file says, read with the full parser whatever the file holds.
  public func parsedFacts(path: String, source: String) -> FileFacts {
    parse(path: path, whole: Array(source.utf8), kept: nil, cuts: Cuts())
  }

  /// Returns what a file declares, without parsing it whatever the file holds.
  public func skimmedFacts(path: String, source: String) -> FileFacts {
    skim(path: path, bytes: Array(source.utf8)).facts
  }

  // MARK: Skimming

  private struct Skim {
    var facts: FileFacts
    var bodies: [DeclarationSkimmer.Body]
    var blocks: [Int: Range<Int>]
  }

  private func skim(path: String, bytes: [UInt8]) -> Skim {
    bytes.withUnsafeBufferPointer { buffer in
      var skimmer = DeclarationSkimmer(path: path, source: buffer)
      var facts = skimmer.read()
      // Only a `catch` is ever reported in a file that is not parsed.
      if facts.types.contains(where: { $0.functions.contains { !$0.summary.catches.isEmpty } }) {
        facts.lines = LineTable(of: bytes)
      }
      return Skim(facts: facts, bodies: skimmer.bodies, blocks: skimmer.blocks)
    }
  }

  // MARK: Parsing

  private func parse(path: String, whole: [UInt8], kept: [UInt8]?, cuts: Cuts) -> FileFacts {
    guard !Nesting.isTooDeep(kept ?? whole) else {
      var facts = skim(path: path, bytes: whole).facts
      facts.lines = LineTable(of: whole)
      let start = facts.lines.position(of: 0)
      facts.parseProblems = [
        ParseProblem(
          range: SourceRange(start: start, end: start), message: "nested too deeply to be read; only its declarations are")
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

  /// Parses the code of views, and takes the rest from skimming.
  private func viewFacts(path: String, bytes: [UInt8]) -> FileFacts {
    let skim = skim(path: path, bytes: bytes)
    let kept = skim.bodies.filter { $0.buildsViews && $0.signs.isWorthParsing }
    guard !kept.isEmpty else {
      var facts = skim.facts
      facts.lines = LineTable(of: bytes)
      return facts
    }
    // A type without code worth parsing is cut out whole, with the types in it.
    var cutTypes: Set<Int> = []
    var cut: [Range<Int>] = []
    for (index, block) in skim.blocks where !kept.contains(where: { block.contains($0.bytes.lowerBound) }) {
      cutTypes.insert(index)
      cut.append(block)
    }
    var skimmed: [DeclarationSkimmer.Body] = []
    for body in skim.bodies where !(body.buildsViews && body.signs.isWorthParsing) {
      if let type = body.type, cutTypes.contains(type) { continue }
      skimmed.append(body)
      cut.append(body.bytes)
    }
    // Of nested ranges the outermost comes first.
    cut.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var source: [UInt8] = []
    let cuts = Cuts(removing: cut, from: bytes, into: &source)
    let parsed = parse(path: path, whole: bytes, kept: source, cuts: cuts)
    guard let joined = joined(parsed, with: skim, cutTypes: cutTypes, skimmed: skimmed) else {
      // Skimming and parsing read different declarations: only one of them can be right.
      return parse(path: path, whole: bytes, kept: nil, cuts: Cuts())
    }
    return joined
  }

  /// Puts what skimming says of code that was cut out into what parsing says; `nil` where the two do not fit.
  private func joined(
    _ parsed: FileFacts, with skim: Skim, cutTypes: Set<Int>, skimmed bodies: [DeclarationSkimmer.Body]
  ) -> FileFacts? {
    var result = parsed
    result.types = []
    result.aliases = skim.facts.aliases
    var next = 0
    for (index, type) in skim.facts.types.enumerated() {
      let isInside = skim.blocks.contains { $0.key != index && cutTypes.contains($0.key) && $0.value.contains(type.nameBytes.lowerBound) }
      if isInside {
        result.types.append(type)
        continue
      }
      guard next < parsed.types.count, parsed.types[next].name == type.name else { return nil }
      if cutTypes.contains(index) {
        result.types.append(type)
      } else {
        let read = parsed.types[next]
        guard read.functions.count == type.functions.count, read.properties.count == type.properties.count else {
          return nil
        }
        result.types.append(read)
      }
      next += 1
    }
    guard next == parsed.types.count, parsed.functions.count == skim.facts.functions.count,
      parsed.properties.count == skim.facts.properties.count
    else { return nil }
    for body in bodies {
      switch (body.type, body.isFunction) {
      case (let type?, true):
        result.types[type].functions[body.member].summary = skim.facts.types[type].functions[body.member].summary
        result.types[type].functions[body.member].body = nil
      case (let type?, false):
        result.types[type].properties[body.member].summary = skim.facts.types[type].properties[body.member].summary
        result.types[type].properties[body.member].body = nil
      case (nil, true):
        result.functions[body.member].summary = skim.facts.functions[body.member].summary
        result.functions[body.member].body = nil
      case (nil, false):
        result.properties[body.member].summary = skim.facts.properties[body.member].summary
        result.properties[body.member].body = nil
      }
    }
    return result
  }
}
