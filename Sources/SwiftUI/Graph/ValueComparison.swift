import Glibc
@_spi(Reflection) import Swift

/// How two values of a type are compared: bit for bit, but for what lies between and behind their parts.
///
/// A view is a tree of structures and tuples. What the compiler leaves between their fields, and behind the payload
/// of an optional or of a branch, is whatever was there before; comparing it would take equal views for different
/// ones. So the parts are found once a type, and only they are compared. What a node keeps for the view (its
/// `@State`, its `@Environment`) is no part of the description, however deep it lies.
@MainActor
struct ValueComparison {
  /// The bytes that are compared as they are.
  private var bytes: [Range<Int>] = []
  /// The parts of which first the case is compared, and then the payload.
  private var choices: [(offset: Int, type: any CasewiseComparable.Type)] = []
  /// The parts of this module's own types that say themselves whether they are equal.
  private var values: [(offset: Int, type: any Equatable.Type)] = []
  /// Whether all bytes count, in one piece.
  private var isSolid = false

  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  /// The comparison for a type, found on the first call.
  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    var comparison = ValueComparison()
    comparison.add(type, at: 0)
    comparison.isSolid = comparison.choices.isEmpty && comparison.values.isEmpty && comparison.bytes.count <= 1
    known[key] = comparison
    return comparison
  }

  /// Whether two values are the same. Equal values of different bits only cost an evaluation.
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return areEqual(at: left, right)
      }
    }
  }

  func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for range in bytes where memcmp(left + range.lowerBound, right + range.lowerBound, range.count) != 0 { return false }
    if isSolid { return true }
    for value in values where !Self.areEqual(value.type, left + value.offset, right + value.offset) { return false }
    for choice in choices where !choice.type._areEqual(at: left + choice.offset, right + choice.offset) { return false }
    return true
  }

  private static func areEqual<Value: Equatable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
  }

  // MARK: Finding the parts

  private mutating func add(_ type: Any.Type, at offset: Int) {
    let kind = _MetadataKind(of: type)
    // To ask a type for a conformance that it does not have takes the runtime long, so those are not asked.
    if kind == .struct {
      if Self.solidTypes.contains(ObjectIdentifier(type)) { return addWhole(type, at: offset) }
      if let property = type as? any DynamicProperty.Type, !property._isPartOfTheDescription { return }
    }
    switch kind {
    case .struct, .tuple:
      var parts: [(offset: Int, type: Any.Type)] = []
      let isKnown = _forEachField(of: type, options: []) { _, partOffset, part, _ in
        parts.append((partOffset, part))
        return true
      }
      guard isKnown else { return addWhole(type, at: offset) }
      for part in parts { add(part.type, at: offset + part.offset) }
    case .enum, .optional:
      if let choice = type as? any CasewiseComparable.Type, choice._hasReadablePayload {
        choices.append((offset, choice))
      } else if let value = type as? any Equatable.Type, _typeName(type).hasPrefix("SwiftUI.") {
        // An app's own `==` may mean something else than that both look the same.
        values.append((offset, value))
      } else {
        addWhole(type, at: offset)
      }
    default:
      addWhole(type, at: offset)
    }
  }

  /// Types without gaps that many views are made of.
  private static let solidTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(CGFloat.self), ObjectIdentifier(String.self),
  ]

  private mutating func addWhole(_ type: Any.Type, at offset: Int) {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let end = offset + _openExistential(type, do: size)
    guard offset < end else { return }
    if let last = bytes.last, last.upperBound == offset {
      bytes[bytes.count - 1] = last.lowerBound..<end
    } else {
      bytes.append(offset..<end)
    }
  }
}

extension _MetadataKind {
  /// What kind of type a type is. A class of its own layout has a pointer where others have their kind.
  fileprivate init(of type: Any.Type) {
    self = _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) ?? .class
  }
}

/// An enumeration that is compared case by case, since the bytes behind a small payload mean nothing.
protocol CasewiseComparable {
  @MainActor static func _areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
  @MainActor static var _hasReadablePayload: Bool { get }
}

extension Optional: CasewiseComparable {
  static func _areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch (left.assumingMemoryBound(to: Self.self).pointee == nil, right.assumingMemoryBound(to: Self.self).pointee == nil) {
    case (true, true): true
    case (false, false): ValueComparison.of(Wrapped.self).areEqual(at: left, right)
    default: false
    }
  }

  /// A reference may be a weak one, which must not be read as if it were strong; it has no spare bytes either.
  static var _hasReadablePayload: Bool {
    switch _MetadataKind(of: Wrapped.self) {
    case .struct, .tuple, .enum, .optional, .function: true
    default: false
    }
  }
}

extension _ConditionalContent.Storage: CasewiseComparable {
  private static func isFirst(_ pointer: UnsafeRawPointer) -> Bool {
    if case .trueContent = pointer.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }

  static func _areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch (isFirst(left), isFirst(right)) {
    case (true, true): ValueComparison.of(TrueContent.self).areEqual(at: left, right)
    case (false, false): ValueComparison.of(FalseContent.self).areEqual(at: left, right)
    default: false
    }
  }

  static var _hasReadablePayload: Bool { true }
}
