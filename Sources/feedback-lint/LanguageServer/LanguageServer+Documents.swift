import LintModel

extension LanguageServer {
  mutating func initialize(_ parameters: JSON) -> JSON {
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

  mutating func open(_ parameters: JSON) {
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

  mutating func change(_ parameters: JSON) {
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

  mutating func save(_ parameters: JSON) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    if DocumentAddress.path(of: address).hasSuffix(Configuration.fileName) { reload() }
    isCheckDue = true
  }

  mutating func close(_ parameters: JSON) -> [JSON] {
    guard let address = parameters["textDocument"]?["uri"]?.string,
      documents.removeValue(forKey: address) != nil
    else { return [] }
    workspace?.update(DocumentAddress.path(of: address), text: nil)
    isCheckDue = true
    published[address] = nil
    findings[address] = nil
    return [Self.diagnostics(address, version: nil, [])]
  }

  mutating func changeOnDisk(_ parameters: JSON) {
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

  mutating func reload() {
    let open = documents.map { (DocumentAddress.path(of: $0.key), $0.value.text) }
      .filter { path, _ in path.hasSuffix(".swift") || !path.hasPrefix("/") }
    workspace?.load(open: Dictionary(open, uniquingKeysWith: { first, _ in first }))
    isCheckDue = true
  }

  static func range(_ json: JSON?) -> (start: SourceText.EditorPosition, end: SourceText.EditorPosition)? {
    guard let start = position(json?["start"]), let end = position(json?["end"]) else { return nil }
    return (start, end)
  }

  static func position(_ json: JSON?) -> SourceText.EditorPosition? {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else { return nil }
    return SourceText.EditorPosition(line: line, character: character)
  }
}
