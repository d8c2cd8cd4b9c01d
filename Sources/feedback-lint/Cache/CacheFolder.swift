import Foundation
import LintModel

/// Two files that make a second run quick: what each source file says, and what the whole came to.
///
/// Both begin with a key and a checksum. What is damaged, or was written for other sources, another version or other
/// names, is as good as missing.
struct CacheFolder: Sendable {
  private let factsPath: String
  private let outcomePath: String

  private static let factsMark: UInt64 = 0x3246_544E_494C_4246
  private static let outcomeMark: UInt64 = 0x324F_544E_494C_4246

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
    Self.payload(of: outcomePath, mark: Self.outcomeMark, key: Tool.digest).flatMap { CachedRun($0) }
  }

  func save(_ run: CachedRun) {
    write(run.payload, to: outcomePath, mark: Self.outcomeMark, key: Tool.digest)
  }

  /// Returns what is known of single files under a key.
  func facts(for key: StableHash) -> CachedFacts? {
    Self.payload(of: factsPath, mark: Self.factsMark, key: key).flatMap { CachedFacts($0) }
  }

  /// Saves what is known of single files.
  ///
  /// - Parameter names: The names that each file says something about.
  func save(_ entries: [FileEntry], names: [[NameKey]], for key: StableHash, jobs: Int) {
    let payload = CachedFacts.payload(of: entries, names: names, jobs: jobs)
    write(payload, to: factsPath, mark: Self.factsMark, key: key)
  }
}

extension CacheFolder {
  private static func payload(of path: String, mark: UInt64, key: StableHash) -> ArraySlice<UInt8>? {
    guard let bytes = FileReader.bytes(of: path) else { return nil }
    var reader = BinaryReader(bytes[...])
    guard (try? reader.fixed()) == mark, (try? reader.hash()) == key, let checksum = try? reader.hash() else {
      return nil
    }
    let payload = bytes[reader.index...]
    let actual = payload.withUnsafeBytes { StableHash($0) }
    return actual == checksum ? payload : nil
  }

  /// Writes a file of the cache; where that is not possible, the next run is merely slower.
  private func write(_ payload: [UInt8], to path: String, mark: UInt64, key: StableHash) {
    var writer = BinaryWriter()
    writer.write(fixed: mark)
    writer.write(key)
    writer.write(StableHash(payload))
    writer.write(contentsOf: payload)
    let folder = FilePath.folder(of: path)
    let isNew = FileReader.kind(of: folder) == nil
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(writer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    if !isNew { Self.removeOldFiles(in: folder) }
  }

  /// Removes the caches of projects that nobody has checked for a month.
  private static func removeOldFiles(in folder: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasSuffix(".facts") || name.hasSuffix(".findings") else { continue }
      let path = FilePath.join(folder, name)
      guard let modified = try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date else { continue }
      if modified.timeIntervalSinceNow < -30 * 86400 { try? manager.removeItem(atPath: path) }
    }
  }
}

extension BinaryWriter {
  mutating func write(_ hash: StableHash) {
    write(fixed: hash.high)
    write(fixed: hash.low)
  }
}

extension BinaryReader {
  mutating func hash() throws(DamagedData) -> StableHash {
    let high = try fixed()
    return StableHash(high: high, low: try fixed())
  }
}
