import CSQLite
import Foundation

/// Keeps a database to itself, as a backup program might.
final class ExclusiveLock {
  private let path: String
  private var handle: OpaquePointer?

  init(path: String) { self.path = path }

  func hold() throws {
    sqlite3_open(path, &handle)
    let code = sqlite3_exec(handle, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", nil, nil, nil)
    guard code == SQLITE_OK else { throw POSIXError(.EBUSY) }
  }

  func release() {
    sqlite3_close(handle)
    handle = nil
  }
}
