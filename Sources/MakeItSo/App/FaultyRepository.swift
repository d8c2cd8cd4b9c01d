import FeedbackStates
import Foundation
import ReminderStorage

/// A repository that is slow, or fails, on request, so that every state of the app can be seen by hand.
struct FaultyRepository: ReminderRepository {
  /// What can fail.
  enum Operation: String, CaseIterable, Sendable {
    case load, save, create, delete, restore, move
  }

  private let base: any ReminderRepository
  private let delay: Duration
  private let failing: Set<Operation>
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - base: What does the work.
  ///   - delay: How long every answer is held back.
  ///   - failing: What fails instead of being done.
  ///   - clock: What measures the delay.
  init(
    _ base: any ReminderRepository, delay: Duration = .zero, failing: Set<Operation> = [],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    self.delay = delay
    self.failing = failing
    self.clock = clock
  }

  private func hold(_ operation: Operation) async throws {
    if delay > .zero { try await clock.sleep(for: delay) }
    if failing.contains(operation) { throw RequestedFailure(operation: operation) }
  }

  private func held<Element: Sendable>(
    _ updates: @escaping @Sendable () async -> AsyncThrowingStream<Element, any Error>
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await hold(.load)
          for try await element in await updates() { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func open() async throws {
    try await hold(.load)
    try await base.open()
  }

  func lists() async throws -> [ReminderListSummary] {
    try await hold(.load)
    return try await base.lists()
  }

  func reminders(in list: ReminderList.ID) async throws -> [Reminder] {
    try await hold(.load)
    return try await base.reminders(in: list)
  }

  func recentlyDeleted() async throws -> [DeletedReminder] {
    try await hold(.load)
    return try await base.recentlyDeleted()
  }

  func listUpdates() async -> AsyncThrowingStream<[ReminderListSummary], any Error> {
    held { await base.listUpdates() }
  }

  func reminderUpdates(in list: ReminderList.ID) async -> AsyncThrowingStream<[Reminder], any Error> {
    held { await base.reminderUpdates(in: list) }
  }

  func insert(_ reminders: [NewReminder], in list: ReminderList.ID, at placement: Placement) async throws -> [Reminder] {
    try await hold(.create)
    return try await base.insert(reminders, in: list, at: placement)
  }

  func update(_ id: Reminder.ID, _ edits: [ReminderEdit]) async throws -> Reminder {
    try await hold(.save)
    return try await base.update(id, edits)
  }

  func move(_ ids: [Reminder.ID], to list: ReminderList.ID, at placement: Placement) async throws {
    try await hold(.move)
    try await base.move(ids, to: list, at: placement)
  }

  func delete(_ ids: [Reminder.ID]) async throws {
    try await hold(.delete)
    try await base.delete(ids)
  }

  func restore(_ ids: [Reminder.ID]) async throws {
    try await hold(.restore)
    try await base.restore(ids)
  }

  func erase(_ ids: [Reminder.ID]) async throws {
    try await hold(.delete)
    try await base.erase(ids)
  }

  func eraseDeleted(before moment: Date) async throws { try await base.eraseDeleted(before: moment) }

  func createList(id: ReminderList.ID, title: String, color: ListColor) async throws -> ReminderList {
    try await hold(.create)
    return try await base.createList(id: id, title: title, color: color)
  }

  func updateList(_ id: ReminderList.ID, title: String?, color: ListColor?) async throws -> ReminderList {
    try await hold(.save)
    return try await base.updateList(id, title: title, color: color)
  }

  func moveList(_ id: ReminderList.ID, after other: ReminderList.ID?) async throws {
    try await hold(.move)
    try await base.moveList(id, after: other)
  }

  func deleteList(_ id: ReminderList.ID) async throws {
    try await hold(.delete)
    try await base.deleteList(id)
  }

  func restoreList(_ id: ReminderList.ID) async throws {
    try await hold(.restore)
    try await base.restoreList(id)
  }
}

/// The failure that `--fail` asks for.
struct RequestedFailure: FailureDescribing, Equatable {
  let operation: FaultyRepository.Operation
  var failureTitle: String? { "Failed on request" }
  var failureMessage: String? {
    "The app was started with --fail \(operation.rawValue). Nothing was changed; start it without that option."
  }
  var isRetryable: Bool? { false }
}
