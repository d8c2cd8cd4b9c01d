import Dispatch
import FeedbackStates
import ReminderStorage
import Synchronization

/// Something that is not durable yet, on its own: it needs no object of the app to be done.
enum UnsavedWork: Equatable, Sendable {
  case insert(NewReminder, ReminderList.ID, Placement)
  case update(Reminder.ID, [ReminderEdit])
  case delete(Reminder.ID)

  /// Does it. What a write under way has done in the meantime is left as it is.
  func perform(on repository: any ReminderRepository) async throws {
    switch self {
    case .insert(let reminder, let list, let placement):
      try await repository.insert([reminder], in: list, at: placement)
    case .update(let id, let edits): try await repository.update(id, edits)
    case .delete(let id): try await repository.delete([id])
    }
  }
}

/// How the last writes of a program that ends have gone, for a thread that waits for them.
final class QuittingResult: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let failure = Mutex<String?>(nil)

  func fail(_ error: any Error) {
    let words = LoadFailure(error)?.message ?? "\(error)"
    failure.withLock { $0 = $0 ?? words }
  }

  func finish() { done.signal() }

  /// Waits until everything was tried.
  ///
  /// - Returns: What went wrong, if anything.
  func wait(for limit: DispatchTimeInterval) -> String? {
    guard done.wait(timeout: .now() + limit) == .success else { return "The disk did not answer in time." }
    return failure.withLock { $0 }
  }
}
