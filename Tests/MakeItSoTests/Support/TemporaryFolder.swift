import CSQLite
import Foundation

/// A folder that goes with its owner.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "makeitso-\(UUID().uuidString)"
  var database: String { path + "/reminders.sqlite" }

  init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Another program that keeps a database to itself.
final class Intruder {
  private var handle: OpaquePointer?

  init(_ path: String) {
    sqlite3_open(path, &handle)
    sqlite3_exec(handle, "PRAGMA busy_timeout = 2000; BEGIN IMMEDIATE", nil, nil, nil)
  }

  func leave() {
    sqlite3_close(handle)
    handle = nil
  }

  deinit { sqlite3_close(handle) }
}
