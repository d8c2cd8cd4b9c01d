import Foundation
import ReminderStorage
import Synchronization

/// A store in a folder of its own, with a time that moves on by a second a change.
struct TestStore {
  let folder: TemporaryFolder
  let store: ReminderStore

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    store = ReminderStore(path: folder.database, busyTimeout: .milliseconds(50), now: Self.ticking())
  }

  /// Another store on the same file, as another program would have.
  func other() -> ReminderStore { ReminderStore(path: folder.database, busyTimeout: .milliseconds(50)) }

  /// The list every new database begins with.
  var list: ReminderList.ID {
    get async throws { try await store.lists()[0].id }
  }

  private static func ticking() -> @Sendable () -> Date {
    let ticks = Counter()
    return { Date(timeIntervalSinceReferenceDate: Double(ticks.next())) }
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

extension ReminderRepository {
  /// The titles of a list, in order.
  func titles(in list: ReminderList.ID) async throws -> [String] {
    try await reminders(in: list).map(\.title)
  }

  /// Adds reminders with these titles at the end of a list.
  @discardableResult
  func add(_ titles: String..., to list: ReminderList.ID) async throws -> [Reminder] {
    try await insert(titles.map { NewReminder(title: $0) }, in: list, at: .end)
  }
}
