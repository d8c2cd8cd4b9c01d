import LintModel

/// A language server: takes messages, keeps the documents an editor has open, and answers with what is wrong in them.
///
/// It does no input or output itself, so a conversation is a list of values.
struct LanguageServer {
  private enum Phase { case new, running, shutDown }

  private var phase = Phase.new
  private var workspace: Workspace?
  private var documents: [String: Document] = [:]
  private var findings: [String: [Finding]] = [:]
  private var published: [String: JSON] = [:]
  private let jobs: Int
  private let cachePath: String?
  /// Whether documents changed since they were last checked.
  private(set) var isCheckDue = false
  /// The exit status, once the editor has said goodbye.
  private(set) var exitStatus: Int32?

  private struct Document {
    var version: Int?
    var text: SourceText
  }

  init(jobs: Int, cachePath: String?) {
    self.jobs = jobs
    self.cachePath = cachePath
  }

  /// The status with which a server ends whose editor has gone without a word.
  var statusAtEnd: Int32 { phase == .shutDown ? 0 : 1 }
}

// MARK: - Messages

extension LanguageServer {
  private enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
  }

  /// Returns the answer to bytes that are no message.
  func answerToGarbage(_ reason: String) -> JSON { Self.failure(.null, .parseError, reason) }

  /// Takes a message and returns what is to be sent.
  mutating func receive(_ message: JSON) -> [JSON] {
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer to something the server asked needs none; anything else is a mistake.
      let isAnswer = message["result"] != nil || message["error"] != nil
      return isAnswer ? [] : [Self.failure(id ?? .null, .invalidRequest, "a message needs a method")]
    }
    let parameters = message["params"] ?? .null
    guard let id else { return notify(method, parameters) }
    return [answer(id, method, parameters)]
  }

  private mutating func answer(_ id: JSON, _ method: String, _ parameters: JSON) -> JSON {
    switch (phase, method) {
    case (.new, "initialize"): return Self.success(id, initialize(parameters))
    case (.new, _): return Self.failure(id, .notInitialized, "the first request is “initialize”")
    case (.shutDown, _): return Self.failure(id, .invalidRequest, "the server has been shut down")
    case (.running, "initialize"): return Self.failure(id, .invalidRequest, "the server runs already")
    case (.running, "shutdown"):
      phase = .shutDown
      return Self.success(id, .null)
    case (.running, "textDocument/codeAction"):
      guard let actions = codeActions(parameters) else {
        return Self.failure(id, .invalidParameters, "a code action needs an open document and a range")
      }
      return Self.success(id, .array(actions))
    case (.running, _): return Self.failure(id, .methodNotFound, "“\(method)” is not something this server does")
    }
  }

  private mutating func notify(_ method: String, _ parameters: JSON) -> [JSON] {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .running else { return [] }
    switch method {
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave": save(parameters)
    case "textDocument/didClose": return close(parameters)
    case "workspace/didChangeWatchedFiles": changeOnDisk(parameters)
    default: break
    }
    return []
  }

  private static func success(_ id: JSON, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func failure(_ id: JSON, _ code: ErrorCode, _ message: String) -> JSON {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code.rawValue), "message": .string(message)]]
  }

  private static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}

// MARK: - Documents

extension LanguageServer {
  private mutating func initialize(_ parameters: JSON) -> JSON {
    phase = .running
    var addresses = (parameters["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.string }
    if addresses.isEmpty { addresses = [parameters["rootUri"]?.string].compactMap(\.self) }
    var roots = addresses.map { DocumentAddress.path(of: $0) }
    if roots.isEmpty { roots = [parameters["rootPath"]?.string].compactMap(\.self) }
    workspace = Workspace(roots: roots.filter { $0.hasPrefix("/") }, jobs: jobs, cachePath: cachePath)
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
      ],
      "serverInfo": ["name": "feedback-lint", "version": .string(Tool.version)],
    ]
  }

  private mutating func open(_ parameters: JSON) {
    guard let document = parameters["textDocument"], let address = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    documents[address] = Document(version: document["version"]?.integer, text: SourceText(text))
    isCheckDue = true
    let path = DocumentAddress.path(of: address)
    // The first document has everything read; a new file has everything found again.
    if workspace?.contains(path) == true {
      workspace?.update(path, text: documents[address]?.text)
    } else {
      reload()
    }
  }

