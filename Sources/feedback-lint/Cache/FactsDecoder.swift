/// Decodes what ``FactsEncoder`` encoded.
enum FactsDecoder {
  /// - Throws: An error where the bytes are not such a value.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: ArraySlice<UInt8>) throws -> Value {
    let source = Source(bytes)
    let value = try source.decode(type)
    guard source.reader.isAtEnd else { throw DamagedData() }
    return value
  }
}

/// What all containers of one decoding read from.
private final class Source {
  var reader: BinaryReader
  private var depth = 0
  private static let deepest = 4000

  init(_ bytes: ArraySlice<UInt8>) { reader = BinaryReader(bytes) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self, let text = try reader.text() as? Value { return text }
    guard depth < Self.deepest else { throw DamagedData() }
    depth += 1
    defer { depth -= 1 }
    return try Value(from: PositionalDecoder(source: self))
  }

  func flag() throws -> Bool { try reader.byte() != 0 }
}

private struct PositionalDecoder: Decoder {
  let source: Source
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedContainer<Key>(source: source))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try UnkeyedContainer(source: source) }
  func singleValueContainer() -> any SingleValueDecodingContainer { SingleContainer(source: source) }
}

private struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let source: Source
  var codingPath: [any CodingKey] { [] }

  /// The case of the enum that comes next.
  var allKeys: [Key] {
    var reader = source.reader
    guard let name = try? reader.text(), let key = Key(stringValue: name) else { return [] }
    return [key]
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { try !source.flag() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try source.flag() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try source.reader.number() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try source.reader.text() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try source.decode(type) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try source.flag() ? source.flag() : nil }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try source.flag() ? source.reader.number() : nil
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try source.flag() ? source.decode(type) : nil
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try source.flag() ? source.reader.text() : nil
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try source.flag() ? source.decode(type) : nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    _ = try source.reader.text()
    return KeyedDecodingContainer(KeyedContainer<Nested>(source: source))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try UnkeyedContainer(source: source)
  }

  func superDecoder() -> any Decoder { PositionalDecoder(source: source) }
  func superDecoder(forKey key: Key) -> any Decoder { PositionalDecoder(source: source) }
}

private struct UnkeyedContainer: UnkeyedDecodingContainer {
  let source: Source
  let count: Int?
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var isAtEnd: Bool { currentIndex == count }

  init(source: Source) throws {
    self.source = source
    let count = try source.reader.count()
    // Each element takes a byte at least, so a larger count is damage.
    guard count <= source.reader.bytes.endIndex - source.reader.index else { throw DamagedData() }
    self.count = count
  }

  private mutating func step() throws {
    guard !isAtEnd else { throw DamagedData() }
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool {
    try step()
    return try !source.flag()
  }

  mutating func decode(_ type: Int.Type) throws -> Int {
    try step()
    return try source.reader.number()
  }

  mutating func decode(_ type: String.Type) throws -> String {
    try step()
    return try source.reader.text()
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try step()
    return try source.decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try step()
    return KeyedDecodingContainer(KeyedContainer<Nested>(source: source))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try step()
    return try UnkeyedContainer(source: source)
  }

  mutating func superDecoder() -> any Decoder { PositionalDecoder(source: source) }
}

private struct SingleContainer: SingleValueDecodingContainer {
  let source: Source
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool {
    var reader = source.reader
    guard (try? reader.byte()) == 0 else { return false }
    source.reader = reader
    return true
  }

  func decode(_ type: Bool.Type) throws -> Bool { try source.flag() }
  func decode(_ type: String.Type) throws -> String { try source.reader.text() }
  func decode(_ type: Double.Type) throws -> Double { Double(bitPattern: try source.reader.fixed()) }
  func decode(_ type: Float.Type) throws -> Float { Float(Double(bitPattern: try source.reader.fixed())) }
  func decode(_ type: Int.Type) throws -> Int { try source.reader.number() }
  func decode(_ type: Int8.Type) throws -> Int8 { try exactly(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try exactly(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try exactly(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try exactly(type) }
  func decode(_ type: UInt.Type) throws -> UInt { UInt(bitPattern: try source.reader.number()) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try exactly(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try exactly(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try exactly(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try source.reader.fixed() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.decode(type) }

  private func exactly<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    guard let number = Number(exactly: try source.reader.number()) else { throw DamagedData() }
    return number
  }
}
