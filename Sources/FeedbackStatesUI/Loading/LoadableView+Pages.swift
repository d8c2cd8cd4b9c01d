import FeedbackStates
import SwiftUI

/// The page of a first load; it alone runs again when there is progress.
struct LoadingPageHost<Value>: View {
  let source: LoadableSource<Value>
  let indicator: Indicator
  @Environment(\.loadablePages) private var pages

  var body: some View {
    let status = source.status()
    pages.loading(
      LoadableStyleConfiguration.Loading(
        isIndicatorVisible: indicator.isVisible, isLong: indicator.isLong, activity: status.activity,
        failure: status.failure ?? status.attemptFailure, cancel: status.isBusy ? source.cancel : nil))
  }
}

/// The page of a failure with nothing else to show.
struct FailurePageHost<Value>: View {
  let source: LoadableSource<Value>
  let error: any Error
  let retry: @MainActor () -> Void
  @Environment(\.loadablePages) private var pages

  var body: some View {
    pages.failure(
      LoadableStyleConfiguration.Failure(error: error, activity: source.status().activity, retry: retry))
  }
}

/// What stands above content that could not be refreshed; most of the time, nothing.
struct RefreshBannerHost<Value>: View {
  let source: LoadableSource<Value>
  let retry: @MainActor () -> Void
  @Environment(\.loadablePages) private var pages

  var body: some View {
    let status = source.status()
    if let failure = status.isOffline ? LoadFailure(OfflineError()) : status.refreshFailure {
      pages.banner(
        LoadableStyleConfiguration.RefreshFailure(
          failure: failure, activity: status.activity, updatedAt: status.updatedAt, retry: retry,
          dismiss: status.isBusy ? nil : source.acknowledge))
    }
  }
}
