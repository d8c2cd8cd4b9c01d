import LintModel

/// Encodes values by position: no keys but the names of enum cases, so that a cache is small and quick to read.
///
/// What is written is read back by the same version of the same types, or not at all.
enum FactsEncoder {
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let sink = Sink(keepsPlaces: true)
    try sink.encode(value)
    return sink.writer.bytes
  }

  /// Returns a hash of what facts say, whatever lines and columns they say it on.
  static func shape(of facts: FileFacts) -> StableHash? {
    let sink = Sink(keepsPlaces: false)
    guard (try? sink.encode(facts)) != nil else { return nil }
    return StableHash(sink.writer.bytes)
  }
}

/// Where all containers of one encoding write to.
private final class Sink {
  var writer = BinaryWriter()
  private let keepsPlaces: Bool

  init(keepsPlaces: Bool) { self.keepsPlaces = keepsPlaces }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let text = value as? String {
      writer.write(text)
    } else if keepsPlaces || !Self.isPlace(Value.self) {
      try value.encode(to: PositionalEncoder(sink: self))
    }
  }

  /// Whether values of a type say where something stands, and nothing else.
  private static func isPlace(_ type: Any.Type) -> Bool {
    type == Range<Int>.self || type == LineTable.self || type == SourceRange.self
  }
}

private struct PositionalEncoder: Encoder {
  let sink: Sink
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedContainer<Key>(sink: sink))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedContainer(sink: sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer { SingleContainer(sink: sink) }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sink: Sink
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { sink.writer.write(byte: 0) }
  func encode(_ value: Bool, forKey key: Key) { sink.writer.write(byte: value ? 1 : 0) }
  func encode(_ value: Int, forKey key: Key) { sink.writer.write(value) }
  func encode(_ value: String, forKey key: Key) { sink.writer.write(value) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try sink.encode(value) }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try present(value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try present(value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try present(value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try present(value) }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try present(value) }

  private func present<Value: Encodable>(_ value: Value?) throws {
    sink.writer.write(byte: value == nil ? 0 : 1)
    if let value { try sink.encode(value) }
  }

  /// A case of an enum, whose name says what follows.
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    sink.writer.write(key.stringValue)
    return KeyedEncodingContainer(KeyedContainer<Nested>(sink: sink))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { UnkeyedContainer(sink: sink) }
  func superEncoder() -> any Encoder { PositionalEncoder(sink: sink) }
  func superEncoder(forKey key: Key) -> any Encoder { PositionalEncoder(sink: sink) }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
  let sink: Sink
  private let position: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(sink: Sink) {
    self.sink = sink
    position = sink.writer.reserveCount()
  }

  private mutating func grow() {
    count += 1
    sink.writer.setCount(count, at: position)
  }

  mutating func encodeNil() {
    grow()
    sink.writer.write(byte: 0)
  }

  mutating func encode(_ value: Int) {
    grow()
    sink.writer.write(value)
  }

  mutating func encode(_ value: String) {
    grow()
    sink.writer.write(value)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    grow()
    try sink.encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    grow()
    return KeyedEncodingContainer(KeyedContainer<Nested>(sink: sink))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    grow()
    return UnkeyedContainer(sink: sink)
  }

  mutating func superEncoder() -> any Encoder { PositionalEncoder(sink: sink) }
}

private struct SingleContainer: SingleValueEncodingContainer {
  let sink: Sink
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { sink.writer.write(byte: 0) }
  func encode(_ value: Bool) { sink.writer.write(byte: value ? 1 : 0) }
  func encode(_ value: String) { sink.writer.write(value) }
  func encode(_ value: Double) { sink.writer.write(fixed: value.bitPattern) }
  func encode(_ value: Float) { sink.writer.write(fixed: Double(value).bitPattern) }
  func encode(_ value: Int) { sink.writer.write(value) }
  func encode(_ value: Int8) { sink.writer.write(Int(value)) }
  func encode(_ value: Int16) { sink.writer.write(Int(value)) }
  func encode(_ value: Int32) { sink.writer.write(Int(value)) }
  func encode(_ value: Int64) { sink.writer.write(Int(value)) }
  func encode(_ value: UInt) { sink.writer.write(Int(bitPattern: value)) }
  func encode(_ value: UInt8) { sink.writer.write(Int(value)) }
  func encode(_ value: UInt16) { sink.writer.write(Int(value)) }
  func encode(_ value: UInt32) { sink.writer.write(Int(value)) }
  func encode(_ value: UInt64) { sink.writer.write(fixed: value) }
  func encode<Value: Encodable>(_ value: Value) throws { try sink.encode(value) }
}
