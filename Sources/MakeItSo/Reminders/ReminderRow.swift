import FeedbackStates
import ReminderStorage
import SwiftUI

/// One reminder: a circle to complete it, its title to be edited in place, when it is due, its flag.
struct ReminderRow: View {
  let reminder: Reminder
  let model: ListModel
  let color: Color
  let focused: FocusState<Reminder.ID?>.Binding
  let showDetails: @MainActor () -> Void
  let submit: @MainActor () -> Void
  @State private var isPointedAt = false

  var body: some View {
    let shown = model.shown(reminder)
    HStack(alignment: .top, spacing: 12) {
      circle(shown)
      VStack(alignment: .leading, spacing: 2) {
        title(shown).padding(.top, 1)
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
        Image(systemName: "flag.fill").foregroundStyle(.orange).padding(.top, 2).accessibilityLabel("Flagged")
      }
      if isPointedAt || focused.wrappedValue == reminder.id { details(shown) }
    }
    .onHover { isPointedAt = $0 }
    .onTapGesture { focused.wrappedValue = reminder.id }
  }

  private func circle(_ shown: Reminder) -> some View {
    Button {
      model.editNow(reminder.id, .completedAt(shown.isCompleted ? nil : .now))
    } label: {
      Image(systemName: shown.isCompleted ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(shown.isCompleted ? color : .secondary)
        .font(.title2)
    }
    .buttonStyle(.plain)
    .disabled(shown.isBlank)
    .accessibilityLabel(shown.isBlank ? "New Reminder" : shown.title)
    .accessibilityAddTraits(shown.isCompleted ? [.isToggle, .isSelected] : .isToggle)
  }

  private func title(_ shown: Reminder) -> some View {
    HStack(spacing: 4) {
      if let marks = shown.priority.marks {
        Text(verbatim: marks).bold().foregroundStyle(color).accessibilityLabel("Priority \(shown.priority.name)")
      }
      TextField("New Reminder", text: text)
        .textFieldStyle(.plain)
        .foregroundStyle(shown.isCompleted ? .secondary : .primary)
        .strikethrough(shown.isCompleted)
        .focused(focused, equals: reminder.id)
        .onSubmit(submit)
        .accessibilityLabel("Title")
    }
  }

  private func details(_ shown: Reminder) -> some View {
    Button(action: showDetails) {
      Image(systemName: "info.circle").foregroundStyle(.secondary).font(.title2)
    }
    .buttonStyle(.plain)
    .keyboardShortcut(focused.wrappedValue == reminder.id ? KeyboardShortcut("i", modifiers: .command) : nil)
    .help("Details")
    .accessibilityLabel("Details of “\(shown.title)”")
  }

  private var text: Binding<String> {
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
