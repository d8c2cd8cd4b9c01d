import FeedbackStates
import Foundation
import Observation
import ReminderStorage

/// The reminders of one list, and what can be done with them.
///
/// What is typed is shown at once and written soon; what could not be written stays, and is tried again.
@MainActor @Observable
final class ListModel {
  /// The reminders as the database has them.
  let reminders: Loader<[Reminder]>
  /// What was typed and is not saved yet.
  let drafts: DraftWriter
  /// Rows that the database does not know yet, in the order they were made.
  private(set) var newRows: [NewRow] = []
  /// Rows that are on their way out.
  private var leaving: Set<Reminder.ID> = []

  @ObservationIgnored let list: ReminderList.ID
  @ObservationIgnored let delete: AsyncAction<Reminder, Reminder>
  @ObservationIgnored let restore: AsyncAction<Reminder, Void>
  @ObservationIgnored let move: AsyncAction<Move, Void>
  /// Rows that are being written for the first time.
  @ObservationIgnored private var inserting: Set<Reminder.ID> = []
  @ObservationIgnored private let repository: any ReminderRepository

  /// A row that the database does not know yet.
  struct NewRow: Identifiable, Equatable {
    var reminder: Reminder
    /// The row it was made under; `nil` for the end.
    var predecessor: Reminder.ID?
    var id: Reminder.ID { reminder.id }
  }

  /// A reminder on its way to another place.
  struct Move: Sendable {
    var ids: [Reminder.ID]
    var placement: Placement
  }

  init(list: ReminderList.ID, repository: any ReminderRepository, clock: any Clock<Duration> = ContinuousClock()) {
    self.list = list
    self.repository = repository
    reminders = Follower.loader("Reminders") { await repository.reminderUpdates(in: list) }
    delete = AsyncAction("Delete reminder", policy: ActionPolicy(overlap: .concurrent)) { reminder in
      try await repository.delete(reminder.id)
      return reminder
    }
    restore = AsyncAction("Restore reminder", policy: ActionPolicy(overlap: .concurrent)) { reminder in
      try await repository.restore(reminder.id)
    }
    move = AsyncAction("Move reminder", policy: ActionPolicy(overlap: .queue)) { move in
      try await repository.move(move.ids, to: list, at: move.placement)
    }
    let writer = Writer()
    drafts = DraftWriter(clock: clock) { id, edits in try await writer.model?.write(id, edits) }
    writer.model = self
  }

  /// Leads the drafts back to the model that owns them.
  @MainActor private final class Writer {
    weak var model: ListModel?
  }
}

// MARK: Rows

extension ListModel {
  /// The rows, in order.
  var rows: [Reminder] {
    var rows = reminders.value ?? []
    if !leaving.isEmpty { rows.removeAll { leaving.contains($0.id) } }
    for row in newRows where !rows.contains(where: { $0.id == row.id }) {
      let place = row.predecessor.flatMap { id in rows.firstIndex { $0.id == id } }
      rows.insert(row.reminder, at: place.map { $0 + 1 } ?? rows.count)
    }
    return rows
  }

  /// The reminder as the person who types sees it.
  func shown(_ reminder: Reminder) -> Reminder { drafts.applyingUnsavedEdits(to: reminder) }

  /// Why a row is not saved, if it is not.
  func failure(of id: Reminder.ID) -> LoadFailure? { drafts.failures[id].flatMap { LoadFailure($0) } }

  /// Why some rows are not saved, if there are any.
  var unsaved: (count: Int, failure: LoadFailure)? {
    let failures = drafts.failures
    guard let first = failures.values.first, let failure = LoadFailure(first) else { return nil }
    return (failures.count, failure)
  }
}

// MARK: Editing

extension ListModel {
  /// Makes an empty row beneath another, or at the end, and returns its id.
  func addRow(under predecessor: Reminder.ID? = nil) -> Reminder.ID {
    let reminder = Reminder(
      listID: list, order: reminders.value?.last?.order ?? .initial, createdAt: .now, modifiedAt: .now)
    newRows.append(NewRow(reminder: reminder, predecessor: predecessor ?? rows.last?.id))
    return reminder.id
  }

  /// Changes a field of a reminder, to be written soon.
  func edit(_ id: Reminder.ID, _ edit: ReminderEdit) { drafts.edit(id, edit) }

  /// Changes a field of a reminder, to be written at once.
  func editNow(_ id: Reminder.ID, _ edit: ReminderEdit) {
    drafts.edit(id, edit)
    Task { await drafts.flush(id) }
  }

