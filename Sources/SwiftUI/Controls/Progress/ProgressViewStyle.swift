/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// What stands in the progress view's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a progress view is made of, for its style.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// How far it is.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets how progress in the view is shown.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, TypedStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration> {
    TypedStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A bar where it is known how much is done, and a spinner where it is not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A spinner, or a ring that fills.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private var tint: Color?

  nonisolated public init() {}

  /// A spinner of a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressStack(
      labels: VStack(spacing: 6) {
        configuration.label.foregroundStyle(.secondary)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      },
      indicator: CircularIndicator(fraction: configuration.fractionCompleted).tinted(tint), isLabelFirst: false)
  }
}

/// A bar; it moves to and fro where nobody knows how much is done.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private var tint: Color?

  nonisolated public init() {}

  /// A bar of a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      ProgressStack(
        labels: configuration.label, indicator: LinearIndicator(fraction: configuration.fractionCompleted).tinted(tint),
        isLabelFirst: true)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension View {
  /// Colours the view, or leaves it the colour around it.
  @ViewBuilder fileprivate func tinted(_ tint: Color?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that fits what is known.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner, or a ring that fills.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
