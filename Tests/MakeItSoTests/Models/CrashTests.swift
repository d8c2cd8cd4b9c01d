import Foundation
import ReminderStorage
import Testing

@testable import MakeItSo

/// What the app has called saved is there after it was killed at any moment.
@Suite struct CrashTests {
  @Test func `killing the app loses nothing that was saved`() async throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let folder = TemporaryFolder()
      let (database, journal) = (folder.database, folder.path + "/saved")
      await #expect(processExitsWith: .signal(SIGKILL)) { [database = database as String, journal = journal as String, seed = seed as UInt64] in
        try await Victim(database: database, journal: journal, seed: seed).run()
      }
      let store = ReminderStore(path: database)
      #expect(try await store.integrityProblems() == [])
      let list = try #require(try await store.lists().first)
      let titles = Dictionary(
        uniqueKeysWithValues: try await store.reminders(in: list.id).map { ($0.id.uuidString, $0.title) })
      let saved = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
      // The last line may have been cut.
      for line in saved.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let title = try #require(titles[words[0]], "seed \(seed): a saved reminder is gone")
        // It may have been retitled since.
        #expect(Int(title) ?? -1 >= Int(words[1]) ?? 0, "seed \(seed): an older title is back")
      }
    }
  }
}

/// The app's models at work, in a process that is killed.
private struct Victim {
  let database: String
  let journal: String
  let seed: UInt64

  @MainActor func run() async throws {
    let library = Library(repository: ReminderStore(path: database))
    _ = try await library.lists.fetchedValue()
    guard let list = library.shownList else { return }
    let model = library.model(for: list)
    _ = try await model.reminders.fetchedValue()
    killLater()
    _ = FileManager.default.createFile(atPath: journal, contents: nil)
    let saved = try FileHandle(forWritingTo: URL(fileURLWithPath: journal))
    var last: Reminder.ID?
    for number in 0... {
      let id = number.isMultiple(of: 3) ? last ?? model.addRow() : model.addRow(under: last)
      last = id
      model.edit(id, .title("\(number)"))
      await model.flush()
      try saved.write(contentsOf: Data("\(id.uuidString) \(number)\n".utf8))
    }
  }

  /// Kills this process after a while that depends on the seed alone.
  private func killLater() {
    let microseconds = UInt32(2_000 + (seed &* 0x9E37_79B9_7F4A_7C15) >> 44 % 250_000)
    Thread.detachNewThread {
      usleep(microseconds)
      kill(getpid(), SIGKILL)
    }
  }
}
