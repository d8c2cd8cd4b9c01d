import Adwaita

/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// A purpose that a piece of text serves, which decides its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 200)
    public static let thin = Weight(value: 250)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The character of a typeface. GNOME's interface font has no rounded cut, so `.rounded` looks like `.default`.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case points(Double)
  }
  var size: Size
  var family: String?
  var weightValue: Weight?
  var design = Design.default
  var isItalic = false
  var hasMonospacedDigits = false

  init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    weightValue = weight
    self.design = design ?? .default
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.points(Double(size)), weight: weight, design: design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(.points(Double(size)))
    font.family = name
    return font
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { custom(name, size: size) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weightValue = weight
    return copy
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }

  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }
}

extension Font.TextStyle {
  /// The size in relation to that of body text, and the weight, as in GNOME's own type scale.
  var scale: (size: Double, weight: Font.Weight?) {
    switch self {
    case .largeTitle: (2.0, .heavy)
    case .title: (1.64, .heavy)
    case .title2: (1.36, .heavy)
    case .title3: (1.36, .bold)
    case .headline: (1.0, .bold)
    case .subheadline: (0.93, nil)
    case .body: (1.0, nil)
    case .callout: (0.97, nil)
    case .footnote: (0.86, nil)
    case .caption: (0.82, nil)
    case .caption2: (0.76, nil)
    }
  }
}
