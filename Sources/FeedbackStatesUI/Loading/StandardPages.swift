import FeedbackStates
import SwiftUI

/// The page of a first load: nothing for a moment, then a spinner or a bar, then a word that it takes long.
struct StandardLoadingPage: View {
  let configuration: LoadableStyleConfiguration.Loading
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    if configuration.activity.isPaused {
      ContentUnavailableView {
        Label(wording.offlineTitle, systemImage: "wifi.slash")
      } description: {
        Text(verbatim: wording.offline)
      } actions: {
        cancelButton
      }
    } else {
      VStack(spacing: 12) {
        if configuration.isIndicatorVisible { progress }
        if configuration.isLong { Text(verbatim: wording.takingLong).foregroundStyle(.secondary) }
        cancelButton
      }
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var cancelButton: some View {
    if configuration.isLong, let cancel = configuration.cancel {
      Button(wording.cancel, action: cancel)
    }
  }

  @ViewBuilder private var progress: some View {
    if let fraction = configuration.activity.progress {
      ProgressView(wording.loading, value: fraction).frame(maxWidth: 240)
    } else {
      ProgressView(wording.loading)
    }
    if let failure = configuration.failure, case .waitingToRetry(let attempt, _) = configuration.activity {
      Text(verbatim: wording.tryingAgain(failure.message, attempt + 1)).foregroundStyle(.secondary)
    }
  }
}

/// The page of a failure. While there is no connection it says so, as pressing Retry would change nothing.
struct StandardFailurePage: View {
  let configuration: LoadableStyleConfiguration.Failure
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    ErrorView(
      error: configuration.error, note: configuration.activity.isPaused ? wording.offline : nil,
      isRetrying: configuration.activity.isBusy, retry: configuration.retry)
  }
}

/// What stands above content that could not be refreshed.
struct StandardRefreshFailureBanner: View {
  let configuration: LoadableStyleConfiguration.RefreshFailure
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: configuration.failure.category.systemImage).accessibilityHidden(true)
      Text(verbatim: configuration.activity.isPaused ? wording.offlineContent : configuration.failure.message)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !configuration.activity.isPaused {
        BusyButton(
          isBusy: configuration.activity.isBusy, action: configuration.retry, label: Text(verbatim: wording.retry))
      }
      if let dismiss = configuration.dismiss {
        Button(action: dismiss) { Image(systemName: "xmark").padding(6) }
          .buttonStyle(.plain)
          .accessibilityLabel(wording.close)
      }
    }
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .background(Color.yellow.opacity(0.2))
  }
}
