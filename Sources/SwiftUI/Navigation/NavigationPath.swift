/// The values of the pages that stand on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The number of pages above the root.
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  /// What it takes to save the path, or `nil` where some value cannot be saved.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    for element in elements { append(element) }
  }

  public init(_ codable: CodableRepresentation) { self = codable.path }

  init(values: [AnyHashable]) { self.values = values }

  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  public mutating func append<V: Hashable & Codable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    precondition(k <= values.count, "A navigation path of \(values.count) values cannot lose \(k).")
    values.removeLast(k)
  }

  public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.values == right.values }

  /// A navigation path to be written to a file and read back.
  public struct CodableRepresentation: Codable, Equatable {
    let path: NavigationPath

    init?(_ path: NavigationPath) {
      guard path.values.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.path = path
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The navigation path names the type \(name), which this program does not have.")
        }
        path.values.append(try Self.decode(type, json))
      }
      self.path = path
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in path.values {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }

    private static func decode<V: Hashable & Codable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
    }
  }
}