  /// Ends the editing of a row: an empty one goes, another is written.
  func endEditing(_ id: Reminder.ID) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    if shown(row).isBlank {
      drafts.discard(id)
      remove(row)
    } else {
      Task { await drafts.flush(id) }
    }
  }

  /// Takes a row away; whoever follows ``delete`` tells how that ended.
  func deleteRow(_ row: Reminder) { remove(row) }

  private func remove(_ row: Reminder) {
    let isKnown = reminders.value?.contains { $0.id == row.id } == true
    guard isKnown || inserting.contains(row.id) else {
      drafts.discard(row.id)
      newRows.removeAll { $0.id == row.id }
      return
    }
    leaving.insert(row.id)
    Task {
      // What was typed last comes back with the row, should it be restored.
      await drafts.flush(row.id)
      drafts.discard(row.id)
      newRows.removeAll { $0.id == row.id }
      // A failure brings the row back; the toast offers to try again.
      if (try? await delete.run(row)) != nil { reminders.update { $0.removeAll { $0.id == row.id } } }
      leaving.remove(row.id)
    }
  }

  /// Writes the edits of the details sheet, and returns once they are durable.
  func save(_ edited: Reminder, since original: Reminder) async throws {
    let changed = edited.edits(since: original)
    // What was typed in the row and is not saved yet is part of what the sheet showed.
    let typed = drafts.unsavedEdits(of: edited.id).filter { edit in !changed.contains { $0.field == edit.field } }
    guard !(typed + changed).isEmpty else { return }
    try await write(edited.id, typed + changed)
    drafts.discard(edited.id)
  }
}

// MARK: Writing

extension ListModel {
  /// Writes what was typed and is not saved yet.
  func flush() async { await drafts.flush() }

  /// What would be lost if the program ended now, in the order in which it is to be written.
  var unsavedWork: [UnsavedWork] {
    // A row finds its place under one that is written before it.
    var written: Set<Reminder.ID> = []
    let edited = rows.flatMap { row -> [UnsavedWork] in
      let edits = drafts.unsavedEdits(of: row.id)
      guard !edits.isEmpty else { return [] }
      let isBlank = shown(row).isBlank
      if let new = newRows.first(where: { $0.id == row.id }) {
        guard !isBlank else { return [] }
        let insertion = UnsavedWork.insert(reminder(from: new, with: edits), list, placement(of: new, after: written))
        written.insert(row.id)
        return [insertion, .update(row.id, edits)]
      }
      return [isBlank ? .delete(row.id) : .update(row.id, edits)]
    }
    return edited + leaving.map { .delete($0) }
  }

  /// Writes edits of a row; one that the database does not know yet is added with them.
  private func write(_ id: Reminder.ID, _ edits: [ReminderEdit]) async throws {
    guard let new = newRows.first(where: { $0.id == id }) else {
      let saved = try await repository.update(id, edits)
      // Shown before the database has told of its change, so that nothing flickers in between.
      show(saved)
      return
    }
    inserting.insert(id)
    defer { inserting.remove(id) }
    // The new row above it comes first, so that this one finds its place beneath.
    if let above = newRows.first(where: { $0.id == new.predecessor }) { await drafts.flush(above.id) }
    try await repository.insert([reminder(from: new, with: edits)], in: list, at: placement(of: new))
    // A second attempt finds the row of the first one there, as it was then.
    let saved = try await repository.update(id, edits)
    reminders.update { rows in
      guard !rows.contains(where: { $0.id == id }) else { return }
      let place = new.predecessor.flatMap { predecessor in rows.firstIndex { $0.id == predecessor } }
      rows.insert(saved, at: place.map { $0 + 1 } ?? rows.count)
    }
    newRows.removeAll { $0.id == id }
  }

  private func reminder(from row: NewRow, with edits: [ReminderEdit]) -> NewReminder {
    let reminder = edits.reduce(into: row.reminder) { $0.apply($1) }
    return NewReminder(
      id: row.id, title: reminder.title, notes: reminder.notes, url: reminder.url, due: reminder.due,
      isFlagged: reminder.isFlagged, priority: reminder.priority, completedAt: reminder.completedAt)
  }

  /// Where a new row belongs among those that the database knows, or will know by then.
  private func placement(of row: NewRow, after written: Set<Reminder.ID> = []) -> Placement {
    var predecessor = row.predecessor
    // Rows above it may be new as well.
    while let id = predecessor, !written.contains(id), let above = newRows.first(where: { $0.id == id }) {
      predecessor = above.predecessor
    }
    return predecessor.map { .after($0) } ?? .end
  }

  private func show(_ saved: Reminder) {
    reminders.update { rows in
      if let index = rows.firstIndex(where: { $0.id == saved.id }) { rows[index] = saved }
    }
  }
}
