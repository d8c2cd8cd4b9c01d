import Foundation
import Glibc

/// The file a store keeps its reminders in.
///
/// Opening never writes to a file before it is known to be a whole database of ours, of a version that is known.
struct DatabaseFile: Sendable {
  let path: String
  let busyTimeout: Duration

  /// Opens the file, makes it where there is none, and brings an older one up to date.
  func open() throws(ReminderStoreError) -> Connection {
    do {
      try makeUnlessPresent()
      let connection = try Connection(path: path, busyTimeout: busyTimeout)
      connection.setCheckpointsOnClose(false)
      guard !connection.isReadOnly else { throw FileSystem.whatIsReadOnly(path) }
      try checkOwner(of: connection)
      try configure(connection)
      if try connection.number("PRAGMA user_version") < Schema.version {
        try connection.transaction { try Schema.migrate(connection) }
      }
      connection.setCheckpointsOnClose(true)
      return connection
    } catch {
      throw ReminderStoreError(error, path: path, waited: busyTimeout)
    }
  }

  /// SQLite takes a shorter file for an empty one, which it may overwrite.
  private var smallestDatabase: Int { 512 }

  private func makeUnlessPresent() throws {
    guard !path.utf8.contains(0) else { throw ReminderStoreError.cannotOpen(path: path, reason: "its name has a NUL") }
    switch try FileSystem.kind(of: path) {
    case .file(size: 0): throw ReminderStoreError.damaged(path: path, detail: "the file is empty")
    case .file(let size) where size < smallestDatabase:
      throw ReminderStoreError.damaged(path: path, detail: "only \(size) bytes of the file are left")
    case .file: return
    case .folder: throw ReminderStoreError.cannotOpen(path: path, reason: "it is a folder")
    case .other: throw ReminderStoreError.cannotOpen(path: path, reason: "it is not a file")
    case .missing: break
    }
    // A log without its file is all that is left of some reminders, and would be mistaken for the log of a new file.
    for log in ["-wal", "-journal"] {
      if case .file(let size) = try FileSystem.kind(of: path + log), size > 0 {
        throw ReminderStoreError.damaged(path: path, detail: "the file is gone, and only its log \(path)\(log) is left")
      }
    }
    try FileSystem.makeFolder(FileSystem.folder(of: path), for: path)
    try makeNew()
  }

  /// Makes the database under another name and renames it when it is whole, so that no other program and no crash
  /// ever leaves half of one.
  private func makeNew() throws {
    let draft = "\(path)-new-\(UUID().uuidString)"
    defer {
      unlink(draft)
      unlink(draft + "-journal")
    }
    do {
      let connection = try Connection(path: draft, creates: true, busyTimeout: busyTimeout)
      try connection.execute("PRAGMA synchronous = FULL")
      try connection.transaction { try Schema.migrate(connection) }
    } catch {
      throw ReminderStoreError(error, path: path, waited: busyTimeout)
    }
    // Where another program was quicker, its file is the one to open.
    _ = try FileSystem.rename(draft, to: path)
  }

  private func checkOwner(of connection: Connection) throws {
    let owner = try connection.number("PRAGMA application_id")
    let version = try connection.number("PRAGMA user_version")
    let isUnused = try owner == 0 && version == 0 && connection.number("SELECT count(*) FROM sqlite_schema") == 0
    guard isUnused || owner == Schema.applicationID else { throw ReminderStoreError.foreign(path: path) }
    guard version <= Schema.version else {
      throw ReminderStoreError.tooNew(path: path, found: version, known: Schema.version)
    }
    guard version >= 0 else { throw ReminderStoreError.damaged(path: path, detail: "its version is \(version)") }
  }

  private func configure(_ connection: Connection) throws {
    _ = try connection.row("PRAGMA journal_mode = WAL") { $0.text(0) }
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -16000;
      """)
    _ = try connection.row("PRAGMA journal_size_limit = 4194304") { $0.integer(0) }
  }
}
