import Adwaita

final class TextNode: _ViewNode<Text> {
  private let label = Adwaita.Label()
  private var shown: Shown?
  private var isTicking = false

  /// Everything that decides what the label looks like.
  private struct Shown: Equatable {
    var runs: [TextRun]
    var lineLimit: Int?
    var alignment: TextAlignment
    var truncation: Text.TruncationMode
    var isSelectable: Bool
    var isRedacted: Bool
  }

  override init(_ view: Text, in context: _NodeContext) {
    super.init(view, in: context)
    // A bar has one line; where it is short of room the title gives way, and not what its buttons say.
    label.wraps = !environment.isInToolbar
    show()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(label)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { show() }

  private func show() {
    let now = Date()
    let environment = environment
    let shown = Shown(
      runs: view.segments.map { run($0, in: environment, now: now) }, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment, truncation: environment.truncationMode,
      isSelectable: environment.isTextSelectable, isRedacted: environment.redactionReasons.contains(.placeholder))
    let old = self.shown
    guard shown != old else { return }
    self.shown = shown
    if shown.runs != old?.runs { label.setRuns(shown.runs) }
    if shown.lineLimit != old?.lineLimit || shown.truncation != old?.truncation {
      label.limitLines(shown.lineLimit, cutting: shown.truncation.cut)
    }
    if shown.alignment != old?.alignment || old == nil { label.alignText(shown.alignment.position) }
    if shown.isSelectable != (old?.isSelectable ?? false) { label.isSelectable = shown.isSelectable }
    if shown.isRedacted != (old?.isRedacted ?? false) { label.setClass("fs-redacted", shown.isRedacted) }
    tickIfNeeded(now)
  }

  private func run(_ segment: Text.Segment, in environment: EnvironmentValues, now: Date) -> TextRun {
    var string =
      switch segment.content {
      case .string(let string): string
      case .date(let date, let style): style.text(of: date, now: now)
      case .symbol(let name): SymbolCatalogue.character(for: name)
      }
    switch environment.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    var run = TextRun(string)
    run.link = segment.link
    segment.styling.filled(from: environment.textStyling).apply(to: &run, in: environment)
    run.take(segment.color.map { AnyShapeStyle($0) } ?? environment.foregroundStyle, in: environment)
    return run
  }

  /// A time that goes on is shown anew when its words change, and only while it is on the screen.
  private func tickIfNeeded(_ now: Date) {
    guard !isTicking else { return }
    let lifetimes = view.segments.compactMap { segment -> TimeInterval? in
      guard case .date(let date, let style) = segment.content else { return nil }
      return style.lifetime(of: date, now: now)
    }
    guard let lifetime = lifetimes.min() else { return }
    isTicking = true
    MainLoop.after(milliseconds: UInt32(lifetime * 1000)) { [weak self] in
      guard let self, isAlive else { return }
      isTicking = false
      show()
    }
  }
}

extension TextRun {
  /// Takes the colour of a style.
  @MainActor mutating func take(_ style: AnyShapeStyle?, in environment: EnvironmentValues) {
    switch style?._resolve(in: environment).paint {
    case .hierarchical(0), nil: break
    case .hierarchical(let level): alpha = [1, 0.55, 0.35, 0.2][min(level, 3)]
    case .color(let color): self.color = color
    case .gradient(let stops, _, _): color = stops.first?.color
    }
  }
}

extension TextAlignment {
  var position: UnitPosition {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension Text.TruncationMode {
  var cut: Adwaita.Label.Cut {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

extension TextStyling {
  /// Says the styling in GTK's terms.
  func apply(to run: inout TextRun, in environment: EnvironmentValues) {
    if let font {
      switch font.size {
      case .style(let style):
        let (size, styleWeight) = style.scale
        run.scale = size
        run.weight = styleWeight?.value
      case .points(let points): run.size = points
      }
      if let fontWeight = font.weightValue { run.weight = fontWeight.value }
      run.family = font.family
      run.isItalic = font.isItalic
      if font.design == .monospaced { run.family = "monospace" }
      if font.design == .serif { run.family = "serif" }
      run.hasTabularDigits = font.hasMonospacedDigits
    }
    if let weight { run.weight = weight.value }
    if let isItalic { run.isItalic = isItalic }
    if isMonospaced == true || design == .monospaced { run.family = "monospace" }
    if design == .serif { run.family = "serif" }
    if hasMonospacedDigits == true { run.hasTabularDigits = true }
    run.isStruckThrough = strikethrough?.isOn ?? false
    run.isUnderlined = underline?.isOn ?? false
    run.letterSpacing = kerning
    run.rise = baselineOffset
    let factor = environment.dynamicTypeSize.factor
    if factor != 1 {
      if let size = run.size { run.size = size * factor } else { run.scale = (run.scale ?? 1) * factor }
    }
  }
}
