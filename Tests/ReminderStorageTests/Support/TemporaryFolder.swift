import Foundation

/// A folder for one test, removed when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = (NSTemporaryDirectory() as NSString).appendingPathComponent("reminders-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try setMode(0o777, of: path)
  }

  deinit {
    chmod(path, 0o777)
    try? FileManager.default.removeItem(atPath: path)
  }

  var database: String { path + "/reminders.sqlite" }

  /// The names of the files in the folder.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
