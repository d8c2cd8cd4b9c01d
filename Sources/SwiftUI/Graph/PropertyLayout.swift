@_spi(Reflection) import Swift

/// Where the wrapped properties of a view type are, found once a type.
///
/// Reflection costs microseconds and a view is evaluated thousands of times, so the offsets are kept.
@MainActor
final class PropertyLayout {
  /// A property that takes part in updates: `@State`, `@Environment`, or a type made of them.
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let fields: [DynamicField]
  /// Whether some property takes its value from the environment.
  let readsEnvironment: Bool
  private let comparison: ValueComparison

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
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      if kind == .struct, let property = fieldType as? any DynamicProperty.Type {
        fields.append(DynamicField(offset: offset, type: property))
        readsEnvironment = readsEnvironment || property._readsEnvironment
      }
      return true
    }
    fields.sort { $0.offset < $1.offset }
    self.fields = fields
    self.readsEnvironment = readsEnvironment
    comparison = ValueComparison.of(type)
  }

  /// Whether two descriptions are the same. Equal ones of different bits only cost an evaluation.
  func areEqual<V>(_ left: V, _ right: V) -> Bool { comparison.areEqual(left, right) }

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
