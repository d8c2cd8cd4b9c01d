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
  @ObservationIgnored let delete: AsyncAction<Reminder, Void>
  @ObservationIgnored let restore: AsyncAction<Reminder, Void>
  @ObservationIgnored let move: AsyncAction<Move, Void>
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
  private final class Writer {
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
    let template = NewReminder()
    let reminder = Reminder(
      id: template.id, listID: list, title: "", order: reminders.value?.last?.order ?? .initial, createdAt: .now,
      modifiedAt: .now)
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
      removeBlank(row)
    } else {
      Task { await drafts.flush(id) }
    }
  }

  private func removeBlank(_ row: Reminder) {
    drafts.discard(row.id)
    if let index = newRows.firstIndex(where: { $0.id == row.id }) {
      newRows.remove(at: index)
      // Its text may have been written a moment ago.
      guard reminders.value?.contains(where: { $0.id == row.id }) == true else { return }
    }
    deleteRow(row)
  }

  /// Takes a row away; whoever follows ``delete`` tells how that ended.
  func deleteRow(_ row: Reminder) {
    drafts.discard(row.id)
    if let index = newRows.firstIndex(where: { $0.id == row.id }),
      reminders.value?.contains(where: { $0.id == row.id }) != true
    {
      newRows.remove(at: index)
      return
    }
    newRows.removeAll { $0.id == row.id }
    leaving.insert(row.id)
    Task {
      // A failure brings the row back; the toast offers to try again.
      _ = try? await delete.run(row)
      leaving.remove(row.id)
    }
  }

  /// Writes what was typed and is not saved yet.
  func flush() async { await drafts.flush() }

  /// Writes edits of a row; one that the database does not know yet is added with them.
  private func write(_ id: Reminder.ID, _ edits: [ReminderEdit]) async throws {
    guard let new = newRows.first(where: { $0.id == id }) else {
      let saved = try await repository.update(id, edits)
      // Shown before the database has told of its change, so that nothing flickers in between.
      show(saved)
      return
    }
    let reminder = edits.reduce(into: new.reminder) { $0.apply($1) }
    let stored = NewReminder(
      id: id, title: reminder.title, notes: reminder.notes, url: reminder.url, due: reminder.due,
      isFlagged: reminder.isFlagged, priority: reminder.priority, completedAt: reminder.completedAt)
    try await repository.insert([stored], in: list, at: placement(of: new))
    // A second attempt finds the row of the first one there, as it was then.
    let saved = try await repository.update(id, edits)
    reminders.update { rows in
      guard !rows.contains(where: { $0.id == id }) else { return }
      let place = new.predecessor.flatMap { predecessor in rows.firstIndex { $0.id == predecessor } }
      rows.insert(saved, at: place.map { $0 + 1 } ?? rows.count)
    }
    newRows.removeAll { $0.id == id }
  }

  /// Where a new row belongs among those that the database knows.
  private func placement(of row: NewRow) -> Placement {
    var predecessor = row.predecessor
    // Rows above it may be new as well.
    while let id = predecessor, let above = newRows.first(where: { $0.id == id }) { predecessor = above.predecessor }
    return predecessor.map { .after($0) } ?? .end
  }

  private func show(_ saved: Reminder) {
    reminders.update { rows in
      if let index = rows.firstIndex(where: { $0.id == saved.id }) { rows[index] = saved }
    }
  }

  /// Writes the edits of the details sheet, and returns once they are durable.
  func save(_ edited: Reminder, since original: Reminder) async throws {
    let edits = edited.edits(since: original)
    guard !edits.isEmpty else { return }
    try await write(edited.id, edits)
    drafts.discard(edited.id)
  }
}
