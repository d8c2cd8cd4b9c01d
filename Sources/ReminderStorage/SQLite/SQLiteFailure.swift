import CSQLite
import Glibc

/// What SQLite says when it does not do something.
struct SQLiteFailure: Error {
  /// The extended result code.
  let code: Int32
  let message: String
  /// What the system call beneath it said, where there was one.
  let systemError: Int32

  /// The primary result code, which is the family of the extended one.
  var family: Int32 { code & 0xFF }

  init(code: Int32, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  init(of handle: OpaquePointer?, code: Int32) {
    self.code = code
    message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    let systemError = handle.map { sqlite3_system_errno($0) } ?? 0
    // A commit that fails does not tell why; the file it failed on does.
    let isUnexplained = systemError == 0 && code & 0xFF == SQLITE_IOERR
    self.systemError = isUnexplained ? handle.map { csqlite_last_file_error($0) } ?? 0 : systemError
  }

  /// A row holds what the schema does not allow.
  static func unreadable(_ what: String) -> SQLiteFailure {
    SQLiteFailure(code: SQLITE_CORRUPT, message: "a row holds an unreadable \(what)")
  }

  /// The failure in words, with the system's own where there are any.
  var detail: String {
    systemError == 0 ? message : "\(message) (\(String(cString: strerror(systemError))))"
  }
}
