import LintModel

extension LanguageServer {
  /// Checks the open documents and returns the diagnostics that changed.
  mutating func check() -> [JSON] {
    guard isCheckDue, let workspace else { return [] }
    isCheckDue = false
    let paths = documents.keys.reduce(into: [String: String]()) { $0[$1] = DocumentAddress.path(of: $1) }
    let found = workspace.findings(of: Set(paths.values))
    var messages: [JSON] = []
    for address in documents.keys.sorted() {
      guard let document = documents[address], let path = paths[address] else { continue }
      findings[address] = found[path] ?? []
      let items = (found[path] ?? []).map { Self.diagnostic($0, document.text) }
      let message = Self.diagnostics(address, version: document.version, items)
      if published.updateValue(message, forKey: address) != message { messages.append(message) }
    }
    return messages + configurationMessages(workspace.mistakes)
  }

  mutating func configurationMessages(_ mistakes: [ConfigurationError]) -> [JSON] {
    let byAddress = Dictionary(grouping: mistakes) { DocumentAddress.address(of: FilePath.absolute($0.path)) }
    let old = published.keys.filter { $0.hasSuffix(Configuration.fileName) && byAddress[$0] == nil }
    var messages = old.map { Self.diagnostics($0, version: nil, []) }
    for address in old { published[address] = nil }
    for (address, mistakes) in byAddress.sorted(by: { $0.key < $1.key }) {
      let items = mistakes.map { mistake -> JSON in
        let place: JSON = ["line": .integer(mistake.line - 1), "character": .integer(mistake.column - 1)]
        return [
          "range": ["start": place, "end": place], "severity": 1, "source": "feedback-lint",
          "message": .string(mistake.message),
        ]
      }
      let message = Self.diagnostics(address, version: nil, items)
      if published.updateValue(message, forKey: address) != message { messages.append(message) }
    }
    return messages
  }

  static func diagnostics(_ address: String, version: Int?, _ items: [JSON]) -> JSON {
    var parameters: [JSON.Member] = [.init("uri", .string(address))]
    if let version { parameters.append(.init("version", .integer(version))) }
    parameters.append(.init("diagnostics", .array(items)))
    return notification("textDocument/publishDiagnostics", .object(parameters))
  }

  static func diagnostic(_ finding: Finding, _ text: SourceText) -> JSON {
    let severity = switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
    let consequence = finding.consequence.isEmpty ? "" : "\nYou would see: \(finding.consequence)"
    return [
      "range": range(finding.range.start.offset..<finding.range.end.offset, text),
      "severity": .integer(severity),
      "code": .string(finding.rule),
      "source": "feedback-lint",
      "message": .string(finding.message + consequence),
    ]
  }

  static func range(_ bytes: Range<Int>, _ text: SourceText) -> JSON {
    [
      "start": position(text.editorPosition(at: bytes.lowerBound)),
      "end": position(text.editorPosition(at: bytes.upperBound)),
    ]
  }

  static func position(_ position: SourceText.EditorPosition) -> JSON {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }
}
