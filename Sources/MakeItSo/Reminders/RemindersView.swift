import FeedbackStates
import FeedbackStatesUI
import ReminderStorage
import SwiftUI

/// The reminders of a list. Every row is edited in place.
struct RemindersView: View {
  let list: ReminderList
  let model: ListModel
  @FocusState private var focused: Reminder.ID?
  @State private var edited: Reminder?

  var body: some View {
    LoadableView(model.reminders, isEmpty: { _ in model.rows.isEmpty }) { _ in
      VStack(spacing: 0) {
        if let unsaved = model.unsaved { UnsavedBanner(unsaved: unsaved, drafts: model.drafts) }
        rows
      }
    } empty: {
      ContentUnavailableView {
        Label("No Reminders", systemImage: "tray")
      } description: {
        Text("What is to be done goes here.")
      } actions: {
        Button("New Reminder", action: add).buttonStyle(.borderedProminent)
      }
    }
    .navigationTitle(list.title)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(action: add) {
          Label("New Reminder", systemImage: "plus")
        }
        .keyboardShortcut("n", modifiers: .command)
        .help("New Reminder")
      }
      if focused != nil {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { focused = nil }
        }
      }
    }
    .sheet(item: $edited) { reminder in
      DetailsView(model: model, original: reminder)
    }
    .onChange(of: focused) { old, _ in
      if let old { model.endEditing(old) }
    }
    .onDisappear {
      if let focused { model.endEditing(focused) }
      Task { await model.flush() }
    }
    .actionFeedback(
      model.delete, success: { _ in "Reminder deleted" },
      undo: { reminder, _ in reminder.isBlank ? nil : Toast.Button("Undo") { model.restore.start(reminder) } })
    .actionFeedback(model.restore, success: "Reminder restored")
    .actionFeedback(model.move)
  }

  private var rows: some View {
    List {
      ForEach(model.rows) { reminder in
        ReminderRow(reminder: reminder, model: model, color: list.color.color) { edited = model.shown(reminder) }
          .focused($focused, equals: reminder.id)
          .onSubmit { submit(reminder) }
          .swipeActions {
            Button(role: .destructive) {
              model.deleteRow(reminder)
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button {
              model.editNow(reminder.id, .isFlagged(!model.shown(reminder).isFlagged))
            } label: {
              Label("Flag", systemImage: "flag")
            }
            .tint(Color(UIColor.systemOrange))
            Button {
              edited = model.shown(reminder)
            } label: {
              Label("Details", systemImage: "ellipsis")
            }
            .tint(Color(UIColor.systemGray))
          }
      }
      .onDelete { offsets in
        let rows = model.rows
        for offset in offsets { model.deleteRow(rows[offset]) }
      }
      .onMove(perform: move)
    }
    .listStyle(.plain)
  }

  /// Makes a row beneath the one that is being edited, or at the end, and goes there.
  private func add() {
    focused = model.addRow(under: focused)
  }

  /// Return makes the next row; in an empty one it ends the editing.
  private func submit(_ reminder: Reminder) {
    if model.shown(reminder).isBlank {
      focused = nil
      model.endEditing(reminder.id)
    } else {
      focused = model.addRow(under: reminder.id)
    }
  }

  private func move(from offsets: IndexSet, to destination: Int) {
    let rows = model.rows
    let moved = offsets.map { rows[$0].id }
    let above = rows[..<destination].last { !moved.contains($0.id) }
    model.move.start(ListModel.Move(ids: moved, placement: above.map { .after($0.id) } ?? .start))
  }
}

/// Says that something typed is not saved, and why.
struct UnsavedBanner: View {
  let unsaved: (count: Int, failure: LoadFailure)
  let drafts: DraftWriter

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text(verbatim: "\(unsaved.count == 1 ? "1 reminder is" : "\(unsaved.count) reminders are") not saved. \(unsaved.failure.message)")
        .frame(maxWidth: .infinity, alignment: .leading)
      AsyncButton("Retry") { await drafts.retry() }
    }
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .background(Color.red.opacity(0.15))
  }
}
