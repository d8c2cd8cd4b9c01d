import FeedbackStates
import SwiftUI

/// The page of a first load: nothing for a moment, then a spinner or a bar, then a word that it takes long.
struct StandardLoadingPage: View {
  let configuration: LoadableStyleConfiguration.Loading

  var body: some View {
    VStack(spacing: 12) {
      switch configuration.activity {
      case .paused(.offline):
        Image(systemName: "wifi.slash").font(.largeTitle).foregroundStyle(.secondary)
        Text("You are offline. Loading goes on as soon as there is a connection.").foregroundStyle(.secondary)
      default:
        if configuration.isIndicatorVisible { progress }
      }
      if configuration.isLong {
        Text("This is taking longer than usual.").foregroundStyle(.secondary)
        if let cancel = configuration.cancel { Button("Cancel", action: cancel) }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var progress: some View {
    if let fraction = configuration.activity.progress {
      ProgressView("Loading…", value: fraction).frame(maxWidth: 240)
    } else {
      ProgressView("Loading…")
    }
    if let failure = configuration.failure, case .waitingToRetry(let attempt, _) = configuration.activity {
      Text("\(failure.message) Trying again (attempt \(attempt)).").foregroundStyle(.secondary)
    }
  }
}

/// What stands above content that could not be refreshed.
struct StandardRefreshFailureBanner: View {
  let configuration: LoadableStyleConfiguration.RefreshFailure

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text(verbatim: configuration.failure.message).frame(maxWidth: .infinity, alignment: .leading)
      BusyButton(role: nil, isBusy: configuration.activity.isBusy, action: configuration.retry, content: Text("Retry"))
      if let dismiss = configuration.dismiss {
        Button(action: dismiss) { Image(systemName: "xmark") }
          .buttonStyle(.borderless)
          .accessibilityLabel("Close")
      }
    }
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .background(Color.yellow.opacity(0.25))
    .onChange(of: configuration.failure.message, initial: true) {
      Announcer.announce(configuration.failure.message, isUrgent: true)
    }
  }
}
