import Foundation
import Glibc
import ReminderStorage

/// Performs commands on one store.
struct Driver {
  let store: ReminderStore
  let lock: ExclusiveLock

  init(path: String) {
    store = ReminderStore(path: path, busyTimeout: .milliseconds(200))
    lock = ExclusiveLock(path: path)
  }

  func perform(_ line: String) async {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    do {
      switch words.first {
      case "open": try await store.open()
      case "insert": try await store.insert(NewReminder(title: argument), in: try await firstList())
      case "write": try await writeForEver(seed: UInt64(argument) ?? 0)
      case "limit": limitFileSize(to: rlim_t(argument) ?? .max)
      case "hold": try lock.hold()
      case "begin": try lock.begin()
      case "release": lock.release()
      default: return answer("unknown command \(line)")
      }
      answer("done")
    } catch {
      answer("\(error)")
    }
  }

  /// Writes a line at once, for whoever waits for it or kills the process after it.
  private func answer(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func firstList() async throws -> ReminderList.ID {
    guard let list = try await store.lists().first else { throw POSIXError(.ENOENT) }
    return list.id
  }

  private static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)

  private func limitFileSize(to bytes: rlim_t) {
    var limit = rlimit()
    getrlimit(Self.fileSize, &limit)
    limit.rlim_cur = min(bytes, limit.rlim_max)
    setrlimit(Self.fileSize, &limit)
  }

  /// Inserts, retitles, completes and deletes without end, and says after each what is durable now.
  private func writeForEver(seed: UInt64) async throws {
    let list = try await firstList()
    var anchor: Reminder.ID?
    for number in seed... {
      let new = NewReminder(title: "made \(number)", notes: String(repeating: "note ", count: Int(number % 200)))
      let reminder = try await store.insert(new, in: list, at: anchor.map { .after($0) } ?? .end)
      answer("made \(reminder.id)")
      try await store.update(reminder.id, [.title("titled \(number)"), .isFlagged(true)])
      answer("titled \(reminder.id) \(number)")
      switch number % 4 {
      case 0:
        try await store.complete(reminder.id)
        answer("completed \(reminder.id)")
      case 1:
        try await store.delete(reminder.id)
        answer("deleted \(reminder.id)")
      case 2: anchor = reminder.id
      default: break
      }
    }
  }
}
