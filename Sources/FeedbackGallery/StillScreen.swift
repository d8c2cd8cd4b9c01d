import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// A screen of reminders that stands still in one state.
struct StillScreen: View {
  private let loader: Loader<[String]>

  init(_ status: LoadStatus<[String]>) {
    loader = Loader(previewing: status)
  }

  var body: some View {
    LoadableView(loader) { reminders in
      List(reminders, id: \.self) { Text($0) }
    } empty: {
      ContentUnavailableView {
        Label("No Reminders", systemImage: "tray")
      } description: {
        Text("What you want to remember goes here.")
      } actions: {
        Button("New Reminder") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}

/// The server that never answers as it should.
struct ServerIsBusy: FailureDescribing {
  var failureTitle: String? { "The reminders could not be loaded" }
  var failureMessage: String? { "The server is busy. Try again in a moment." }
}

extension LoadStatus<[String]> {
  private static let reminders = ["Buy milk", "Call the plumber", "Water the plants", "Return the library books"]

  private init(_ state: Loadable<[String]> = .notInitiated, after events: [LoadEvent<[String]>]) {
    self.init(state)
    for event in events { apply(event) }
  }

  static let loading = Self(after: [.started(.firstLoad)])
  static let progress = Self(after: [.started(.firstLoad), .progressed(0.4)])
  static let tryingAgain = Self(after: [
    .started(.firstLoad), .attemptFailed(ServerIsBusy(), attempt: 1, nextAt: LoadInstant(offset: .seconds(1))),
  ])
  static let offline = Self(after: [.started(.firstLoad), .paused(.offline)])
  static let failure = Self(after: [.started(.firstLoad), .failed(ServerIsBusy())])
  static let retrying = Self(after: [.started(.firstLoad), .failed(ServerIsBusy()), .started(.retry)])
  static let empty = Self(.success([]))
  static let content = Self(.success(reminders))
  static let refreshFailure = Self(.success(reminders), after: [.started(.refresh), .failed(ServerIsBusy())])
  static let offlineContent = Self(.success(reminders), after: [.started(.refresh), .paused(.offline)])
}
