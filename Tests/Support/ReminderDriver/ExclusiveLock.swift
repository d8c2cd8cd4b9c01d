import CSQLite
import Foundation

/// Keeps other programs from a database, as a backup program might.
final class ExclusiveLock {
  private let path: String
  private var handle: OpaquePointer?

  init(path: String) { self.path = path }

  /// Lets no other program read or write.
  func hold() throws { try execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE") }

  /// Lets no other program write.
  func begin() throws { try execute("BEGIN IMMEDIATE") }

  private func execute(_ sql: String) throws {
    sqlite3_open(path, &handle)
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw POSIXError(.EBUSY) }
  }

  func release() {
    sqlite3_close(handle)
    handle = nil
  }
}
