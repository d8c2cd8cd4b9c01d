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
    environment(\.toggleStyle, TypedToggleStyle(style))
  }
}

/// A toggle style whose type is forgotten.
class AnyToggleStyle {
  @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView { preconditionFailure("abstract") }
}

final class TypedToggleStyle<S: ToggleStyle>: AnyToggleStyle {
  private let style: S
  init(_ style: S) { self.style = style }
  @MainActor override func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyledToggle(installed: InstalledStyle(style: style), configuration: configuration))
  }
}

nonisolated struct StyledToggle<S: ToggleStyle>: View {
  let installed: InstalledStyle<S>
  let configuration: ToggleStyleConfiguration
  @MainActor var body: some View { installed.style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { TypedToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
