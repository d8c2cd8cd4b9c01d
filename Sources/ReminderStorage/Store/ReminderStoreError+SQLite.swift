import CSQLite
import Glibc

extension ReminderStoreError {
  /// Says in the store's words what SQLite, or anything else, has said.
  init(_ error: any Error, path: String, waited: Duration) {
    switch error {
    case let error as ReminderStoreError: self = error
    case let failure as SQLiteFailure: self.init(failure, path: path, waited: waited)
    default: self = .unexpected(path: path, detail: "\(error)")
    }
  }

  private init(_ failure: SQLiteFailure, path: String, waited: Duration) {
    switch (failure.family, failure.systemError) {
    case (SQLITE_CORRUPT, _), (SQLITE_NOTADB, _): self = .damaged(path: path, detail: failure.message)
    case (SQLITE_BUSY, _), (SQLITE_LOCKED, _), (SQLITE_PROTOCOL, _): self = .busy(path: path, waited: waited)
    case (SQLITE_FULL, _), (SQLITE_IOERR, ENOSPC), (SQLITE_IOERR, EDQUOT), (SQLITE_IOERR, EFBIG),
      (SQLITE_CANTOPEN, ENOSPC), (SQLITE_CANTOPEN, EDQUOT):
      self = .diskFull(path: path)
    case (SQLITE_READONLY, _):
      self = failure.code == SQLITE_READONLY_DBMOVED_CODE ? .moved(path: path) : FileSystem.whatIsReadOnly(path)
    case (SQLITE_CANTOPEN, _): self = FileSystem.whyNotOpened(path, systemError: failure.systemError)
    case (SQLITE_IOERR, EROFS): self = FileSystem.whatIsReadOnly(path)
    case (SQLITE_IOERR, _): self = .inputOutput(path: path, detail: failure.detail)
    case (SQLITE_PERM, _), (SQLITE_AUTH, _): self = .cannotOpen(path: path, reason: failure.detail)
    default: self = .unexpected(path: path, detail: failure.detail)
    }
  }
}

// The macro is an expression, which Swift does not import.
private let SQLITE_READONLY_DBMOVED_CODE = SQLITE_READONLY | (4 << 8)
