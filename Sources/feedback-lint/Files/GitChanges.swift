import Foundation

/// Asks git which files changed.
enum GitChanges {
  /// Returns the absolute paths, without links to folders, of the files that changed since a commit, those git does
  /// not know yet among them.
  ///
  /// For a branch, what counts is where it left the commit's line: `--changed origin/main` reports a branch's own work.
  /// - Throws: ``UsageError`` where git cannot tell.
  static func files(since base: String, in folder: String) throws(UsageError) -> Set<String> {
    guard !base.hasPrefix("-") else { throw UsageError("“\(base)” is not a commit.") }
    let root = FilePath.resolved(
      try git(["rev-parse", "--show-toplevel"], in: folder).trimmingCharacters(in: .newlines))
    // In a repository without a commit everything is new.
    let isUnborn = base == "HEAD" && (try? git(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder)) == nil
    var names = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    if isUnborn {
      names += try git(["ls-files", "-z"], in: root)
    } else {
      names += try git(["diff", "--name-only", "-z", "--diff-filter=d", "--merge-base", base, "--"], in: root)
    }
    return Set(names.split(separator: "\0").map { FilePath.join(root, String($0)) })
  }

  private static func git(_ arguments: [String], in folder: String) throws(UsageError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw UsageError("git could not be started: \(error.localizedDescription)") }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? "it gave no reason"
      throw UsageError("git cannot say what changed: \(reason.replacing("fatal: ", with: ""))")
    }
    return String(decoding: text, as: UTF8.self)
  }
}
