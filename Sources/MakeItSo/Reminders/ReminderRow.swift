import FeedbackStates
import ReminderStorage
import SwiftUI

/// One reminder: a circle to complete it, its title to be edited in place, when it is due, its flag.
struct ReminderRow: View {
  let reminder: Reminder
  let model: ListModel
  let color: Color
  let showDetails: () -> Void

  var body: some View {
    let shown = model.shown(reminder)
    HStack(spacing: 10) {
      Button {
        model.editNow(reminder.id, .completedAt(shown.isCompleted ? nil : .now))
      } label: {
        Image(systemName: shown.isCompleted ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(shown.isCompleted ? color : .secondary)
          .font(.title3)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(shown.isCompleted ? "Mark “\(shown.title)” as not done" : "Mark “\(shown.title)” as done")
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          if let marks = shown.priority.marks {
            Text(marks).foregroundStyle(color).accessibilityLabel("Priority \(shown.priority.name)")
          }
          TextField("New Reminder", text: title)
            .textFieldStyle(.plain)
            .strikethrough(shown.isCompleted)
            .foregroundStyle(shown.isCompleted ? .secondary : .primary)
        }
        if !shown.notes.isEmpty {
          Text(verbatim: shown.notes).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
        if let due = shown.due {
          Text(verbatim: DueFormatter.text(for: due))
            .font(.caption)
            .foregroundStyle(isOverdue(due, shown) ? Color.red : Color.secondary)
        }
      }
      if let failure = model.failure(of: reminder.id) {
        Image(systemName: "exclamationmark.triangle")
          .foregroundStyle(.red)
          .help("Not saved. \(failure.message)")
          .accessibilityLabel("Not saved. \(failure.message)")
      }
      if shown.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
      }
      Button(action: showDetails) {
        Image(systemName: "info.circle").foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .help("Details")
      .accessibilityLabel("Details of “\(shown.title)”")
    }
    .padding(.vertical, 4)
  }

  private var title: Binding<String> {
    Binding {
      model.shown(reminder).title
    } set: { text in
      if text != model.shown(reminder).title { model.edit(reminder.id, .title(text)) }
    }
  }

  private func isOverdue(_ due: Due, _ reminder: Reminder) -> Bool {
    !reminder.isCompleted && due.isOverdue(at: .now, in: .current)
  }
}

extension Reminder.Priority {
  /// One to three exclamation marks.
  var marks: String? {
    switch self {
    case .none: nil
    case .low: "!"
    case .medium: "!!"
    case .high: "!!!"
    }
  }

  var name: String {
    switch self {
    case .none: "None"
    case .low: "Low"
    case .medium: "Medium"
    case .high: "High"
    }
  }
}
