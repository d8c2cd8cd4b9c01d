/// A whole number of any size, written so that comparing the bytes compares the numbers.
///
/// The first letter says how many digits follow: `a` to `z` for one to twenty-six digits of a number from zero up,
/// `Z` to `A` for one to twenty-six digits of a negative one.
struct WholeNumber: Hashable {
  private let width: Int
  private let isNegative: Bool
  private let digits: [UInt8]

  static let zero = WholeNumber(isNegative: false, digits: [0])

  private init(isNegative: Bool, digits: [UInt8]) {
    self.isNegative = isNegative
    self.digits = digits
    width = digits.count
  }

  /// Reads the number that `text` begins with.
  init?(prefixOf text: String) {
    guard let letter = text.utf8.first, let width = Self.width(of: letter) else { return nil }
    isNegative = letter < UInt8(ascii: "a")
    digits = text.utf8.dropFirst().prefix(width).compactMap(Base62.value)
    guard digits.count == width else { return nil }
    self.width = width
  }

  /// How many digits follow a first letter; `nil` where it is none.
  static func width(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - letter) + 1
    default: nil
    }
  }

  var text: String {
    let letter = isNegative ? UInt8(ascii: "Z") - UInt8(width - 1) : UInt8(ascii: "a") + UInt8(width - 1)
    return String(decoding: [letter] + digits.map(Base62.character), as: UTF8.self)
  }

  var successor: WholeNumber {
    if let next = Base62.incremented(digits) { return WholeNumber(isNegative: isNegative, digits: next) }
    if !isNegative { return WholeNumber(isNegative: false, digits: Array(repeating: 0, count: width + 1)) }
    return width == 1 ? .zero : WholeNumber(isNegative: true, digits: Array(repeating: 0, count: width - 1))
  }

  var predecessor: WholeNumber {
    if let next = Base62.decremented(digits) { return WholeNumber(isNegative: isNegative, digits: next) }
    if isNegative { return WholeNumber(isNegative: true, digits: Array(repeating: 61, count: width + 1)) }
    return width == 1
      ? WholeNumber(isNegative: true, digits: [61])
      : WholeNumber(isNegative: false, digits: Array(repeating: 61, count: width - 1))
  }
}
