/// Pages in columns, or on top of each other: one view makes a stack, two and three make columns.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let views = isStack ? [] : (content as? any MultipleViews)?.views ?? []
    switch views.count {
    case 2: NavigationSplitView(sidebar: { views[0] }, detail: { views[1] })
    case 3...: NavigationSplitView(sidebar: { views[0] }, content: { views[1] }, detail: { views[2] })
    default: NavigationStack { content }
    }
  }
}

/// A view that is several.
@MainActor
protocol MultipleViews {
  var views: [AnyView] { get }
}

extension TupleView: MultipleViews {
  @MainActor var views: [AnyView] { operations.views(value) }
}

/// How a navigation view shows its pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  nonisolated static var _isStack: Bool { get }
}

/// Columns where there are several views.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public static var _isStack: Bool { false }
}

/// Columns.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public static var _isStack: Bool { false }
}

/// Pages on top of each other.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
  nonisolated public static var _isStack: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show one page at a time.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views inside show their pages.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S._isStack)
  }
}
