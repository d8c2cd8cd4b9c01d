/// Shows a view in Apple's development tools. Here the view must compile, and is not shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in Apple's development tools. Here the view must compile, and is not shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<_PreviewViewTraits>, _ additionalTraits: PreviewTrait<_PreviewViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview have state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {}

/// Stands for the traits of previews of views.
public enum _PreviewViewTraits: Sendable {}

extension PreviewTrait where T == _PreviewViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
}

/// A type with previews in it, as they were written before `#Preview`. They must compile, and are not shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The room a preview is shown in.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Says how large a preview is to be; previews are not shown here.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Names a preview; previews are not shown here.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
