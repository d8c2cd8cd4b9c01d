/// One or more lines of text that cannot be edited.
nonisolated public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// A run of text that looks the same.
  struct Segment: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case string(String)
      /// A moment, shown anew as time goes on.
      case date(Date, DateStyle)
      case symbol(String)
    }
    var content: Content
    var styling = TextStyling()
    var color: Color?
    var link: String?
  }
  /// Most texts are one plain string, and two of those are compared bit for bit without looking inside.
  private enum Storage: Hashable, Sendable {
    case plain(String)
    case rich([Segment])
  }
  private var storage: Storage

  var segments: [Segment] {
    get {
      switch storage {
      case .plain(let string): [Segment(content: .string(string))]
      case .rich(let segments): segments
      }
    }
    set { storage = .rich(newValue) }
  }

  /// How a moment is shown.
  public enum DateStyle: Hashable, Sendable { case time, date, relative, offset, timer }
  /// What is left out of a line that is too long.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Capitals or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line. GTK draws all of them solid.
    public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }

  init(segments: [Segment]) { storage = .rich(segments) }

  public init(verbatim content: String) { storage = .plain(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .plain(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if let plain = key.plainString {
      storage = .plain(plain)
      return
    }
    storage = .rich(key.pieces.flatMap { piece -> [Segment] in
      switch piece {
      case .markdown(let source): InlineMarkdown.segments(of: source)
      case .verbatim(let string): [Segment(content: .string(string))]
      case .text(let text): text.segments
      case .image(let name): [Segment(content: .symbol(name))]
      }
    })
  }

  public init(_ date: Date, style: DateStyle) { storage = .rich([Segment(content: .date(date, style))]) }

  public init(_ dates: ClosedRange<Date>) {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    self.init(verbatim: formatter.string(from: dates.lowerBound, to: dates.upperBound))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  // An attributed string can be a literal too; a literal is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .rich(attributedContent.runs.map { run in
      var segment = Segment(content: .string(String(attributedContent[run.range].characters)))
      segment.link = run.link?.absoluteString
      return segment
    })
  }

  public init(_ image: Image) { storage = .rich([Segment(content: .symbol(image.symbolName ?? ""))]) }

  public static func + (left: Text, right: Text) -> Text { Text(segments: left.segments + right.segments) }

  /// The text without markings.
  var plainText: String {
    segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .date(let date, let style): style.text(of: date, now: Date())
      case .symbol: ""
      }
    }.joined()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TextNode(view, in: context)
  }
}

extension Text {
  private func styled(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index]) }
    return copy
  }

  public func font(_ font: Font?) -> Text { styled { $0.styling.font = $0.styling.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.styling.weight = $0.styling.weight ?? weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.styling.design = $0.styling.design ?? design } }
  public func bold() -> Text { styled { $0.styling.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { styled { $0.styling.weight = isActive ? .bold : nil } }
  public func italic() -> Text { styled { $0.styling.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { styled { $0.styling.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.styling.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { styled { $0.styling.hasMonospacedDigits = true } }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.styling.strikethrough = .init(isOn: isActive, color: color) }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.styling.underline = .init(isOn: isActive, color: color) }
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.styling.kerning = Double(kerning) } }
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.styling.baselineOffset = Double(baselineOffset) } }
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

  /// Colours the text; the result can still be joined to other text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { segment in
      guard segment.color == nil else { return }
      if let color = style as? Color {
        segment.color = color
      } else if let hierarchy = style as? HierarchicalShapeStyle {
        segment.color = hierarchy.level == 0 ? .primary : hierarchy.level == 1 ? .secondary : .secondary.opacity(0.6)
      } else {
        segment.color = style is TintShapeStyle ? .accentColor : .primary
      }
    }
  }
}
