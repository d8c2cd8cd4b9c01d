/// How toggles look and answer.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  /// What stands in the toggle's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle is made of, for its style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let label: Label
  /// Whether the toggle is on; write it to turn it on or off.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that are not all the same.
  public var isMixed: Bool
}

extension View {
  /// Sets how the toggles in the view look and answer.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, TypedStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ToggleStyleConfiguration> {
    TypedStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
