import Adwaita

/// A colour that may differ between a light and a dark appearance.
nonisolated public struct Color: View, Hashable, Sendable, CustomStringConvertible {
  public typealias Body = Never

  enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case primary
    case secondary
    case accent
  }
  let provider: Provider
  var alpha: Double = 1

  init(_ provider: Provider) { self.provider = provider }

  /// The space in which the parts of a colour are measured.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .fixed(RGBA(red: red, green: green, blue: blue))
    alpha = opacity
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let rest = brightness - chroma
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(red: red + rest, green: green + rest, blue: blue + rest, opacity: opacity)
  }

  /// The same colour, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  public var description: String { "\(provider)" }

  /// The colour as it is drawn in an appearance.
  func resolved(in environment: EnvironmentValues) -> RGBA {
    let isDark = environment.colorScheme == .dark
    var color: RGBA =
      switch provider {
      case .fixed(let color): color
      case .adaptive(let light, let dark): isDark ? dark : light
      case .primary: isDark ? RGBA(red: 1, green: 1, blue: 1) : RGBA(red: 0, green: 0, blue: 0, alpha: 0.8)
      case .secondary:
        isDark ? RGBA(red: 1, green: 1, blue: 1, alpha: 0.55) : RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
      case .accent:
        environment.tint.flatMap { $0.provider == .accent ? nil : $0.resolved(in: environment) }
          ?? RGBA(red: 0.208, green: 0.518, blue: 0.894)
      }
    color.alpha *= alpha
    return color
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FillNode(view, in: context)
  }
}

extension Color {
  private static func hex(_ value: UInt32) -> RGBA {
    RGBA(
      red: Double(value >> 16 & 0xff) / 255, green: Double(value >> 8 & 0xff) / 255, blue: Double(value & 0xff) / 255)
  }

  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.adaptive(light: hex(light), dark: hex(dark)))
  }

  // GNOME's palette, in the shade that reads well on each background.
  public static let red = adaptive(0xe01b24, 0xed333b)
  public static let orange = adaptive(0xe66100, 0xff7800)
  public static let yellow = adaptive(0xe5a50a, 0xf6d32d)
  public static let green = adaptive(0x26a269, 0x33d17a)
  public static let mint = adaptive(0x2ec27e, 0x57e389)
  public static let teal = adaptive(0x218787, 0x4fc3c3)
  public static let cyan = adaptive(0x1a8fbf, 0x62c8f0)
  public static let blue = adaptive(0x1c71d8, 0x62a0ea)
  public static let indigo = adaptive(0x4b45b2, 0x8d87e8)
  public static let purple = adaptive(0x813d9c, 0xc061cb)
  public static let pink = adaptive(0xc4417d, 0xf07bb0)
  public static let brown = adaptive(0x865e3c, 0xb5835a)
  public static let gray = adaptive(0x77767b, 0x9a9996)
  public static let black = Color(.fixed(RGBA(red: 0, green: 0, blue: 0)))
  public static let white = Color(.fixed(RGBA(red: 1, green: 1, blue: 1)))
  public static let clear = Color(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of less important text.
  public static let secondary = Color(.secondary)
  /// The colour of what can be pressed.
  public static let accentColor = Color(.accent)

  static let windowBackground = adaptive(0xfafafa, 0x242424)
  static let viewBackground = adaptive(0xffffff, 0x1e1e1e)
  static let cardBackground = adaptive(0xffffff, 0x383838)
  static let line = adaptive(0xd8d7d6, 0x4b4b4b)
}
