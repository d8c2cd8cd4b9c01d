/// A type as it is written, taken apart.
public indirect enum SwiftType: Sendable, Hashable {
  /// A named type with its generic arguments; `Outer.Inner` is one name.
  case named(String, [SwiftType])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case function(result: SwiftType?)
  case tuple([SwiftType])

  /// Takes a written type apart; `nil` where it is no type.
  public init?(_ text: String) {
    var parser = TypeParser(text)
    guard let type = parser.type() else { return nil }
    self = type
  }

  /// The type without `?`.
  public var unwrapped: SwiftType {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether it holds any number of things.
  public var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .named(let name, _): Self.collections.contains(name)
    default: false
    }
  }

  private static let collections: Set<String> = [
    "Array", "Set", "Dictionary", "OrderedSet", "OrderedDictionary", "IdentifiedArray", "IdentifiedArrayOf", "Deque",
    "ArraySlice", "ContiguousArray",
  ]

  /// What `ForEach` over it hands to its closure.
  public var element: SwiftType? {
    switch self {
    case .array(let element): element
    case .named(let name, let arguments) where Self.collections.contains(name) && name != "Dictionary":
      arguments.last
    case .optional(let inner): inner.element
    default: nil
    }
  }

  /// Puts types in place of generic parameters.
  func substituting(_ map: [String: SwiftType]) -> SwiftType {
    guard !map.isEmpty else { return self }
    switch self {
    case .named(let name, let arguments):
      if arguments.isEmpty, let type = map[name] { return type }
      return .named(name, arguments.map { $0.substituting(map) })
    case .optional(let inner): return .optional(inner.substituting(map))
    case .array(let inner): return .array(inner.substituting(map))
    case .dictionary(let key, let value): return .dictionary(key.substituting(map), value.substituting(map))
    case .function(let result): return .function(result: result?.substituting(map))
    case .tuple(let parts): return .tuple(parts.map { $0.substituting(map) })
    }
  }
}

/// A small reader of written types.
private struct TypeParser {
  private let characters: [Character]
  private var index = 0
  private var depth = 0

  init(_ text: String) { characters = Array(text.prefix(400)) }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skipSpace() {
    while let character = current, character.isWhitespace { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard current == character else { return false }
    index += 1
    return true
  }

  private mutating func word() -> String {
    var result = ""
    while let character = current, character.isLetter || character.isNumber || character == "_" || character == "`" {
      if character != "`" { result.append(character) }
      index += 1
    }
    return result
  }

  mutating func type() -> SwiftType? {
    guard depth < 20, var result = simple() else { return nil }
    depth += 1
    defer { depth -= 1 }
    while true {
      if current == "?" || current == "!" {
        index += 1
        result = .optional(result)
      } else if take("&") {
        _ = simple()
      } else if arrow() {
        return .function(result: type())
      } else {
        return result
      }
    }
  }

  private mutating func arrow() -> Bool {
    let start = index
    skipSpace()
    for modifier in ["async", "throws"] {
      if characters[index...].starts(with: modifier) {
        index += modifier.count
        skipSpace()
      }
    }
    if current == "-", index + 1 < characters.count, characters[index + 1] == ">" {
      index += 2
      return true
    }
    index = start
    return false
  }

  private mutating func simple() -> SwiftType? {
    skipSpace()
    guard let first = current else { return nil }
    switch first {
    case "[":
      index += 1
      guard let element = type() else { return nil }
      if take(":") {
        let value = type()
        _ = take("]")
        return value.map { .dictionary(element, $0) }
      }
      _ = take("]")
      return .array(element)
    case "(":
      index += 1
      return tuple()
    case "@":
      index += 1
      _ = word()
      return simple()
    default: return name()
    }
  }

  private mutating func tuple() -> SwiftType? {
    var parts: [SwiftType] = []
    while !take(")") {
      skipSpace()
      let start = index
      let label = word()
      if label.isEmpty || !take(":") { index = start }
      guard let part = type() else {
        // What cannot be read is passed over up to the closing parenthesis.
        var open = 1
        while let character = current, open > 0 {
          if character == "(" { open += 1 }
          if character == ")" { open -= 1 }
          index += 1
        }
        break
      }
      parts.append(part)
      _ = take(",")
      if current == nil { break }
    }
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  private mutating func name() -> SwiftType? {
    var name = word()
    if name.isEmpty { return nil }
    if ["some", "any", "inout", "borrowing", "consuming", "sending", "isolated"].contains(name) { return simple() }
    var arguments: [SwiftType] = []
    while true {
      if current == "<" {
        index += 1
        arguments = []
        while !take(">") {
          guard let argument = type() else { return .named(name, arguments) }
          arguments.append(argument)
          _ = take(",")
          if current == nil { break }
        }
      } else if current == ".", index + 1 < characters.count {
        let start = index
        index += 1
        let next = word()
        if next.isEmpty {
          index = start
          break
        }
        name += "." + next
      } else {
        break
      }
    }
    if (name == "Optional"), let inner = arguments.first { return .optional(inner) }
    if name == "Array", let inner = arguments.first { return .array(inner) }
    if name.hasPrefix("Swift.") { name.removeFirst(6) }
    if name.hasPrefix("SwiftUI.") { name.removeFirst(8) }
    return .named(name, arguments)
  }
}
