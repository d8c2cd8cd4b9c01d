/// The comments of one file that silence rules, and what they did.
public struct Suppressions: Sendable {
  private let source: SourceText
  private let path: String
  private let commands: [SuppressionCommand]
  private let mistakes: [MisspeltCommand]

  /// The rule under which a disable that disables nothing is reported.
  public static let unusedRule = "unused-disable"

  /// Reads the commands of a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and much less for a file without commands.
  public init(in source: SourceText, path: String) {
    self.source = source
    self.path = path
    var commands: [SuppressionCommand] = []
    var mistakes: [MisspeltCommand] = []
    if Self.mayOccur(in: source.bytes) {
      for comment in CommentScanner.comments(in: source.bytes) {
        switch SuppressionCommand.read(from: source.bytes, comment: comment) {
        case nil: continue
        case .command(let command): commands.append(command)
        case .mistake(let mistake): mistakes.append(mistake)
        }
      }
    }
    self.commands = commands
    self.mistakes = mistakes
  }

  /// Whether text may hold a command; `false` is certain.
  public static func mayOccur(in bytes: [UInt8]) -> Bool {
    bytes.contains(SuppressionCommand.marker)
  }

  /// Returns the findings that no comment silences, and one for each comment that silences nothing.
  ///
  /// - Parameters:
  ///   - findings: The findings of this file.
  ///   - knownRules: The rules that may be named.
  ///   - checkedRules: The rules that were checked; silencing one that was not is nobody's mistake.
  public func apply(to findings: [Finding], knownRules: Set<String>, checkedRules: Set<String>) -> [Finding] {
    guard !commands.isEmpty || !mistakes.isEmpty else { return findings }
    let spans = self.spans()
    var isUsed = Array(repeating: false, count: spans.count)
    var kept: [Finding] = []
    for finding in findings {
      let silencing = spans.indices.filter { spans[$0].silences(finding) }
      for index in silencing { isUsed[index] = true }
      if silencing.isEmpty { kept.append(finding) }
    }
    guard checkedRules.contains(Self.unusedRule) else { return kept }
    for (span, isUsed) in zip(spans, isUsed) {
      kept += complaint(about: span, isUsed: isUsed, knownRules: knownRules, checkedRules: checkedRules)
    }
    kept += unknownInEnable(knownRules)
    kept += mistakes.map { finding($0.bytes, $0.message, fix: nil) }
    return kept
  }
}

extension Suppressions {
  /// The lines on which one rule is silenced by one command.
  private struct Span {
    var rule: SuppressionCommand.Name
    var lines: Range<Int>
    var command: SuppressionCommand

    func silences(_ finding: Finding) -> Bool {
      (rule.text == "all" || rule.text == finding.rule) && lines.contains(finding.range.start.line)
    }
  }

  private func spans() -> [Span] {
    var spans: [Span] = []
    for (index, command) in commands.enumerated() {
      guard case .disable(let reach) = command.action else { continue }
      for rule in command.rules {
        spans.append(Span(rule: rule, lines: lines(of: reach, command, at: index, rule: rule.text), command: command))
      }
    }
    return spans
  }

  private func lines(
    of reach: SuppressionCommand.Reach, _ command: SuppressionCommand, at index: Int, rule: String
  ) -> Range<Int> {
    let first = source.position(at: command.comment.lowerBound).line
    let last = source.position(at: command.comment.upperBound).line
    switch reach {
    case .this: return first..<last + 1
    case .file: return 1..<source.lineCount + 1
    case .next:
      var line = last + 1
      while line < source.lineCount, isWithoutCode(line) { line += 1 }
      return line..<line + 1
    case .region:
      let end = commands[(index + 1)...].first { later in
        later.action == .enable && later.rules.contains { $0.text == rule || $0.text == "all" }
      }
      return first..<(end.map { source.position(at: $0.comment.lowerBound).line } ?? source.lineCount + 1)
    }
  }

  private func isWithoutCode(_ line: Int) -> Bool {
    let text = source.line(line).drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text.hasPrefix("//")
  }

  private func complaint(
    about span: Span, isUsed: Bool, knownRules: Set<String>, checkedRules: Set<String>
  ) -> [Finding] {
    let name = span.rule.text
    guard name == "all" || knownRules.contains(name) else { return [unknown(span.rule, knownRules)] }
    guard !isUsed, name == "all" || checkedRules.contains(name) else { return [] }
    let what = name == "all" ? "any rule" : "“\(name)”"
    return [
      finding(
        span.rule.bytes, "nothing here breaks \(what); remove this comment, or it will hide the next mistake",
        fix: removal(of: span))
    ]
  }

  private func unknownInEnable(_ knownRules: Set<String>) -> [Finding] {
    commands.filter { $0.action == .enable }.flatMap(\.rules)
      .filter { $0.text != "all" && !knownRules.contains($0.text) }
      .map { unknown($0, knownRules) }
  }

  private func unknown(_ rule: SuppressionCommand.Name, _ knownRules: Set<String>) -> Finding {
    let hint = Spelling.hint(for: rule.text, among: knownRules.sorted() + ["all"])
    return finding(
      rule.bytes, "there is no rule “\(rule.text)”.\(hint.isEmpty ? " feedback-lint --rules lists them." : hint)",
      fix: nil)
  }

  private func finding(_ bytes: Range<Int>, _ message: String, fix: Fix?) -> Finding {
    Finding(
      rule: Self.unusedRule, severity: .warning, path: path, range: source.range(bytes), message: message,
      consequence: "", fix: fix)
  }

  /// Removes a comment that names one rule alone, with its line where nothing else stands on it.
  private func removal(of span: Span) -> Fix? {
    guard span.command.rules.count == 1 else { return nil }
    let comment = span.command.comment
    let line = source.position(at: comment.lowerBound).line
    let lineRange = source.byteRange(ofLine: line)
    guard comment.upperBound <= lineRange.upperBound else { return nil }
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    var start = comment.lowerBound
    while start > lineRange.lowerBound, isSpace(source.bytes[start - 1]) { start -= 1 }
    var end = comment.upperBound
    let isAlone = start == lineRange.lowerBound && source.bytes[end..<lineRange.upperBound].allSatisfy(isSpace)
    if isAlone { end = line < source.lineCount ? source.byteRange(ofLine: line + 1).lowerBound : lineRange.upperBound }
    if !isAlone, source.bytes[end..<lineRange.upperBound].contains(where: { !isSpace($0) }) {
      start = comment.lowerBound
    }
    return Fix(title: "Remove the comment", edits: [TextEdit(bytes: start..<end, replacement: "")])
  }
}

extension [UInt8] {
  /// Whether a text occurs in the bytes.
  package func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let rarest = pattern.last, pattern.count <= count else { return false }
    return withUnsafeBufferPointer { buffer in
      var index = pattern.count - 1
      while index < buffer.count {
        if buffer[index] == rarest, buffer[index - pattern.count + 1..<index + 1].elementsEqual(pattern) { return true }
        index += 1
      }
      return false
    }
  }
}
