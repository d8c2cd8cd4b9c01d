import Foundation
import FeedbackStates
import Observation
import ReminderStorage

/// All lists, and what can be done with them.
@MainActor @Observable
final class Library {
  /// The lists with their counts.
  let lists: Loader<[ReminderListSummary]>
  /// The list whose reminders are shown.
  var selection: ReminderList.ID?

  @ObservationIgnored let repository: any ReminderRepository
  @ObservationIgnored let save: AsyncAction<ListDraft, ReminderList>
  @ObservationIgnored let delete: AsyncAction<ReminderList, Void>
  @ObservationIgnored let restore: AsyncAction<ReminderList, Void>
  @ObservationIgnored private var models: [ReminderList.ID: ListModel] = [:]

  init(repository: any ReminderRepository) {
    self.repository = repository
    lists = Follower.loader("Lists") { await repository.listUpdates() }
    save = AsyncAction("Save list") { draft in
      let title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)
      if draft.isNew { return try await repository.createList(id: draft.id, title: title, color: draft.color) }
      return try await repository.updateList(draft.id, title: title, color: draft.color)
    }
    delete = AsyncAction("Delete list", policy: ActionPolicy(overlap: .queue)) { list in
      try await repository.deleteList(list.id)
    }
    restore = AsyncAction("Restore list", policy: ActionPolicy(overlap: .queue)) { list in
      try await repository.restoreList(list.id)
    }
  }

  /// The list that is shown: the chosen one while it exists, otherwise the first.
  var shownList: ReminderList? {
    let all = lists.value ?? []
    return (all.first { $0.id == selection } ?? all.first)?.list
  }

  /// The reminders of a list; the same object as long as the app runs, so that what was typed stays.
  func model(for list: ReminderList) -> ListModel {
    if let model = models[list.id] { return model }
    let model = ListModel(list: list.id, repository: repository)
    models[list.id] = model
    return model
  }

  /// Writes what was typed and is not saved yet.
  func flush() async {
    for model in models.values { await model.flush() }
  }
}

/// A list as it is edited.
struct ListDraft: Identifiable, Equatable, Sendable {
  var id = ReminderList.ID()
  var title = ""
  var color = ListColor.blue
  var isNew = true

  init() {}

  init(_ list: ReminderList) {
    id = list.id
    title = list.title
    color = list.color
    isNew = false
  }

  var isComplete: Bool { !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
}
