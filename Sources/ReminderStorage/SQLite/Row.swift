import CSQLite
import Foundation

/// One row of a result, good until the statement moves on.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func date(_ column: Int32) -> Date? {
    isNull(column) ? nil : Date(timeIntervalSinceReferenceDate: real(column))
  }

  func uuid(_ column: Int32) throws(SQLiteFailure) -> UUID {
    guard let bytes = sqlite3_column_blob(statement, column), sqlite3_column_bytes(statement, column) == 16 else {
      throw .unreadable("identity")
    }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}
