import Glibc

/// Messages for the developer, on standard error.
package enum Log {
  package static func warning(_ message: String) {
    _ = (message + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
