import Glibc
@_spi(Reflection) import Swift

/// Where the wrapped properties of a view type are, found once a type.
///
/// Reflection costs microseconds and a view is evaluated thousands of times, so the offsets are kept.
@MainActor
final class PropertyLayout {
  /// A property that takes part in updates: `@State`, `@Environment`, or a type made of them.
  struct DynamicField {
    let offset: Int
    let size: Int
    let type: any DynamicProperty.Type
  }

  let fields: [DynamicField]
  /// Whether some property takes its value from the environment.
  let readsEnvironment: Bool
  /// The bytes that two descriptions are compared by: all but those of the wrapped properties that live in the node.
  private let compared: [Range<Int>]
  private let size: Int

  private static var known: [ObjectIdentifier: PropertyLayout] = [:]

  static func of<V>(_ type: V.Type) -> PropertyLayout {
    let key = ObjectIdentifier(type)
    if let layout = known[key] { return layout }
    let layout = PropertyLayout(type)
    known[key] = layout
    return layout
  }

  private init<V>(_ type: V.Type) {
    var fields: [DynamicField] = []
    var readsEnvironment = false
    _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(DynamicField(offset: offset, size: Self.size(of: property), type: property))
        readsEnvironment = readsEnvironment || property._readsEnvironment
      }
      return true
    }
    fields.sort { $0.offset < $1.offset }
    self.fields = fields
    self.readsEnvironment = readsEnvironment
    size = MemoryLayout<V>.size
    var compared: [Range<Int>] = []
    var start = 0
    for field in fields where !field.type._isPartOfTheDescription {
      if start < field.offset { compared.append(start..<field.offset) }
      start = field.offset + field.size
    }
    if start < size { compared.append(start..<size) }
    self.compared = compared
  }

  private static func size<P: DynamicProperty>(of type: P.Type) -> Int { MemoryLayout<P>.size }

  /// Whether two descriptions are the same, bit for bit. Unequal bits of equal values only cost an evaluation.
  func areEqual<V>(_ left: V, _ right: V) -> Bool {
    guard size > 0 else { return true }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        for range in compared {
          let (first, second) = (left[range], right[range])
          if !UnsafeRawBufferPointer(rebasing: first).isEqual(to: UnsafeRawBufferPointer(rebasing: second)) { return false }
        }
        return true
      }
    }
  }

  /// Gives the wrapped properties of a copy of a view what the node keeps for them.
  func install<V>(in view: inout V, from host: PropertyHost) {
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      install(at: UnsafeMutableRawPointer(pointer), from: host)
    }
  }

  func install(at base: UnsafeMutableRawPointer, from host: PropertyHost) {
    for field in fields { field.type._install(at: base + field.offset, from: host) }
  }
}

extension UnsafeRawBufferPointer {
  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let left = baseAddress, let right = other.baseAddress else { return true }
    return memcmp(left, right, count) == 0
  }
}
