/// A style of a kind of control whose type is forgotten, so that the environment can hand it down.
class ErasedStyle<Configuration> {
  /// What stands in the control's place.
  @MainActor func body(_ configuration: Configuration) -> AnyView { preconditionFailure("abstract") }
}

/// A style with its type, and how it makes a control's body.
final class TypedStyle<Style, Configuration, Content: View>: ErasedStyle<Configuration> {
  private let style: Style
  fileprivate let makeBody: @MainActor (Style, Configuration) -> Content

  /// - Parameter makeBody: Makes the body of a control. A style of controls that contain others of their kind says
  ///   here that those inside look as they would without it, or it would go on for ever.
  init(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  @MainActor override func body(_ configuration: Configuration) -> AnyView {
    AnyView(StyledControl(maker: self, installed: InstalledStyle(style: style), configuration: configuration))
  }
}

/// A control as its style makes it.
nonisolated private struct StyledControl<Style, Configuration, Content: View>: View {
  let maker: TypedStyle<Style, Configuration, Content>
  let installed: InstalledStyle<Style>
  let configuration: Configuration
  @MainActor var body: some View { maker.makeBody(installed.style, configuration) }
}
