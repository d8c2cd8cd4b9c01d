public import FeedbackStates
public import SwiftUI

/// How the pages around the content look.
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
    public var error: any Error
    /// What is happening; a retry keeps this page and makes its button busy.
    public var activity: LoadActivity
    public var retry: @MainActor () -> Void
  }

  /// A failure to refresh what is still shown.
  public struct RefreshFailure {
    public var failure: LoadFailure
    public var activity: LoadActivity
    public var retry: @MainActor () -> Void
    /// Closes the message; `nil` where that cannot be done.
    public var dismiss: (@MainActor () -> Void)?
  }
}

/// The standard look: a spinner, a page with Retry, a banner.
public struct StandardLoadableStyle: LoadableStyle {
  public nonisolated init() {}

  public func makeLoadingPage(_ configuration: LoadableStyleConfiguration.Loading) -> some View {
    StandardLoadingPage(configuration: configuration)
  }

  public func makeFailurePage(_ configuration: LoadableStyleConfiguration.Failure) -> some View {
    ErrorView(error: configuration.error, isRetrying: configuration.activity.isBusy, retry: configuration.retry)
  }

  public func makeRefreshFailureBanner(_ configuration: LoadableStyleConfiguration.RefreshFailure) -> some View {
    StandardRefreshFailureBanner(configuration: configuration)
  }
}

extension LoadableStyle where Self == StandardLoadableStyle {
  /// The standard look.
  public static var standard: StandardLoadableStyle { StandardLoadableStyle() }
}

/// A style whose type is forgotten.
struct AnyLoadableStyle: Sendable {
  private let base: any LoadableStyle
  init(_ style: any LoadableStyle) { base = style }

  @MainActor func loadingPage(_ configuration: LoadableStyleConfiguration.Loading) -> AnyView {
    func make<S: LoadableStyle>(_ style: S) -> AnyView { AnyView(style.makeLoadingPage(configuration)) }
    return make(base)
  }

  @MainActor func failurePage(_ configuration: LoadableStyleConfiguration.Failure) -> AnyView {
    func make<S: LoadableStyle>(_ style: S) -> AnyView { AnyView(style.makeFailurePage(configuration)) }
    return make(base)
  }

  @MainActor func refreshFailureBanner(_ configuration: LoadableStyleConfiguration.RefreshFailure) -> AnyView {
    func make<S: LoadableStyle>(_ style: S) -> AnyView { AnyView(style.makeRefreshFailureBanner(configuration)) }
    return make(base)
  }
}

private struct LoadableStyleKey: EnvironmentKey {
  static let defaultValue = AnyLoadableStyle(StandardLoadableStyle())
}

extension EnvironmentValues {
  var loadableStyle: AnyLoadableStyle {
    get { self[LoadableStyleKey.self] }
    set { self[LoadableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pages around loaded content look.
  public func loadableStyle<S: LoadableStyle>(_ style: S) -> some View {
    environment(\.loadableStyle, AnyLoadableStyle(style))
  }
}
