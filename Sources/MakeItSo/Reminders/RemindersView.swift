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
        Label("No Reminders", systemImage: "checklist")
      } description: {
        Text("What you want to remember goes here.")
      } actions: {
        Button("New Reminder", action: add).buttonStyle(.borderedProminent)
      }
    }
    .navigationTitle(list.title)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button(action: add) {
          Label("New Reminder", systemImage: "plus").labelStyle(.titleAndIcon)
        }
        .keyboardShortcut("n", modifiers: .command)
        Spacer()
      }
      if focused != nil {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { focused = nil }.keyboardShortcut(.cancelAction)
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
      model.delete, success: { $0.isBlank ? nil : "Reminder deleted" },
      undo: { reminder, _ in Toast.Button("Undo") { model.restore.start(reminder) } })
    .actionFeedback(model.restore, success: "Reminder restored")
    .actionFeedback(model.move)
  }

  private var rows: some View {
    ScrollViewReader { scroller in
      List {
        ForEach(model.rows) { reminder in
          ReminderRow(
            reminder: reminder, model: model, color: list.color.color, focused: $focused,
            showDetails: { showDetails(of: reminder) }, submit: { submit(reminder) }
          )
          .swipeActions { actions(for: reminder) }
        }
        .onDelete { offsets in
          let rows = model.rows
          for offset in offsets { model.deleteRow(rows[offset]) }
        }
        .onMove(perform: move)
      }
      .listStyle(.insetGrouped)
      .onChange(of: focused) { _, new in
        if let new { scroller.scrollTo(new) }
      }
    }
  }

  @ViewBuilder private func actions(for reminder: Reminder) -> some View {
    let isFlagged = model.shown(reminder).isFlagged
    Button(role: .destructive) {
      model.deleteRow(reminder)
    } label: {
      Label("Delete", systemImage: "trash")
    }
    Button {
      model.editNow(reminder.id, .isFlagged(!isFlagged))
    } label: {
      Label(isFlagged ? "Unflag" : "Flag", systemImage: isFlagged ? "flag.slash" : "flag")
    }
    .tint(Color(UIColor.systemOrange))
    Button {
      showDetails(of: reminder)
    } label: {
      Label("Details", systemImage: "ellipsis")
    }
    .tint(Color(UIColor.systemGray))
  }

  private func showDetails(of reminder: Reminder) { edited = model.shown(reminder) }

  /// Makes a row beneath the one that is being edited, or at the end, and goes there.
  private func add() {
    guard model.reminders.value != nil else { return }
    if let focused, let row = model.rows.first(where: { $0.id == focused }), model.shown(row).isBlank { return }
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
