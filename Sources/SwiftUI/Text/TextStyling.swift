/// What text looks like, as far as it was said.
struct TextStyling: Hashable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var strikethrough: LineStyle?
  var underline: LineStyle?
  /// Extra space between letters, in points.
  var kerning: Double?
  /// How far the text is raised, in points.
  var baselineOffset: Double?

  /// A line through or under text.
  struct LineStyle: Hashable, Sendable {
    var isOn: Bool
    var color: Color?
  }

  /// The same, with what is missing taken from another.
  func filled(from outer: TextStyling) -> TextStyling {
    TextStyling(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic, isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      strikethrough: strikethrough ?? outer.strikethrough, underline: underline ?? outer.underline,
      kerning: kerning ?? outer.kerning, baselineOffset: baselineOffset ?? outer.baselineOffset)
  }
}

/// Where lines of text sit.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private enum TextStylingKey: EnvironmentKey {
  static var defaultValue: TextStyling { TextStyling() }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var textStyling: TextStyling {
    get { self[TextStylingKey.self] }
    set { self[TextStylingKey.self] = newValue }
  }

  /// The font of text that has none of its own.
  public var font: Font? {
    get { textStyling.font }
    set { textStyling.font = newValue }
  }

  /// The most lines a piece of text takes; `nil` for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where the lines of a piece of text sit.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// What is left out of a line that is too long.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether text is shown in capitals or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var isTextSelectable: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

nonisolated struct TextStylingModifier: EnvironmentModifier {
  let styling: TextStyling
  @MainActor func change(_ environment: inout EnvironmentValues) {
    environment.textStyling = styling.filled(from: environment.textStyling)
  }
}

extension View {
  nonisolated private func styled(_ change: (inout TextStyling) -> Void) -> ModifiedContent<Self, TextStylingModifier> {
    var styling = TextStyling()
    change(&styling)
    return modifier(TextStylingModifier(styling: styling))
  }

  /// Sets the font of the text inside.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets how heavy the text inside is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { styled { $0.weight = weight } }
  /// Sets the character of the text inside.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { styled { $0.design = design } }
  /// Makes the text inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { styled { $0.weight = isActive ? .bold : .regular } }
  /// Makes the text inside italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { styled { $0.isItalic = isActive } }
  /// Gives all letters the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { styled { $0.isMonospaced = isActive } }
  /// Gives all digits the same width.
  nonisolated public func monospacedDigit() -> some View { styled { $0.hasMonospacedDigits = true } }
  /// Draws a line through the text inside.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled { $0.strikethrough = .init(isOn: isActive, color: color) } }
  /// Draws a line under the text inside.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled { $0.underline = .init(isOn: isActive, color: color) } }
  /// Adds space between letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { styled { $0.kerning = Double(kerning) } }
  /// Adds space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { styled { $0.kerning = Double(tracking) } }
  /// Raises the text inside, in points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { styled { $0.baselineOffset = Double(offset) } }

  /// Sets the most lines a piece of text takes.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets the most lines a piece of text takes.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
  /// Sets the most lines a piece of text takes.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
  /// Sets the least lines a piece of text takes; there is no limit upwards.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { environment(\.lineLimit, nil) }
  /// Sets where the lines of a piece of text sit.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets what is left out of a line that is too long.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Shows text in capitals or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Lets people select and copy the text inside.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
