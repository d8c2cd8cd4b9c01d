/// A place among others, such that there is always another place between two.
///
/// A key is a whole number followed by a fraction, both in base 62, written so that comparing the bytes compares the
/// places. Going on at an end counts the number up or down, so a list that grows there has short keys; going between
/// two halves the gap, so a key grows by one character in six insertions at one spot, and two keys never tie.
public struct OrderKey: Hashable, Sendable {
  /// The key as it is stored: letters and digits.
  public let text: String

  /// The key of the first element of an empty list.
  public static let initial = OrderKey(number: WholeNumber.zero)

  /// Reads a stored key; `nil` where the text is not one.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard let letter = text.utf8.first, let width = WholeNumber.width(of: letter), digits.count >= width else {
      return nil
    }
    guard digits.allSatisfy({ Base62.value(of: $0) != nil }) else { return nil }
    guard digits.count == width || digits.last != Base62.character(0) else { return nil }
    self.text = text
  }

  private init(number: WholeNumber, fraction: [UInt8] = []) {
    text = number.text + String(decoding: fraction.map(Base62.character), as: UTF8.self)
  }

  private var number: WholeNumber { WholeNumber(prefixOf: text) ?? .zero }

  private var fraction: [UInt8] { text.utf8.dropFirst(number.text.utf8.count).compactMap(Base62.value) }
}

extension OrderKey {
  /// Returns a key between two others.
  ///
  ///     let key = OrderKey.between(milk.order, eggs.order)
  ///
  /// - Parameters:
  ///   - lower: The key to come after; `nil` where there is none.
  ///   - upper: The key to come before; `nil` where there is none. It must be greater than `lower`.
  /// - Complexity: O(*n*) for *n* characters in the longer key.
  public static func between(_ lower: OrderKey?, _ upper: OrderKey?) -> OrderKey {
    switch (lower, upper) {
    case (nil, nil): return .initial
    case (let lower?, nil): return OrderKey(number: lower.number.successor)
    case (nil, let upper?):
      return upper.fraction.isEmpty ? OrderKey(number: upper.number.predecessor) : OrderKey(number: upper.number)
    case (let lower?, let upper?):
      precondition(lower < upper, "The lower of two order keys must be the smaller one")
      if lower.number == upper.number {
        return OrderKey(number: lower.number, fraction: Base62.middle(lower.fraction, upper.fraction))
      }
      let next = OrderKey(number: lower.number.successor)
      if next < upper { return next }
      return OrderKey(number: lower.number, fraction: Base62.middle(lower.fraction, nil))
    }
  }

  /// Returns several keys between two others, in order and about evenly spread.
  public static func between(_ lower: OrderKey?, _ upper: OrderKey?, count: Int) -> [OrderKey] {
    guard count > 0 else { return [] }
    guard let upper else {
      return sequence(first: between(lower, nil)) { between($0, nil) }.prefix(count).map(\.self)
    }
    let middle = between(lower, upper)
    let before = (count - 1) / 2
    return between(lower, middle, count: before) + [middle] + between(middle, upper, count: count - 1 - before)
  }
}

extension OrderKey: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

extension OrderKey: CustomStringConvertible {
  public var description: String { text }
}