  private mutating func change(_ parameters: JSON) {
    guard let address = parameters["textDocument"]?["uri"]?.string, var document = documents[address],
      let changes = parameters["contentChanges"]?.elements
    else { return }
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = Self.range(change["range"]) {
        let start = document.text.offset(of: range.start)
        let end = max(start, document.text.offset(of: range.end))
        let edit = TextEdit(bytes: start..<end, replacement: text)
        document.text = TextEdit.apply([edit], to: document.text.bytes).map { SourceText($0) } ?? document.text
      } else {
        document.text = SourceText(text)
      }
    }
    document.version = parameters["textDocument"]?["version"]?.integer ?? document.version
    documents[address] = document
    workspace?.update(DocumentAddress.path(of: address), text: document.text)
    isCheckDue = true
  }

  private mutating func save(_ parameters: JSON) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    if DocumentAddress.path(of: address).hasSuffix(Configuration.fileName) { reload() }
    isCheckDue = true
  }

  private mutating func close(_ parameters: JSON) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.string,
      documents.removeValue(forKey: address) != nil
    else { return [] }
    workspace?.update(DocumentAddress.path(of: address), text: nil)
    isCheckDue = true
    published[address] = nil
    findings[address] = nil
    return [Self.diagnostics(address, version: nil, [])]
  }

  private mutating func changeOnDisk(_ parameters: JSON) {
    for change in parameters["changes"]?.elements ?? [] {
      guard let address = change["uri"]?.string, documents[address] == nil else { continue }
      let path = DocumentAddress.path(of: address)
      if path.hasSuffix(".swift"), change["type"]?.integer == 2 {
        workspace?.update(path, text: nil)
      } else {
        reload()
      }
      isCheckDue = true
    }
  }

  private mutating func reload() {
    let open = documents.map { (DocumentAddress.path(of: $0.key), $0.value.text) }.filter { $0.0.hasSuffix(".swift") || !$0.0.hasPrefix("/") }
    workspace?.load(open: Dictionary(open, uniquingKeysWith: { first, _ in first }))
    isCheckDue = true
  }

  private static func range(_ json: JSON?) -> (start: SourceText.EditorPosition, end: SourceText.EditorPosition)? {
    guard let start = position(json?["start"]), let end = position(json?["end"]) else { return nil }
    return (start, end)
  }

  private static func position(_ json: JSON?) -> SourceText.EditorPosition? {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else { return nil }
    return SourceText.EditorPosition(line: line, character: character)
  }
}

// MARK: - Findings

extension LanguageServer {
  /// Checks the open documents and returns the diagnostics that changed.
  mutating func check() -> [JSON] {
    guard isCheckDue, let workspace else { return [] }
    isCheckDue = false
    let paths = Dictionary(documents.keys.map { ($0, DocumentAddress.path(of: $0)) }, uniquingKeysWith: { first, _ in first })
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

  private mutating func configurationMessages(_ mistakes: [ConfigurationError]) -> [JSON] {
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

  private static func diagnostics(_ address: String, version: Int?, _ items: [JSON]) -> JSON {
    var parameters: [JSON.Member] = [.init("uri", .string(address))]
    if let version { parameters.append(.init("version", .integer(version))) }
    parameters.append(.init("diagnostics", .array(items)))
    return notification("textDocument/publishDiagnostics", .object(parameters))
  }

  private static func diagnostic(_ finding: Finding, _ text: SourceText) -> JSON {
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

  private static func range(_ bytes: Range<Int>, _ text: SourceText) -> JSON {
    ["start": position(text.editorPosition(at: bytes.lowerBound)), "end": position(text.editorPosition(at: bytes.upperBound))]
  }

  private static func position(_ position: SourceText.EditorPosition) -> JSON {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }
}

// MARK: - Code actions

extension LanguageServer {
  /// Returns what can be done about the findings in a range; `nil` where the request makes no sense.
  private mutating func codeActions(_ parameters: JSON) -> [JSON]? {
    guard let address = parameters["textDocument"]?["uri"]?.string, let document = documents[address],
      let range = Self.range(parameters["range"])
    else { return nil }
    if isCheckDue {
      // What is offered has to fit the text as it is now; what changed is published by the next check.
      let path = DocumentAddress.path(of: address)
      findings[address] = workspace?.findings(of: [path])[path] ?? []
    }
    let start = document.text.offset(of: range.start)
    let end = document.text.offset(of: range.end)
    let all = findings[address] ?? []
    let touched = all.filter { $0.range.start.offset <= end && start <= $0.range.end.offset }
    let wanted = parameters["context"]?["only"]?.elements?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSON] = []
    if isWanted("quickfix") {
      actions += touched.compactMap { quickFix($0, address, document.text) }
      actions += touched.compactMap { silencing($0, address, document.text) }
    }
    if wanted != nil, isWanted("source.fixAll") { actions += fixAll(all, address, document.text) }
    return actions
  }

  private func quickFix(_ finding: Finding, _ address: String, _ text: SourceText) -> JSON? {
    guard let fix = finding.fix else { return nil }
    return [
      "title": .string(fix.title), "kind": "quickfix", "isPreferred": true,
      "diagnostics": [Self.diagnostic(finding, text)], "edit": Self.edit(fix.edits, address, text),
    ]
  }

  private func silencing(_ finding: Finding, _ address: String, _ text: SourceText) -> JSON? {
    guard finding.rule != Suppressions.unusedRule, finding.rule != RuleDescription.syntax.identifier else { return nil }
    let line = text.byteRange(ofLine: finding.range.start.line)
    let indentation = text.line(finding.range.start.line).prefix { $0 == " " || $0 == "\t" }
    let comment = "\(indentation)// feedback-lint:disable:next \(finding.rule) — \n"
    let edit = TextEdit(bytes: line.lowerBound..<line.lowerBound, replacement: comment)
    return [
      "title": .string("Silence \(finding.rule) on this line"), "kind": "quickfix",
      "diagnostics": [Self.diagnostic(finding, text)], "edit": Self.edit([edit], address, text),
    ]
  }

  private func fixAll(_ findings: [Finding], _ address: String, _ text: SourceText) -> [JSON] {
    let edits = FixSession.compatible(findings).flatMap { $0.fix?.edits ?? [] }
    guard !edits.isEmpty else { return [] }
    return [
      ["title": "Fix everything feedback-lint can", "kind": "source.fixAll", "edit": Self.edit(edits, address, text)]
    ]
  }

  private static func edit(_ edits: [TextEdit], _ address: String, _ text: SourceText) -> JSON {
    let edits = edits.map { edit -> JSON in
      ["range": range(edit.bytes, text), "newText": .string(edit.replacement)]
    }
    return ["changes": .object([.init(address, .array(edits))])]
  }
}
