/// What one file says, without its syntax: everything the rules and the symbol table need.
public struct FileFacts: Sendable, Hashable, Codable {
  /// The file, as it was named to the linter.
  public var path: String
  /// The types it declares or extends, nested ones after the type they stand in.
  public var types: [TypeFacts]
  /// Its `typealias` declarations.
  public var aliases: [AliasFacts]
  /// Its functions outside any type.
  public var functions: [FunctionFacts]
  /// Its variables outside any type.
  public var properties: [PropertyFacts]
  /// Where it does not parse.
  public var parseProblems: [ParseProblem]
  /// Where its lines begin; empty unless the file was parsed.
  public var lines: LineTable
  /// The code that is only built for debugging, tests or pictures of the app: `#if DEBUG`.
  public var trialCode: [Range<Int>]
  /// Which types its code mentions.
  public var mentions: TypeMentions

  public init(
    path: String, types: [TypeFacts] = [], aliases: [AliasFacts] = [], functions: [FunctionFacts] = [],
    properties: [PropertyFacts] = [], parseProblems: [ParseProblem] = [], lines: LineTable = LineTable(),
    trialCode: [Range<Int>] = [], mentions: TypeMentions = TypeMentions()
  ) {
    self.path = path
    self.types = types
    self.aliases = aliases
    self.functions = functions
    self.properties = properties
    self.parseProblems = parseProblems
    self.lines = lines
    self.trialCode = trialCode
    self.mentions = mentions
  }

  /// Returns a stretch of bytes with its lines and columns.
  public func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(start: lines.position(of: bytes.lowerBound), end: lines.position(of: bytes.upperBound))
  }
}

/// A place where a file does not parse.
public struct ParseProblem: Sendable, Hashable, Codable {
  public var range: SourceRange
  public var message: String

  public init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// Where the lines of a file begin, and how far they are indented.
public struct LineTable: Sendable, Hashable, Codable {
  /// The offset of each line.
  public private(set) var starts: [Int]
  /// How many spaces or tabs each line begins with.
  public private(set) var indentations: [Int]
  /// Whether lines are indented with tabs.
  public private(set) var usesTabs: Bool
  /// Whether lines end in a carriage return and a newline.
  public private(set) var usesCarriageReturns: Bool

  public init(starts: [Int] = [], indentations: [Int] = [], usesTabs: Bool = false, usesCarriageReturns: Bool = false) {
    self.starts = starts
    self.indentations = indentations
    self.usesTabs = usesTabs
    self.usesCarriageReturns = usesCarriageReturns
  }

  /// Returns the line and column of an offset.
  public func position(of offset: Int) -> SourcePosition {
    let line = self.line(of: offset)
    let start = line < starts.count ? starts[line] : 0
    return SourcePosition(line: line + 1, column: offset - start + 1, offset: offset)
  }

  /// Returns the white space a line begins with.
  public func indentation(at offset: Int) -> String {
    let line = self.line(of: offset)
    guard line < indentations.count else { return "" }
    return String(repeating: usesTabs ? "\t" : " ", count: indentations[line])
  }

  /// One more level of indentation than the line has.
  public var step: String {
    if usesTabs { return "\t" }
    var counts: [Int: Int] = [:]
    for (above, below) in zip(indentations, indentations.dropFirst()) where below > above && below - above <= 8 {
      counts[below - above, default: 0] += 1
    }
    let width = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 2
    return String(repeating: " ", count: width)
  }

  /// How lines end.
  public var newline: String { usesCarriageReturns ? "\r\n" : "\n" }

  /// Returns the line of an offset, counted from 0.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
