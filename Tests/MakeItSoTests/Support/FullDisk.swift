import CSQLite
import Foundation

/// A disk without room for a database's next change, as far as this program can tell.
///
/// The database's journal is made longer than any other file of the tests, and files may then grow no further.
final class FullDisk {
  private static let length = 96 << 20
  private static let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  private var before = rlimit()
  private var reader: OpaquePointer?
  private var isFull = false

  /// - Parameter path: The database, which has been opened before.
  init(_ path: String) {
    // Somebody who reads keeps the journal from being written back, which would empty it.
    sqlite3_open(path, &reader)
    sqlite3_exec(reader, "BEGIN; SELECT count(*) FROM sqlite_master", nil, nil, nil)
    var writer: OpaquePointer?
    sqlite3_open(path, &writer)
    sqlite3_exec(
      writer,
      "PRAGMA busy_timeout = 2000; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0; BEGIN; "
        + "CREATE TABLE ballast (data); INSERT INTO ballast VALUES (zeroblob(\(Self.length))); DROP TABLE ballast; COMMIT",
      nil, nil, nil)
    let journal = (try? FileManager.default.attributesOfItem(atPath: path + "-wal"))?[.size] as? UInt64 ?? 0
    precondition(journal > Self.length / 2, "The journal has not grown.")
    signal(SIGXFSZ, SIG_IGN)
    getrlimit(Self.resource, &before)
    var limit = rlimit(rlim_cur: rlim_t(journal), rlim_max: before.rlim_max)
    setrlimit(Self.resource, &limit)
    isFull = true
    // Closing it now leaves the journal as it is, as the reader is still there.
    sqlite3_close(writer)
  }

  /// Makes room.
  func free() {
    guard isFull else { return }
    isFull = false
    setrlimit(Self.resource, &before)
    sqlite3_close(reader)
  }

  deinit { free() }
}
