import Foundation

/// `feedback-lint lsp`: a language server over standard input and output.
enum LanguageServerCommand {
  /// How long an editor has to be silent before its documents are checked, so that typing is not held up.
  private static let patience: Int32 = 120

  static func run(_ options: Options) -> Int32 {
    var stream = MessageStream()
    var server = LanguageServer(
      jobs: options.jobs ?? Parallel.coreCount, cachePath: options.cachePath.map { FilePath.absolute($0) })
    while true {
      switch stream.next(patience: server.isCheckDue ? patience : nil) {
      case .message(let message): for answer in server.receive(message) { stream.send(answer) }
      case .garbage(let reason): stream.send(server.answerToGarbage(reason))
      case .silence: for message in server.check() { stream.send(message) }
      case .end: return server.statusAtEnd
      }
      if let status = server.exitStatus { return status }
    }
  }
}
