import Adwaita
import Foundation
import ReminderStorage
import Testing

@testable import MakeItSo

extension WindowSuite {
  @MainActor @Suite struct StateTests {
    @Test func `nothing is called empty before the first answer`() async throws {
      let stage = try await AppStage { store, clock in FaultyRepository(store, delay: .seconds(1), clock: clock) }
      #expect(!stage.texts.contains("No Reminders"))
      #expect(!stage.texts.contains("No Lists"))
      // The lists are there; their reminders are not.
      try await stage.clock.sleepers(1)
      stage.clock.advance(by: .seconds(1))
      #expect(await stage.shows("Make It So"))
      #expect(!stage.texts.contains("No Reminders"))
      #expect(
        await stage.waits {
          stage.clock.advance(by: .seconds(1))
          return stage.texts.contains("No Reminders")
        })
    }

    @Test func `the empty page makes the first reminder and goes there`() async throws {
      let stage = try await AppStage()
      #expect(await stage.shows("No Reminders"))
      await stage.press("New Reminder")
      #expect(stage.focusedRow == 0)
      #expect(!stage.texts.contains("No Reminders"))
      await stage.type("The first")
      await stage.passPause()
      #expect(try await stage.stored() == ["The first"])
    }

    @Test func `the empty page is back once the only row was left empty`() async throws {
      let stage = try await AppStage()
      #expect(await stage.shows("No Reminders"))
      await stage.press("New Reminder")
      await stage.press("Done")
      #expect(await stage.shows("No Reminders"))
      #expect(try await stage.stored() == [])
    }

    @Test func `a failed load says why, and Retry works once the cause is gone`() async throws {
      let folder = TemporaryFolder()
      try Data("This is no database, but it is long enough to be one. ".utf8).write(to: URL(fileURLWithPath: folder.database))
      let garbage = try Data(contentsOf: URL(fileURLWithPath: folder.database))
      let stage = try await AppStage(folder: folder)
      #expect(await stage.shows("The Reminders Are Damaged"))
      #expect(stage.texts.contains { $0.contains("move the file away") })
      // Nothing was overwritten.
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == garbage)
      try FileManager.default.removeItem(atPath: folder.database)
      #expect(await stage.press("Retry"))
      #expect(await stage.shows("No Reminders"))
    }

    @Test func `a database of a newer version is left alone and said to be one`() async throws {
      let folder = TemporaryFolder()
      _ = try await ReminderStore(path: folder.database).lists()
      var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.database))
      // Where the format says which version of its own a program has written.
      bytes.replaceSubrange(60..<64, with: [0, 0, 3, 231])
      try bytes.write(to: URL(fileURLWithPath: folder.database))
      let stage = try await AppStage(folder: folder)
      #expect(await stage.shows("Made by a Newer Version"))
      #expect(stage.texts.contains { $0.contains("format 999") && $0.contains("Nothing was changed") })
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == bytes)
    }

    @Test func `a folder in the file's place is said to be one, and Retry works once it is gone`() async throws {
      let folder = TemporaryFolder()
      try FileManager.default.createDirectory(atPath: folder.database, withIntermediateDirectories: false)
      let stage = try await AppStage(folder: folder)
      #expect(await stage.shows("The Reminders Cannot Be Opened"))
      #expect(stage.texts.contains { $0.contains("it is a folder") })
      try FileManager.default.removeItem(atPath: folder.database)
      #expect(await stage.press("Retry"))
      #expect(await stage.shows("No Reminders"))
    }

    @Test func `a failed save keeps the text and says so, and Retry saves it`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      let intruder = Intruder(stage.folder.database)
      await stage.focusRow(0)
      await stage.type(" more")
      await stage.passPause()
      #expect(await stage.waits { stage.texts.contains { $0.hasPrefix("A reminder is not saved.") } })
      #expect(stage.titles == ["One more"])
      #expect(stage.focusedRow == 0)
      intruder.leave()
      #expect(await stage.press("Retry"))
      #expect(await stage.waits { !stage.texts.contains { $0.hasPrefix("A reminder is not saved.") } })
      #expect(try await stage.stored() == ["One more"])
    }

    @Test func `on a full disk a save fails and keeps the text, and Retry saves it once there is room`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      let disk = FullDisk(stage.folder.database)
      await stage.focusRow(0)
      await stage.type(" more")
      await stage.passPause()
      #expect(await stage.waits { stage.texts.contains { $0.contains("There is no room left on the disk") } })
      #expect(stage.titles == ["One more"])
      #expect(stage.focusedRow == 0)
      #expect(try await stage.stored() == ["One"])
      disk.free()
      #expect(await stage.press("Retry"))
      #expect(await stage.waits { !stage.texts.contains { $0.contains("There is no room left on the disk") } })
      #expect(try await stage.stored() == ["One more"])
    }
  }
}
