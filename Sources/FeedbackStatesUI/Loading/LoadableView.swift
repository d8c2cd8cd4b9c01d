import FeedbackStates
public import SwiftUI

/// Shows what a loader has, in every state it can be in.
///
///     LoadableView(model.reminders) { reminders in
///       List(reminders) { ReminderRow($0) }
///     } empty: {
///       ContentUnavailableView("No Reminders", systemImage: "tray")
///     }
///
/// A first load shows progress, a failure a page with Retry, an empty collection the page given for it. A refresh
/// keeps the content; where it fails, a banner says so. For a collection, `empty:` must be given.
public struct LoadableView<Value, Content: View, Empty: View>: View {
  private let source: LoadableSource<Value>
  private let isEmpty: (Value) -> Bool
  private let content: (Value) -> Content
  private let empty: Empty
  @State private var indicator = Indicator()
  @Environment(\.loadableStyle) private var style
  @Environment(\.indicatorTiming) private var timing
  @Environment(\.feedbackClock) private var clock

  init(
    _ source: LoadableSource<Value>, isEmpty: @escaping (Value) -> Bool, content: @escaping (Value) -> Content,
    empty: Empty
  ) {
    self.source = source
    self.isEmpty = isEmpty
    self.content = content
    self.empty = empty
  }

  public var body: some View {
    let status = source.status()
    let page = status.state.presentation(isEmpty: isEmpty)
    shown(page, status)
      .environment(\.isAwaitingFirstAnswer, page.isAwaiting)
      .onChange(of: page.isAwaiting, initial: true) {
        indicator.update(isBusy: page.isAwaiting, timing: timing.applied(to: .page), clock: clock)
      }
      .onAppear { source.loadIfNeeded?() }
  }

  @ViewBuilder private func shown(_ page: LoadPresentation<Value>, _ status: LoadStatus<Value>) -> some View {
    if page.isAwaiting || indicator.isVisible {
      style.loadingPage(
        LoadableStyleConfiguration.Loading(
          isIndicatorVisible: indicator.isVisible, isLong: indicator.isLong, activity: status.activity,
          failure: status.failure, cancel: source.cancel))
    } else {
      switch page {
      case .notInitiated, .loading: EmptyView()
      case .failure(let error):
        style.failurePage(
          LoadableStyleConfiguration.Failure(error: error, activity: status.activity, retry: source.retry))
      case .empty: refreshable(status) { empty }
      case .content(let value): refreshable(status) { content(value) }
      }
    }
  }

  /// Content with what has become of its refresh.
  private func refreshable<Page: View>(_ status: LoadStatus<Value>, @ViewBuilder page: () -> Page) -> some View {
    VStack(spacing: 0) {
      if let failure = status.refreshFailure {
        style.refreshFailureBanner(
          LoadableStyleConfiguration.RefreshFailure(
            failure: failure, activity: status.activity, retry: source.retry, dismiss: source.acknowledge))
      }
      page()
    }
  }
}

extension LoadPresentation {
  /// Whether the first answer is still to come.
  var isAwaiting: Bool {
    switch self {
    case .notInitiated, .loading: true
    case .empty, .content, .failure: false
    }
  }
}
