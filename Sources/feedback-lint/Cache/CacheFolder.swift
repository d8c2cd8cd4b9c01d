import Foundation
import LintModel

/// Two files that make a second run quick: what each source file says, and what the whole came to.
///
/// Both begin with a key and a checksum. What is damaged, or was written for other sources, another version or other
/// names, is as good as missing.
struct CacheFolder: Sendable {
  private let factsPath: String
  private let outcomePath: String

  /// - Parameters:
  ///   - folder: Where caches are kept.
  ///   - project: What tells this run's files from those of other projects.
  init(folder: String, project: String) {
    let name = StableHash(project).hexadecimal.prefix(20)
    factsPath = FilePath.join(folder, "\(name).facts")
    outcomePath = FilePath.join(folder, "\(name).findings")
  }

  /// The folder in which programs of this user keep what they can do without.
  static var usual: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return FilePath.join(folder, "feedback-lint")
    }
    #if os(macOS)
      return NSHomeDirectory() + "/Library/Caches/feedback-lint"
    #else
      return NSHomeDirectory() + "/.cache/feedback-lint"
    #endif
  }

  /// Returns the last run.
  func lastRun() -> CachedRun? {
    CacheFile.open(outcomePath, mark: .outcome, key: Tool.digest).flatMap { CachedRun($0.tail) }
  }

  /// Saves a run.
  ///
  /// - Parameter write: Writes it, and says whether it could.
  func saveRun(_ write: (inout CacheFile.Writer) -> Bool) {
    save(to: outcomePath, mark: .outcome, key: Tool.digest, write)
  }

  /// Returns what is known of single files under a key.
  func facts(for key: StableHash) -> CachedFacts? {
    CacheFile.open(factsPath, mark: .facts, key: key).flatMap { CachedFacts($0.contents, tail: $0.tail) }
  }

  /// Saves what is known of single files.
  func save(_ store: FactsStore, for key: StableHash) {
    save(to: factsPath, mark: .facts, key: key) { CachedFacts.write(store, to: &$0) }
  }
}

extension CacheFolder {
  /// Writes a file of the cache; where that is not possible, the next run is merely slower.
  private func save(
    to path: String, mark: CacheFile.Mark, key: StableHash, _ write: (inout CacheFile.Writer) -> Bool
  ) {
    let folder = FilePath.folder(of: path)
    let isNew = FileReader.kind(of: folder) == nil
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard var file = CacheFile.Writer(path) else { return }
    if write(&file) { file.finish(mark: mark, key: key) } else { file.abandon() }
    if !isNew { Self.removeOldFiles(in: folder) }
  }

  /// Removes the caches of projects that nobody has checked for a month.
  private static func removeOldFiles(in folder: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      // What a run has left behind that did not come to its end has a number behind its name.
      guard name.contains(".facts") || name.contains(".findings") else { continue }
      let path = FilePath.join(folder, name)
      guard let modified = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date else { continue }
      if modified.timeIntervalSinceNow < -30 * 86400 { try? manager.removeItem(atPath: path) }
    }
  }
}
