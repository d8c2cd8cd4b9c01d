public import Foundation

/// Keeps values as files in a folder, one a key.
///
/// A cache is only a cache: a file that cannot be read is deleted with a line in the log, one that cannot be written
/// is a line in the log, and neither is ever an error of the app.
public actor FileCache {
  private let directory: URL
  private let log: @Sendable (String) -> Void

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - directory: The folder, made when the first value is kept.
  ///   - log: Takes a line about what had to be dropped; by default it goes to the standard error.
  public init(directory: URL, log: (@Sendable (String) -> Void)? = nil) {
    self.directory = directory
    self.log = log ?? { line in FileHandle.standardError.write(Data("FeedbackStore: \(line)\n".utf8)) }
  }

  /// Where a value is kept.
  public nonisolated func file<Value>(for key: StoreKey<Value>) -> URL { file(for: key.kept) }

  private nonisolated func file(for key: KeptKey) -> URL {
    directory.appendingPathComponent(fileName(for: key))
  }

  /// A value and its age.
  struct Kept<Value: Sendable>: Sendable {
    let value: Value
    let updatedAt: Date
  }

  /// Reads a value, if there is one that can be used.
  func read<Value: Codable & Sendable>(
    _ type: Value.Type, at key: KeptKey, _ persistence: StorePersistence, now: Date
  ) -> Kept<Value>? {
    let (file, path) = (file(for: key), key.path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      let data = try Data(contentsOf: file)
      let header = try JSONDecoder().decode(Header.self, from: data)
      // Two keys may share a file name; the other's value is not damaged, only not ours.
      guard header.key == key.identity else { return nil }
      guard header.version == persistence.version else {
        drop(file, "\(path) was kept in version \(header.version), not \(persistence.version)")
        return nil
      }
      // A date in the future is of a clock that was wrong, and says as little for the value as one long past.
      if let longestAge = persistence.longestAge, abs(now.timeIntervalSince(header.updatedAt)) > longestAge.seconds {
        drop(file, nil)
        return nil
      }
      return Kept(value: try JSONDecoder().decode(Envelope<Value>.self, from: data).value, updatedAt: header.updatedAt)
    } catch {
      drop(file, "\(path) could not be read and was dropped: \(error)")
      return nil
    }
  }

  /// Keeps a value, all of it or nothing.
  func write<Value: Codable & Sendable>(
    _ value: Value, at key: KeptKey, _ persistence: StorePersistence, updatedAt: Date
  ) {
    let envelope = Envelope(key: key.identity, version: persistence.version, updatedAt: updatedAt, value: value)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try JSONEncoder().encode(envelope).write(to: file(for: key), options: .atomic)
    } catch {
      log("\(key.path) could not be kept: \(error)")
    }
  }

  /// Deletes every value.
  public func removeAll() {
    guard FileManager.default.fileExists(atPath: directory.path) else { return }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) where name.hasSuffix(".json") {
        try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
      }
    } catch {
      log("The cache could not be emptied: \(error)")
    }
  }

  private func drop(_ file: URL, _ reason: String?) {
    if let reason { log(reason) }
    try? FileManager.default.removeItem(at: file)
  }
}

private struct Header: Decodable {
  let key: String
  let version: Int
  let updatedAt: Date
}

private struct Envelope<Value: Codable>: Codable {
  let key: String
  let version: Int
  let updatedAt: Date
  let value: Value
}

/// Makes a file name of a key: what can be read of it, and a number that tells it from others.
private func fileName(for key: KeptKey) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in key.identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let letters = key.path.unicodeScalars.prefix(40).map { scalar -> Character in
    let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    return isPlain ? Character(scalar) : "-"
  }
  return "\(String(letters))-\(String(hash, radix: 16)).json"
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
