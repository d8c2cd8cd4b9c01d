import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// Keeps reminders.
struct MakeItSoApp: App {
  @State private var library: Library

  init() {
    let options = LaunchOptions.current
    let store = ReminderStore(path: options.databasePath ?? ReminderStore.defaultPath())
    let repository: any ReminderRepository =
      options.isFaultless ? store : FaultyRepository(store, delay: options.delay, failing: options.failing)
    _library = State(initialValue: Library(repository: repository))
  }

  var body: some Scene {
    WindowGroup("Make It So") {
      LibraryView(library: library)
        // The bar with the button for a new reminder stays free.
        .feedbackHost(bottomInset: 48)
    }
    .defaultSize(width: 860, height: 620)
  }
}
