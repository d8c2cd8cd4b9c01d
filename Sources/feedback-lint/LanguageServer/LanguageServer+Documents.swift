import LintModel

extension LanguageServer {
  mutating func initialize(_ parameters: JSON) -> JSON {
    phase = .running
    var addresses = (parameters["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.string }
    if addresses.isEmpty { addresses = [parameters["rootUri"]?.string].compactMap(\.self) }
    var roots = addresses.map { DocumentAddress.path(of: $0) }
    if roots.isEmpty { roots = [parameters["rootPath"]?.string].compactMap(\.self) }
    workspace = Workspace(roots: roots.filter { $0.hasPrefix("/") }, jobs: jobs, cachePath: cachePath)
    let watching = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    canWatchFiles = watching?["dynamicRegistration"] == true
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
      "serverInfo": ["name": "feedback-lint", "version": .string(Tool.version)],
    ]
  }

  /// Asks the editor to tell of files that change on disk, as they do when another branch is checked out.
  var watchRequest: JSON {
    let watchers: JSON = [["globPattern": "**/*.swift"], ["globPattern": .string("**/" + Configuration.fileName)]]
    let registration: JSON = [
      "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": watchers],
    ]
    return [
      "jsonrpc": "2.0", "id": "watch-files", "method": "client/registerCapability",
      "params": ["registrations": [registration]],
    ]
  }

  mutating func changeFolders(_ parameters: JSON) {
    func paths(_ key: String) -> [String] {
      (parameters["event"]?[key]?.elements ?? []).compactMap { $0["uri"]?.string }.map { DocumentAddress.path(of: $0) }
    }
    let removed = Set(paths("removed"))
    let roots = (workspace?.roots ?? []).filter { !removed.contains($0) } + paths("added").filter { $0.hasPrefix("/") }
    workspace = Workspace(roots: roots, jobs: jobs, cachePath: cachePath)
    reload()
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
    let changes = (parameters["changes"]?.elements ?? []).compactMap { change in
      change["uri"]?.string.map { (address: $0, isEdit: change["type"]?.integer == 2) }
    }
    .filter { documents[$0.address] == nil }
    guard !changes.isEmpty else { return }
    // Another branch changes many files at once, and new ones are found only by looking for all.
    if changes.allSatisfy({ $0.isEdit && $0.address.hasSuffix(".swift") }) {
      for change in changes { workspace?.update(DocumentAddress.path(of: change.address), text: nil) }
    } else {
      reload()
    }
    isCheckDue = true
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
