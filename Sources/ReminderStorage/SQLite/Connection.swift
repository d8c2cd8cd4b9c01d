import CSQLite
import Foundation

/// A connection to one SQLite file, used by one thread at a time.
final class Connection {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a file, and makes it where `creates` says so.
  init(path: String, creates: Bool = false, busyTimeout: Duration) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | (creates ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let failure = SQLiteFailure(of: handle, code: code)
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Int32(clamping: busyTimeout.milliseconds))
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }
}

// MARK: Statements

extension Connection {
  /// Runs statements that take no values.
  func execute(_ sql: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(of: handle, code: code) }
  }

  /// Runs a statement and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteFailure) -> Int {
    try run(sql, values)
  }

  /// Runs a statement and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue]) throws(SQLiteFailure) -> Int {
    try forEachRow(sql, values) { (_) throws(SQLiteFailure) in }
    return Int(sqlite3_changes(handle))
  }

  /// Returns what `decode` makes of each row.
  func rows<Value>(
    _ sql: String, _ values: SQLValue..., decode: (Row) throws(SQLiteFailure) -> Value
  ) throws(SQLiteFailure) -> [Value] {
    var result: [Value] = []
    try forEachRow(sql, values) { (row) throws(SQLiteFailure) in result.append(try decode(row)) }
    return result
  }

  /// Returns what `decode` makes of the only row, or `nil` where there is none.
  func row<Value>(
    _ sql: String, _ values: SQLValue..., decode: (Row) throws(SQLiteFailure) -> Value
  ) throws(SQLiteFailure) -> Value? {
    var result: Value?
    try forEachRow(sql, values) { (row) throws(SQLiteFailure) in result = try decode(row) }
    return result
  }

  /// Returns the number that a pragma or a query answers with.
  func number(_ sql: String) throws(SQLiteFailure) -> Int {
    try row(sql) { $0.integer(0) } ?? 0
  }

  /// Runs a statement and calls `body` with each row.
  func forEachRow(
    _ sql: String, _ values: [SQLValue], _ body: (Row) throws(SQLiteFailure) -> Void
  ) throws(SQLiteFailure) {
    try statement(sql).forEachRow(values, body)
  }

  private func statement(_ sql: String) throws(SQLiteFailure) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: handle)
    statements[sql] = statement
    return statement
  }
}

// MARK: Transactions

extension Connection {
  /// Runs `body` in one write transaction and returns once what it did is durable; whatever it throws undoes it all.
  @discardableResult
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // SQLite ends the transaction by itself after some failures.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}

// MARK: The file

extension Connection {
  /// Whether the file could only be opened for reading.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether another file, or none, is now where this one was opened.
  var hasMoved: Bool {
    var hasMoved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return code == SQLITE_OK && hasMoved != 0
  }

  /// Whether the log is written back into the file when the last connection closes.
  func setCheckpointsOnClose(_ checkpoints: Bool) {
    _ = csqlite_set_checkpoint_on_close(handle, checkpoints ? 1 : 0)
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
