public import FeedbackStates
public import SwiftUI

/// How the pages around the content look.
///
/// To change one page only, use ``SwiftUI/View/loadingPage(_:)``, ``SwiftUI/View/failurePage(_:)`` or
/// ``SwiftUI/View/refreshFailureBanner(_:)``.
@MainActor
public protocol LoadableStyle: Sendable {
  associatedtype LoadingPage: View
  associatedtype FailurePage: View
  associatedtype RefreshFailureBanner: View
  /// The page of a first load.
  @ViewBuilder func makeLoadingPage(_ configuration: LoadableStyleConfiguration.Loading) -> LoadingPage
  /// The page of a failure with nothing else to show.
  @ViewBuilder func makeFailurePage(_ configuration: LoadableStyleConfiguration.Failure) -> FailurePage
  /// What stands above content that could not be refreshed.
  @ViewBuilder func makeRefreshFailureBanner(
    _ configuration: LoadableStyleConfiguration.RefreshFailure
  ) -> RefreshFailureBanner
}

/// What the pages around the content have to show.
public enum LoadableStyleConfiguration {
  /// A first load.
  public struct Loading {
    /// Whether an indicator is to be seen by now; a quick answer shows none.
    public var isIndicatorVisible: Bool
    /// Whether it takes longer than usual.
    public var isLong: Bool
    /// What is happening: loading, with or without known progress, waiting to try again, or paused.
    public var activity: LoadActivity
    /// Why the last attempt failed, if one did.
    public var failure: LoadFailure?
    /// Gives up; `nil` where that cannot be done.
    public var cancel: (@MainActor () -> Void)?
  }

  /// A failure with nothing else to show.
  public struct Failure {
    /// What went wrong; `CancellationError` where the load was given up.
    public var error: any Error
    /// What is happening; a retry keeps this page and makes its button busy.
    public var activity: LoadActivity
    /// Tries again.
    public var retry: @MainActor () -> Void
  }

  /// A failure to refresh what is still shown.
  public struct RefreshFailure {
    /// What went wrong.
    public var failure: LoadFailure
    /// What is happening; while there is no connection it is paused, and a retry would change nothing.
    public var activity: LoadActivity
    /// When what is shown was fetched.
    public var updatedAt: Date?
    /// Tries again.
    public var retry: @MainActor () -> Void
    /// Closes the message; `nil` where that cannot be done.
    public var dismiss: (@MainActor () -> Void)?
  }
}

/// The standard look: a spinner, a page with Retry, a banner.
public struct StandardLoadableStyle: LoadableStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeLoadingPage(_ configuration: LoadableStyleConfiguration.Loading) -> some View {
    StandardLoadingPage(configuration: configuration)
  }

  public func makeFailurePage(_ configuration: LoadableStyleConfiguration.Failure) -> some View {
    StandardFailurePage(configuration: configuration)
  }

  public func makeRefreshFailureBanner(_ configuration: LoadableStyleConfiguration.RefreshFailure) -> some View {
    StandardRefreshFailureBanner(configuration: configuration)
  }
}

extension LoadableStyle where Self == StandardLoadableStyle {
  /// The standard look.
  public static var standard: StandardLoadableStyle { StandardLoadableStyle() }
}

extension View {
  /// Sets how the pages around loaded content look.
  public func loadableStyle<S: LoadableStyle>(_ style: S) -> some View {
    environment(\.loadablePages, LoadablePages(style))
  }

  /// Sets the page of a first load, and leaves the other pages as they are.
  ///
  ///     LoadableView(model.reminders) { … } empty: { … }
  ///       .loadingPage { _ in SkeletonList() }
  public func loadingPage<Page: View>(
    @ViewBuilder _ page: @escaping @MainActor (LoadableStyleConfiguration.Loading) -> Page
  ) -> some View {
    transformEnvironment(\.loadablePages) { $0.loading = { AnyView(page($0)) } }
  }

  /// Sets the page of a failure with nothing else to show, and leaves the other pages as they are.
  public func failurePage<Page: View>(
    @ViewBuilder _ page: @escaping @MainActor (LoadableStyleConfiguration.Failure) -> Page
  ) -> some View {
    transformEnvironment(\.loadablePages) { $0.failure = { AnyView(page($0)) } }
  }

  /// Sets what stands above content that could not be refreshed, and leaves the other pages as they are.
  public func refreshFailureBanner<Banner: View>(
    @ViewBuilder _ banner: @escaping @MainActor (LoadableStyleConfiguration.RefreshFailure) -> Banner
  ) -> some View {
    transformEnvironment(\.loadablePages) { $0.banner = { AnyView(banner($0)) } }
  }
}

/// A style whose types are forgotten, page by page.
struct LoadablePages: Sendable {
  var loading: @MainActor @Sendable (LoadableStyleConfiguration.Loading) -> AnyView
  var failure: @MainActor @Sendable (LoadableStyleConfiguration.Failure) -> AnyView
  var banner: @MainActor @Sendable (LoadableStyleConfiguration.RefreshFailure) -> AnyView

  init<S: LoadableStyle>(_ style: S) {
    loading = { AnyView(style.makeLoadingPage($0)) }
    failure = { AnyView(style.makeFailurePage($0)) }
    banner = { AnyView(style.makeRefreshFailureBanner($0)) }
  }
}

private struct LoadablePagesKey: EnvironmentKey {
  static let defaultValue = LoadablePages(StandardLoadableStyle())
}

extension EnvironmentValues {
  var loadablePages: LoadablePages {
    get { self[LoadablePagesKey.self] }
    set { self[LoadablePagesKey.self] = newValue }
  }
}
