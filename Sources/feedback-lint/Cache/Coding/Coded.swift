/// A value that the cache keeps: written member by member, without names, and read back the same way.
///
/// Swift's own `Codable` would do the same thirty times as slowly, and what a run with one changed file asks of others
/// is read anew. A test compares what is read with what was written, so no member is forgotten.
protocol Coded {
  init(from reader: inout CodeReader) throws(DamagedData)
  func write(to writer: inout CodeWriter)
}

/// Writes coded values; a text that occurs again is written as the number of its first occurrence.
struct CodeWriter {
  private(set) var bytes = BinaryWriter()
  private var numbers = TextNumbers()
  /// Whether places in the source are written. Without them the bytes are a value's shape.
  private let keepsPlaces: Bool

  init(keepsPlaces: Bool = true) { self.keepsPlaces = keepsPlaces }

  mutating func write(_ value: some Coded) { value.write(to: &self) }
  mutating func write(_ number: Int) { bytes.write(number) }
  mutating func write(_ flag: Bool) { bytes.write(byte: flag ? 1 : 0) }
  mutating func write(tag: UInt8) { bytes.write(byte: tag) }

  /// Writes a tag, and the value that belongs to it.
  mutating func write(tag: UInt8, _ value: some Coded) {
    write(tag: tag)
    value.write(to: &self)
  }

  mutating func write(_ text: String) {
    if let number = numbers.number(of: text) {
      bytes.write(number)
    } else {
      bytes.write(0)
      bytes.write(text)
    }
  }

  mutating func write(_ range: Range<Int>) {
    guard keepsPlaces else { return }
    bytes.write(range.lowerBound)
    bytes.write(range.count)
  }

  /// Writes a place in the source, or nothing where places do not count.
  mutating func write(place: some Coded) {
    if keepsPlaces { place.write(to: &self) }
  }

  mutating func write<Element: Coded>(_ elements: [Element]) {
    bytes.write(elements.count)
    for element in elements { element.write(to: &self) }
  }

  mutating func write(_ texts: [String]) {
    bytes.write(texts.count)
    for text in texts { write(text) }
  }

  mutating func write(_ ranges: [Range<Int>]) {
    bytes.write(ranges.count)
    for range in ranges { write(range) }
  }

  mutating func write(halfWords words: [UInt32]) {
    bytes.write(words.count)
    bytes.write(halfWords: words.map { Int32(bitPattern: $0) })
  }

  mutating func write<Wrapped: Coded>(_ value: Wrapped?) {
    write(value != nil)
    if let value { value.write(to: &self) }
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ range: Range<Int>?) {
    write(range != nil)
    if let range { write(range) }
  }
}

/// Reads what a ``CodeWriter`` wrote.
struct CodeReader {
  private var bytes: BinaryReader
  private var texts: [String] = []
  private var depth = 0
  /// Deeper than any source that the parser reads.
  private static let deepest = 5000

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = BinaryReader(bytes) }

  var isAtEnd: Bool { bytes.isAtEnd }

  mutating func value<Value: Coded>() throws(DamagedData) -> Value { try Value(from: &self) }
  mutating func number() throws(DamagedData) -> Int { try bytes.number() }
  mutating func flag() throws(DamagedData) -> Bool { try bytes.byte() != 0 }
  mutating func tag() throws(DamagedData) -> UInt8 { try bytes.byte() }

  mutating func text() throws(DamagedData) -> String {
    let number = try bytes.number()
    if number == 0 {
      let text = try bytes.text()
      texts.append(text)
      return text
    }
    guard texts.indices.contains(number - 1) else { throw DamagedData() }
    return texts[number - 1]
  }

  mutating func range() throws(DamagedData) -> Range<Int> {
    let lower = try bytes.number()
    let (upper, overflows) = lower.addingReportingOverflow(try bytes.number())
    guard !overflows, lower <= upper else { throw DamagedData() }
    return lower..<upper
  }

  mutating func values<Value: Coded>() throws(DamagedData) -> [Value] {
    var values: [Value] = []
    let count = try self.count()
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  mutating func textList() throws(DamagedData) -> [String] {
    var texts: [String] = []
    let count = try self.count()
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  mutating func rangeList() throws(DamagedData) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for _ in 0..<(try count()) { ranges.append(try range()) }
    return ranges
  }

  mutating func halfWords() throws(DamagedData) -> [UInt32] {
    try bytes.halfWords(try count()).map { UInt32(bitPattern: $0) }
  }

  mutating func valueIfPresent<Value: Coded>() throws(DamagedData) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }

  mutating func textIfPresent() throws(DamagedData) -> String? { try flag() ? try text() : nil }
  mutating func rangeIfPresent() throws(DamagedData) -> Range<Int>? { try flag() ? try range() : nil }

  /// Each element takes a byte at least, so a larger count is damage.
  mutating func count() throws(DamagedData) -> Int {
    let count = try bytes.number()
    guard count >= 0, count <= bytes.bytes.endIndex - bytes.index else { throw DamagedData() }
    return count
  }

  mutating func enter() throws(DamagedData) {
    depth += 1
    guard depth < Self.deepest else { throw DamagedData() }
  }

  mutating func leave() { depth -= 1 }
}

extension Coded {
  /// The value as bytes.
  var coded: [UInt8] {
    var writer = CodeWriter()
    write(to: &writer)
    return writer.bytes.bytes
  }

  /// Reads what ``coded`` gave.
  init(coded bytes: ArraySlice<UInt8>) throws(DamagedData) {
    var reader = CodeReader(bytes)
    try self.init(from: &reader)
    guard reader.isAtEnd else { throw DamagedData() }
  }
}

/// An enum without values is written as its raw text.
protocol CodedWord: Coded, RawRepresentable where RawValue == String {}

extension CodedWord {
  init(from reader: inout CodeReader) throws(DamagedData) {
    guard let value = Self(rawValue: try reader.text()) else { throw DamagedData() }
    self = value
  }

  func write(to writer: inout CodeWriter) { writer.write(rawValue) }
}
