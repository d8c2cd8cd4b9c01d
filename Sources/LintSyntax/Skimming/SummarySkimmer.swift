import LintModel

/// Reads what a run of tokens does, without parsing it.
struct SummarySkimmer {
  let source: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  var summary = ActionSummary()
  var seenCalls = SeenTexts()
  var seenReads = SeenTexts()
  /// Local names that hold something awaited.
  var awaited: Set<String> = []
  /// Where the `catch` blocks around the token end, innermost last.
  var catchEnds: [Int] = []
  /// The `catch` clauses around the token, innermost last.
  var openCatches: [OpenCatch] = []
  /// Where the branches around the token end, innermost last.
  var branchEnds: [Int] = []
  /// How many `#if` are around the token.
  var directives = 0
  /// Whether what is read may have been left before, for some errors.
  var mayHaveLeft = false
  /// What the `do` in front of a `catch` waits for, by the token of the `catch`.
  var works: [Int: Work] = [:]
  var sinkEnds: [Int] = []
  var taskEnds: [Int] = []
  /// Where the bodies of loops over streams end, by the token they begin with.
  var sinkStarts: [Int: Int] = [:]
  /// Where pipelines put another value in place of their error.
  var replacedErrors: [Int] = []
  /// Whether anything was waited for so far.
  var hasWaited = false
  /// Names that are `nil` where an error was dropped, with the place where it was.
  var dropped: [String: Int] = [:]
  /// The blocks that run where an error was dropped, and do something about it, by the token they begin with.
  var remedies: [Int: Int] = [:]
  /// The places of the errors that are dropped in a condition, and of which something is done elsewhere.
  var remedied: Set<Int> = []

  init(source: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>) {
    self.source = source
    self.tokens = tokens
  }

  mutating func summary(from start: Int, to end: Int) -> ActionSummary {
    var position = start
    while position < end {
      while let last = catchEnds.last, position >= last { catchEnds.removeLast() }
      while let last = branchEnds.last, position >= last { branchEnds.removeLast() }
      while let last = openCatches.last, position >= last.end { close(openCatches.removeLast()) }
      while let last = sinkEnds.last, position >= last { sinkEnds.removeLast() }
      while let last = taskEnds.last, position >= last { taskEnds.removeLast() }
      if !sinkStarts.isEmpty, let close = sinkStarts[position] { sinkEnds.append(close) }
      if !remedies.isEmpty, let close = remedies[position] { catchEnds.append(close) }
      position = read(at: position, from: start, to: end)
    }
    return summary
  }

  mutating func read(at position: Int, from start: Int, to end: Int) -> Int {
    let token = self[position]
    if isSign("#", position) { return readDirective(at: position, to: end) }
    guard token.kind == .word || isSign(".", position) else { return position + 1 }
    if token.kind == .word, let next = readKeyword(at: position, to: end) { return next }
    return readPath(at: position, from: start, to: end)
  }
}
