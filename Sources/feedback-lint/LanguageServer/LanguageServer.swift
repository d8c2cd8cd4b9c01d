import LintModel

/// A language server: takes messages, keeps the documents an editor has open, and answers with what is wrong in them.
///
/// It does no input or output itself, so a conversation is a list of values.
struct LanguageServer {
  enum Phase { case new, running, shutDown }

  var phase = Phase.new
  var workspace: Workspace?
  var documents: [String: Document] = [:]
  var findings: [String: [Finding]] = [:]
  var published: [String: JSON] = [:]
  let jobs: Int
  let cachePath: String?
  /// Whether documents changed since they were last checked.
  var isCheckDue = false
  /// Whether the editor tells of changes on disk to those who ask for it.
  var canWatchFiles = false
  /// The exit status, once the editor has said goodbye.
  private(set) var exitStatus: Int32?

  struct Document {
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
    case "initialized": return canWatchFiles ? [watchRequest] : []
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
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

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
