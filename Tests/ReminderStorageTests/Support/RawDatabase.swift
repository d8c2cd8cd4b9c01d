import CSQLite
import Testing

/// Runs SQL on a file behind the store's back, and returns the first column of its rows.
@discardableResult
func runSQL(_ sql: String, on path: String) throws -> [String] {
  var handle: OpaquePointer?
  try #require(sqlite3_open(path, &handle) == SQLITE_OK)
  defer { sqlite3_close(handle) }
  var rows: [String] = []
  let code = withUnsafeMutablePointer(to: &rows) { rows in
    sqlite3_exec(
      handle, sql,
      { rows, _, values, _ in
        rows?.assumingMemoryBound(to: [String].self).pointee.append(values?[0].map { String(cString: $0) } ?? "NULL")
        return 0
      }, rows, nil)
  }
  try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  return rows
}
