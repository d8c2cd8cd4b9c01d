/// A JSON value that knows where in the text it was written.
package struct LocatedJSON: Sendable, Hashable {
  package var content: Content
  package var place: TextPlace

  package enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([Member])
  }

  /// A key, where it was written, and its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var place: TextPlace
    package var value: LocatedJSON
  }

  /// The value without its places.
  package var plain: JSON {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { JSON.Member($0.key, $0.value.plain) })
    }
  }

  /// What kind of value this is, for messages: "a string".
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A line and a column, both counted from 1.
package struct TextPlace: Sendable, Hashable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
