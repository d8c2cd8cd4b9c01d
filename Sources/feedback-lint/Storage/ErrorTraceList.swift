import LintModel

/// What files do with properties that may hold what went wrong, out of memory until it is counted.
struct ErrorTraceList: Sendable {
  private let coded = Spill()
  /// How many bytes are written for each file.
  private var lengths: [Int32] = []
  private var names: Set<String> = []

  mutating func add(_ traces: ErrorTraces) {
    guard !traces.isEmpty else { return }
    names.formUnion(traces.failing)
    var writer = BinaryWriter()
    writer.write(Self.whole)
    writer.write(traces.failing.count)
    for name in traces.failing { writer.write(name) }
    writer.write(traces.read.count)
    writer.write(words: traces.read)
    writer.write(traces.cleared.count)
    writer.write(words: traces.cleared)
    add(writer)
  }

  /// - Parameter words: All words in a file of which only an outline is known.
  mutating func add(words: WordNumbers, of file: Int) {
    let numbers = words.all.map { Int32(bitPattern: $0) }
    var writer = BinaryWriter()
    writer.write(file)
    writer.write(numbers.count)
    writer.write(halfWords: numbers)
    add(writer)
  }

  private mutating func add(_ writer: BinaryWriter) {
    lengths.append(Int32(truncatingIfNeeded: writer.bytes.count))
    coded.append(writer.bytes)
  }

  /// Stands where otherwise is the number of a file of which only an outline is known.
  private static let whole = -1

  /// Counts what is done with the properties that any file sets inside a `catch`.
  ///
  /// - Parameter traces: Reads a file of which only an outline is known, and says what it does.
  func errors(jobs: Int, traces: @escaping @Sendable (Int) -> ErrorTraces?) -> ErrorNames {
    var counter = ErrorCounter(of: names)
    var outlines: [Int] = []
    var range = 0..<0
    for length in lengths {
      range = range.lowerBound..<range.upperBound + Int(length)
      if range.count >= Self.piece {
        count(range, with: &counter, outlines: &outlines)
        range = range.upperBound..<range.upperBound
      }
    }
    count(range, with: &counter, outlines: &outlines)
    let files = outlines
    let result = Locked(counter)
    Parallel.forEach(files.count, jobs: jobs) { traces(files[$0]) } deliver: { _, found in
      if let found { result.withLock { $0.add(found) } }
    }
    return result.withLock { $0.finished }
  }

  /// How many bytes are read at once.
  private static let piece = 64 << 10

  private func count(_ range: Range<Int>, with counter: inout ErrorCounter, outlines: inout [Int]) {
    guard let bytes = coded.bytes(range) else { return }
    var reader = BinaryReader(bytes[...])
    while !reader.isAtEnd {
      guard (try? Self.count(&reader, with: &counter, outlines: &outlines)) != nil else { return }
    }
  }

  /// - Parameter outlines: Takes in the files whose words are among the names, so that they are worth reading.
  private static func count(
    _ reader: inout BinaryReader, with counter: inout ErrorCounter, outlines: inout [Int]
  ) throws(DamagedData) {
    let file = try reader.number()
    if file != whole {
      let words = try reader.halfWords(try reader.number())
      if words.contains(where: { counter.mayCount(UInt32(bitPattern: $0)) }) { outlines.append(file) }
      return
    }
    for _ in 0..<(try reader.number()) { counter.add(failing: try reader.text()) }
    for number in try reader.words(try reader.number()) { counter.add(read: number) }
    for number in try reader.words(try reader.number()) { counter.add(cleared: number) }
  }
}
