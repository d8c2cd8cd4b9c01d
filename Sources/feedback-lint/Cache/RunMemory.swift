import LintModel

/// What an update of a run needs besides its outcome: what each file's check has asked, and what has changed since the
/// facts were written.
struct RunMemory: Sendable {
  private(set) var files: [File]
  /// The properties that are set inside a `catch`.
  var errors: ErrorNames
  /// The types that nobody who uses the app meets.
  private(set) var unmet: UnmetTypes
  /// What each file mentions, as a ``MentionList`` keeps it.
  private(set) var mentions: [ArraySlice<UInt8>]
  var patches: [CachedFacts.Patch] = []

  /// What is kept of the check of one file.
  struct File: Sendable {
    /// The functions that run inside work which its views start and SwiftUI often calls off.
    var cancellable: Set<String>
    /// The names that were asked for.
    var names: SortedNames

    init(cancellable: Set<String>, names: SortedNames) {
      self.cancellable = cancellable
      self.names = names
    }
  }

  /// The functions that run inside work which SwiftUI often calls off.
  var cancellable: Set<String> { files.reduce(into: []) { $0.formUnion($1.cancellable) } }

  mutating func replace(_ number: Int, cancellable: Set<String>, names: Set<NameKey>) {
    files[number] = File(cancellable: cancellable, names: SortedNames(names))
  }

  /// Takes in what some files mention now.
  ///
  /// - Returns: The names of types that are met now and were not before, or the other way round.
  mutating func replace(mentions changes: [(number: Int, mentions: TypeMentions?)]) -> Set<NameKey> {
    var hasChanged = false
    for (number, found) in changes {
      let bytes = MentionList.bytes(found)[...]
      if mentions[number] != bytes {
        mentions[number] = bytes
        hasChanged = true
      }
    }
    guard hasChanged else { return [] }
    let before = unmet
    unmet = MentionList.unmet(mentions)
    return unmet.differences(from: before)
  }

  /// Visits what each file mentions, as a ``MentionList`` keeps it.
  func visitMentions(_ visit: ([UInt8]) -> Void) -> Bool {
    var writer = BinaryWriter()
    for bytes in mentions { MentionList.write(bytes, to: &writer) }
    visit(writer.bytes)
    return true
  }

  /// The files whose checks asked for any of some names.
  func files(asking names: Set<NameKey>) -> [Int] {
    if names.isEmpty { return [] }
    return files.indices.filter { number in names.contains { files[number].names.contains($0) } }
  }

  /// Returns what is known of contents.
  func entry(for digest: StableHash, path: String, known: CachedFacts) -> FileEntry? {
    known.entry(for: digest, path: path)?.entry ?? patches.last { $0.digest == digest }?.entry(path: path)
  }
}

extension RunMemory {
  init(from reader: inout BinaryReader) throws(DamagedData) {
    files = []
    var counts: [String: ErrorNames.Counts] = [:]
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      counts[name] = ErrorNames.Counts(
        failing: try reader.number(), read: try reader.number(), cleared: try reader.number())
    }
    errors = ErrorNames(counts: counts)
    let numbers = try reader.halfWords(try reader.number())
    unmet = UnmetTypes(numbers: numbers.map { UInt32(bitPattern: $0) })
    mentions = []
    for _ in 0..<(try reader.count()) {
      var cancellable: Set<String> = []
      for _ in 0..<(try reader.count()) { cancellable.insert(try reader.text()) }
      files.append(File(cancellable: cancellable, names: try reader.names()))
    }
    mentions = try MentionList.read(files.count, from: &reader)
    for _ in 0..<(try reader.count()) {
      let digest = try reader.hash()
      let hasCommands = try reader.byte() != 0
      let facts = reader.bytes[try reader.stretch(try reader.number())]
      patches.append(
        CachedFacts.Patch(digest: digest, hasCommands: hasCommands, facts: facts, names: try reader.names()))
    }
  }

  static func write(_ errors: ErrorNames, to writer: inout BinaryWriter) {
    writer.write(errors.counts.count)
    for (name, counts) in errors.counts.sorted(by: { $0.key < $1.key }) {
      writer.write(name)
      writer.write(counts.failing)
      writer.write(counts.read)
      writer.write(counts.cleared)
    }
  }

  static func write(_ unmet: UnmetTypes, to writer: inout BinaryWriter) {
    writer.write(unmet.numbers.count)
    writer.write(halfWords: unmet.numbers.map { Int32(bitPattern: $0) })
  }

  static func write(_ patches: [CachedFacts.Patch], to writer: inout BinaryWriter) {
    writer.write(patches.count)
    for patch in patches {
      writer.write(patch.digest)
      writer.write(byte: patch.hasCommands ? 1 : 0)
      writer.write(patch.facts.count)
      writer.write(contentsOf: patch.facts)
      writer.write(patch.names)
    }
  }
}

extension RunMemory.File {
  func write(to writer: inout BinaryWriter) {
    writer.write(cancellable.count)
    for name in cancellable.sorted() { writer.write(name) }
    writer.write(names)
  }
}

extension BinaryReader {
  fileprivate mutating func names() throws(DamagedData) -> SortedNames {
    let length = try number()
    guard length % 8 == 0 else { throw DamagedData() }
    return SortedNames(bytes: bytes[try stretch(length)])
  }

  /// Each element takes a byte at least, so a larger count is damage.
  fileprivate mutating func count() throws(DamagedData) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - index else { throw DamagedData() }
    return count
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ names: SortedNames) {
    write(names.bytes.count)
    write(contentsOf: names.bytes)
  }
}
