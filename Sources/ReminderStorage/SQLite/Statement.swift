import CSQLite

/// A prepared statement, finalized when it goes.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  init(_ sql: String, in database: OpaquePointer) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw SQLiteFailure(of: database, code: code) }
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement from its start and calls `body` with each row.
  func forEachRow(
    _ values: [SQLValue], _ body: (Row) throws(SQLiteFailure) -> Void
  ) throws(SQLiteFailure) {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(handle)
      switch code {
      case SQLITE_ROW: try body(Row(handle))
      case SQLITE_DONE: return
      default: throw SQLiteFailure(of: database, code: code)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(SQLiteFailure) {
    let code: Int32
    switch value {
    case .null: code = sqlite3_bind_null(handle, index)
    case .integer(let integer): code = sqlite3_bind_int64(handle, index, Int64(integer))
    case .real(let real): code = sqlite3_bind_double(handle, index, real)
    case .text(var text):
      code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // Without an address SQLite would bind NULL, not the empty text.
          $0.baseAddress.map { csqlite_bind_text(handle, index, $0, Int32(bytes.count)) }
            ?? csqlite_bind_text(handle, index, "", 0)
        }
      }
    case .uuid(let id):
      code = withUnsafeBytes(of: id.uuid) { csqlite_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
    }
    guard code == SQLITE_OK else { throw SQLiteFailure(of: database, code: code) }
  }
}
