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
  private let count: ((Value) -> Int)?
  private let content: (Value) -> Content
  private let empty: Empty
  @State private var indicator = Indicator()
  @State private var memory = LoadMemory()
  @Environment(\.indicatorTiming) private var timing
  @Environment(\.feedbackClock) private var clock

  init(
    _ source: LoadableSource<Value>, isEmpty: @escaping (Value) -> Bool, count: ((Value) -> Int)? = nil,
    content: @escaping (Value) -> Content, empty: Empty
  ) {
    self.source = source
    self.isEmpty = isEmpty
    self.count = count
    self.content = content
    self.empty = empty
  }

  public var body: some View {
    let page = source.state().presentation(isEmpty: isEmpty)
    let isAwaiting = page.isAwaiting && !hasStopped(page)
    shown(page, isAwaiting: isAwaiting)
      .environment(\.isAwaitingFirstAnswer, page.isAwaiting)
      .modifier(LoadAnnouncing(source: source, count: count, announcer: memory.announcer))
      .modifier(FallbackFeedbackHost(rank: .screen))
      .onChange(of: isAwaiting, initial: true) {
        indicator.update(isBusy: isAwaiting, timing: timing.applied(to: .page), clock: clock)
      }
      .onChange(of: page.isLoading, initial: true) {
        if page.isLoading { memory.hasLoaded = true }
      }
      .onAppear { source.loadIfNeeded?() }
  }

  /// Whether a load that had begun was given up, so that nothing is there and nothing is under way.
  private func hasStopped(_ page: LoadPresentation<Value>) -> Bool {
    if case .notInitiated = page { memory.hasLoaded } else { false }
  }

  @ViewBuilder private func shown(_ page: LoadPresentation<Value>, isAwaiting: Bool) -> some View {
    if isAwaiting || indicator.isVisible {
      LoadingPageHost(source: source, indicator: indicator)
    } else {
      switch page {
      case .notInitiated, .loading: FailurePageHost(source: source, error: CancellationError(), retry: retry)
      case .failure(let error): FailurePageHost(source: source, error: error, retry: retry)
      case .empty: refreshed { empty }
      case .content(let value): refreshed { content(value) }
      }
    }
  }

  /// Content with what has become of its refresh.
  private func refreshed<Page: View>(@ViewBuilder page: () -> Page) -> some View {
    VStack(spacing: 0) {
      RefreshBannerHost(source: source, retry: retry)
      page()
    }
  }

  private func retry() {
    memory.announcer.personAsked()
    source.retry()
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

  /// Whether the first answer is on its way.
  var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

/// What a ``LoadableView`` remembers.
@MainActor final class LoadMemory {
  /// Whether a load has begun since the view appeared.
  var hasLoaded = false
  let announcer = LoadAnnouncer()
}
