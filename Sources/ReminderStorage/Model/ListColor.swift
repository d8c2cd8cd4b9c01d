/// The color of a list, in sRGB.
public struct ListColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension ListColor {
  /// The color as `#RRGGBB`.
  public var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Reads `#RRGGBB`, or `#RRGGBBAA` without its opacity; `nil` for anything else.
  public init?(hex: String) {
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), [6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    guard let value = UInt32(digits.prefix(6), radix: 16) else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}

extension ListColor {
  public static let red = ListColor(red: 0xE0, green: 0x1B, blue: 0x24)
  public static let orange = ListColor(red: 0xE6, green: 0x61, blue: 0x00)
  public static let yellow = ListColor(red: 0xE5, green: 0xA5, blue: 0x0A)
  public static let green = ListColor(red: 0x2E, green: 0xC2, blue: 0x7E)
  public static let teal = ListColor(red: 0x21, green: 0x90, blue: 0xA4)
  public static let blue = ListColor(red: 0x35, green: 0x84, blue: 0xE4)
  public static let purple = ListColor(red: 0x91, green: 0x41, blue: 0xAC)
  public static let pink = ListColor(red: 0xD5, green: 0x61, blue: 0x99)
  public static let brown = ListColor(red: 0x98, green: 0x6A, blue: 0x44)
  public static let gray = ListColor(red: 0x77, green: 0x76, blue: 0x7B)

  /// The colors to choose from, in the order they are shown.
  public static let palette: [ListColor] = [
    .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink, .brown, .gray,
  ]
}
