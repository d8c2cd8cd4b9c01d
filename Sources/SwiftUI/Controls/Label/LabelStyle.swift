/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// What a label looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of, for its style.
public struct LabelStyleConfiguration {
  /// The words.
  nonisolated public struct Title: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The symbol.
  nonisolated public struct Icon: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

extension View {
  /// Sets how the labels in the view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(
      \.labelAppearance,
      (style as? any NativeLabelStyle).map { .native($0.parts) }
        ?? .styled(TypedStyle(style) { $0.makeBody(configuration: $1).environment(\.labelAppearance, .native(.automatic)) }))
  }
}

/// What a label shows.
enum ShownLabelParts: Hashable, Sendable {
  case automatic, title, icon, both
}

/// How labels are drawn at a place.
enum LabelAppearance {
  case native(ShownLabelParts)
  case styled(ErasedStyle<LabelStyleConfiguration>)
}

/// A label style of ours.
@MainActor @preconcurrency
protocol NativeLabelStyle: LabelStyle {
  nonisolated var parts: ShownLabelParts { get }
}

/// The parts that fit the place: the symbol in a bar, both elsewhere.
nonisolated public struct DefaultLabelStyle: NativeLabelStyle, Sendable {
  nonisolated public init() {}
  var parts: ShownLabelParts { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The words alone.
nonisolated public struct TitleOnlyLabelStyle: NativeLabelStyle, Sendable {
  nonisolated public init() {}
  var parts: ShownLabelParts { .title }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The symbol alone; assistive technology is told the words.
nonisolated public struct IconOnlyLabelStyle: NativeLabelStyle, Sendable {
  nonisolated public init() {}
  var parts: ShownLabelParts { .icon }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The symbol and the words.
nonisolated public struct TitleAndIconLabelStyle: NativeLabelStyle, Sendable {
  nonisolated public init() {}
  var parts: ShownLabelParts { .both }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The parts that fit the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol and the words.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

private enum LabelAppearanceKey: EnvironmentKey {
  static var defaultValue: LabelAppearance { .native(.automatic) }
}

extension EnvironmentValues {
  var labelAppearance: LabelAppearance {
    get { self[LabelAppearanceKey.self] }
    set { self[LabelAppearanceKey.self] = newValue }
  }
}
