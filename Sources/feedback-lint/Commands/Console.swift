import Foundation

/// The command's standard streams.
enum Console {
  static func print(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }
  static func print(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }
  static func complain(_ text: String) { write(Array("\(text)\n".utf8), to: STDERR_FILENO) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if step < 0, errno == EINTR { continue }
      if step <= 0 { return }
      rest = rest.dropFirst(step)
    }
  }

  /// Whether colour on standard output reaches a person.
  static func isColored(_ choice: Options.Color) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb" && isatty(STDOUT_FILENO) == 1
    }
  }
}

/// How the command ended.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case misuse = 2
}
