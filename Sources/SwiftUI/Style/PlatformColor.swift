/// UIKit's name for a colour, for source that says `Color(UIColor.systemOrange)`.
public final class UIColor: Sendable {
  let color: Color
  init(_ color: Color) { self.color = color }

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(.gray.opacity(0.8))
  public static let systemGray3 = UIColor(.gray.opacity(0.65))
  public static let systemGray4 = UIColor(.gray.opacity(0.5))
  public static let systemGray5 = UIColor(.gray.opacity(0.35))
  public static let systemGray6 = UIColor(.gray.opacity(0.2))
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary.opacity(0.6))
  public static let placeholderText = UIColor(.secondary.opacity(0.6))
  public static let separator = UIColor(.line)
  public static let systemBackground = UIColor(.viewBackground)
  public static let secondarySystemBackground = UIColor(.windowBackground)
  public static let tertiarySystemBackground = UIColor(.cardBackground)
  public static let systemGroupedBackground = UIColor(.windowBackground)
  public static let secondarySystemGroupedBackground = UIColor(.cardBackground)
  public static let tintColor = UIColor(.accentColor)
  public static let red = UIColor(.red)
  public static let orange = UIColor(.orange)
  public static let yellow = UIColor(.yellow)
  public static let green = UIColor(.green)
  public static let blue = UIColor(.blue)
  public static let purple = UIColor(.purple)
  public static let brown = UIColor(.brown)
  public static let gray = UIColor(.gray)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let clear = UIColor(.clear)
}

/// AppKit's name for a colour.
public final class NSColor: Sendable {
  let color: Color
  init(_ color: Color) { self.color = color }

  public static let systemRed = NSColor(.red)
  public static let systemOrange = NSColor(.orange)
  public static let systemYellow = NSColor(.yellow)
  public static let systemGreen = NSColor(.green)
  public static let systemMint = NSColor(.mint)
  public static let systemTeal = NSColor(.teal)
  public static let systemCyan = NSColor(.cyan)
  public static let systemBlue = NSColor(.blue)
  public static let systemIndigo = NSColor(.indigo)
  public static let systemPurple = NSColor(.purple)
  public static let systemPink = NSColor(.pink)
  public static let systemBrown = NSColor(.brown)
  public static let systemGray = NSColor(.gray)
  public static let labelColor = NSColor(.primary)
  public static let secondaryLabelColor = NSColor(.secondary)
  public static let separatorColor = NSColor(.line)
  public static let controlAccentColor = NSColor(.accentColor)
  public static let windowBackgroundColor = NSColor(.windowBackground)
  public static let controlBackgroundColor = NSColor(.viewBackground)
  public static let textBackgroundColor = NSColor(.viewBackground)
}

extension Color {
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: NSColor) { self = color.color }
  public init(nsColor: NSColor) { self = nsColor.color }
}
