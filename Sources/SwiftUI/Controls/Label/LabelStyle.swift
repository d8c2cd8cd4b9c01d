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
      \.labelAppearance, (style as? any NativeLabelStyle).map { .native($0.parts) } ?? .styled(TypedLabelStyle(style)))
  }
}

/// What a label shows.
enum ShownLabelParts: Hashable, Sendable {
  case automatic, title, icon, both
}

/// How labels are drawn at a place.
enum LabelAppearance {
  case native(ShownLabelParts)
  case styled(AnyLabelStyle)
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

/// A label style whose type is forgotten.
class AnyLabelStyle {
  @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView { preconditionFailure("abstract") }
}

final class TypedLabelStyle<S: LabelStyle>: AnyLabelStyle {
  private let style: S
  init(_ style: S) { self.style = style }
  @MainActor override func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    // Labels inside look as they would without the style, or the style would go on for ever.
    AnyView(
      StyledLabel(installed: InstalledStyle(style: style), configuration: configuration)
        .environment(\.labelAppearance, .native(.automatic)))
  }
}

nonisolated struct StyledLabel<S: LabelStyle>: View {
  let installed: InstalledStyle<S>
  let configuration: LabelStyleConfiguration
  @MainActor var body: some View { installed.style.makeBody(configuration: configuration) }
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
