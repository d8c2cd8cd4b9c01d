import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The sheet with all that a reminder holds. It works on a copy: Done saves it, Cancel asks before it is thrown away.
struct DetailsView: View {
  let model: ListModel
  @State private var draft: DetailsDraft
  @State private var save: AsyncAction<DetailsDraft, Void>
  @State private var isAskingToDiscard = false
  @State private var openPicker: OpenPicker?
  @FocusState private var isTitleFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.calendar) private var calendar

  private enum OpenPicker { case date, time }

  init(model: ListModel, original: Reminder) {
    self.model = model
    _draft = State(initialValue: DetailsDraft(original))
    _save = State(
      initialValue: AsyncAction("Save details") { draft in
        try await model.save(draft.reminder, since: draft.original)
      })
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.reminder.title)
            .focused($isTitleFocused)
            .onSubmit(commit)
          TextField("Notes", text: $draft.reminder.notes, axis: .vertical)
          TextField("URL", text: $draft.reminder.url)
        }
        Section {
          SwitchRow(title: "Date", systemImage: "calendar", value: draft.hasDate ? dateText : nil, isOn: hasDate) {
            toggle(.date)
          }
          if openPicker == .date {
            DatePicker("Date", selection: date, displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
              .frame(maxWidth: .infinity)
          }
          SwitchRow(title: "Time", systemImage: "clock", value: draft.hasTime ? timeText : nil, isOn: hasTime) {
            toggle(.time)
          }
          if openPicker == .time {
            DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
          }
        }
        Section {
          SwitchRow(title: "Flag", systemImage: "flag", isOn: $draft.reminder.isFlagged)
        }
        Section {
          Picker("Priority", selection: $draft.reminder.priority) {
            ForEach(Reminder.Priority.allCases, id: \.self) { Text($0.name).tag($0) }
          }
        }
        if let failure = save.lastFailure, !save.isRunning {
          Section {
            HStack {
              Label("Not saved. \(failure.message)", systemImage: "exclamationmark.triangle").foregroundStyle(.red)
              Spacer()
              RetryButton(save)
            }
          }
        }
      }
      .navigationTitle("Details")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: cancel).keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .confirmationAction) {
          AsyncButton("Done", action: save, input: draft)
            .disabled(!draft.isComplete)
        }
      }
    }
    .frame(minWidth: 320, minHeight: 440)
    .interactiveDismissDisabled(draft.isModified)
    .confirmationDialog("Discard changes?", isPresented: $isAskingToDiscard, titleVisibility: .visible) {
      Button("Discard Changes", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    } message: {
      Text("What you have changed is lost.")
    }
    .onAppear { isTitleFocused = true }
    .onChange(of: save.outcome?.id) {
      if save.outcome?.isSuccess == true { dismiss() }
    }
  }

  private func cancel() {
    if draft.isModified { isAskingToDiscard = true } else { dismiss() }
  }

  /// Opens one of the pickers, which closes the other, or closes it.
  private func toggle(_ picker: OpenPicker) {
    openPicker = openPicker == picker ? nil : picker
  }

  private func commit() {
    if draft.isComplete { save.start(draft) }
  }

  private var dateText: String {
    DueFormatter.text(for: .day(draft.reminder.due?.day(in: calendar) ?? CalendarDay(.now, in: calendar)), calendar: calendar)
  }

  private var timeText: String {
    draft.date(in: calendar, now: .now).formatted(date: .omitted, time: .shortened)
  }

  private var hasDate: Binding<Bool> {
    Binding {
      draft.hasDate
    } set: { isOn in
      draft.setHasDate(isOn, now: .now, calendar: calendar)
      openPicker = isOn ? .date : nil
    }
  }

  private var hasTime: Binding<Bool> {
    Binding {
      draft.hasTime
    } set: { isOn in
      draft.setHasTime(isOn, now: .now, calendar: calendar)
      openPicker = isOn ? .time : nil
    }
  }

  private var date: Binding<Date> {
    Binding {
      draft.date(in: calendar, now: .now)
    } set: {
      draft.setDate($0, calendar: calendar)
    }
  }
}
