import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// Says that something typed is not saved, and why.
struct UnsavedBanner: View {
  let unsaved: (count: Int, failure: LoadFailure)
  let drafts: DraftWriter

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.red).accessibilityHidden(true)
      Text(verbatim: "\(what) not saved. \(unsaved.failure.message)")
        .frame(maxWidth: .infinity, alignment: .leading)
      AsyncButton("Retry") { await drafts.retry() }
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12))
    .background(Color.red.opacity(0.12))
  }

  private var what: String {
    unsaved.count == 1 ? "A reminder is" : "\(unsaved.count) reminders are"
  }
}
