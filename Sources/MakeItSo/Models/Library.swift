import FeedbackStates
import Foundation
import Observation
import ReminderStorage

/// All lists, and what can be done with them.
@MainActor @Observable
final class Library {
  /// The lists with their counts.
  let lists: Loader<[ReminderListSummary]>
  /// The list whose reminders are shown.
  var selection: ReminderList.ID?

  @ObservationIgnored let save: AsyncAction<ListDraft, ReminderList>
  @ObservationIgnored let delete: AsyncAction<ReminderList, ReminderList>
  @ObservationIgnored let restore: AsyncAction<ReminderList, ReminderList>
  @ObservationIgnored private let repository: any ReminderRepository
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var models: [ReminderList.ID: ListModel] = [:]

  /// - Parameters:
  ///   - repository: What keeps the reminders.
  ///   - clock: What measures how long typing rests before it is written.
  init(repository: any ReminderRepository, clock: any Clock<Duration> = ContinuousClock()) {
    self.repository = repository
    self.clock = clock
    lists = Follower.loader("Lists") { await repository.listUpdates() }
    save = AsyncAction("Save list") { draft in
      let title = draft.title.trimmingCharacters(in: .whitespacesAndNewlines)
      if draft.isNew { return try await repository.createList(id: draft.id, title: title, color: draft.color) }
      return try await repository.updateList(draft.id, title: title, color: draft.color)
    }
    delete = AsyncAction("Delete list", policy: ActionPolicy(overlap: .queue)) { list in
      try await repository.deleteList(list.id)
      return list
    }
    restore = AsyncAction("Restore list", policy: ActionPolicy(overlap: .queue)) { list in
      try await repository.restoreList(list.id)
      return list
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
    let model = ListModel(list: list.id, repository: repository, clock: clock)
    models[list.id] = model
    return model
  }

  /// Writes what was typed and is not saved yet, and returns once it is durable or has failed.
  func flush() async {
    for model in models.values { await model.flush() }
  }

  /// Writes what is not saved yet while the program ends. It keeps the caller waiting, but not for ever.
  ///
  /// - Returns: Whether nothing is left unsaved.
  @discardableResult
  func saveBeforeQuitting(within limit: DispatchTimeInterval = .seconds(5)) -> Bool {
    let unsaved = models.values.flatMap(\.unsavedWork)
    guard !unsaved.isEmpty else { return true }
    let result = QuittingResult()
    let repository = repository
    Task.detached {
      for work in unsaved {
        do { try await work.perform(on: repository) } catch { result.fail(error) }
      }
      result.finish()
    }
    guard let failure = result.wait(for: limit) else { return true }
    FileHandle.standardError.write(Data("MakeItSo: Not everything could be saved. \(failure)\n".utf8))
    return false
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
