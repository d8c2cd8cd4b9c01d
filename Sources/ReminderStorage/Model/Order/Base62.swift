/// Digits 0 to 61, whose characters are in the order of their bytes.
enum Base62 {
  private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  static func character(_ digit: UInt8) -> UInt8 { characters[Int(digit)] }

  static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 36
    default: nil
    }
  }

  /// Adds one to a number; `nil` where it needs one digit more.
  static func incremented(_ digits: [UInt8]) -> [UInt8]? {
    guard let place = digits.lastIndex(where: { $0 < 61 }) else { return nil }
    var result = digits
    result[place] += 1
    for lower in result.indices.suffix(from: place + 1) { result[lower] = 0 }
    return result
  }

  /// Takes one from a number; `nil` where it is zero.
  static func decremented(_ digits: [UInt8]) -> [UInt8]? {
    guard let place = digits.lastIndex(where: { $0 > 0 }) else { return nil }
    var result = digits
    result[place] -= 1
    for lower in result.indices.suffix(from: place + 1) { result[lower] = 61 }
    return result
  }

  /// Returns the digits of a fraction between two others, about halfway and never ending in zero.
  ///
  /// The fractions lie between 0 and 1 and do not end in zero; `upper` is 1 where it is `nil`.
  static func middle(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var upper = upper
    for place in 0... {
      let below = place < lower.count ? lower[place] : 0
      let above = upper.map { place < $0.count ? $0[place] : 0 } ?? 62
      if above == below {
        result.append(below)
      } else if above - below > 1 {
        result.append((below + above) / 2)
        return result
      } else {
        // The digits are neighbors: keep the lower one, and all that follows it is free.
        result.append(below)
        upper = nil
      }
    }
    return result
  }
}
