import Adwaita
import ReminderStorage
import Testing

@testable import MakeItSo
@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct RowActionTests {
    @Test func `a swipe deletes a reminder, and Undo brings it back to its place`() async throws {
      let stage = try await AppStage(["One", "Two", "Three"])
      #expect(await stage.shows("Three"))
      await stage.swipe(row: 1, of: stage.lists[1])
      #expect(await stage.press("Delete"))
      #expect(await stage.waits { stage.titles == ["One", "Three"] })
      #expect(await stage.shows("Reminder deleted"))
      #expect(await stage.press("Undo"))
      #expect(await stage.waits { stage.titles == ["One", "Two", "Three"] })
      #expect(try await stage.stored() == ["One", "Two", "Three"])
    }

    @Test func `a swipe flags a reminder`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      await stage.swipe(row: 0, of: stage.lists[1])
      #expect(await stage.press("Flag"))
      #expect(try await stage.waits { try await stage.reminder("One")?.isFlagged == true })
    }

    @Test func `a reminder is deleted while an edit of it is on its way`() async throws {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      await stage.focusRow(0)
      await stage.type("!")
      let model = try #require(stage.model)
      model.deleteRow(model.rows[0])
      #expect(await stage.waits { stage.titles == ["Two"] })
      #expect(await stage.shows("Reminder deleted"))
      await stage.press("Undo")
      // What was typed last has come back with it.
      #expect(await stage.waits { stage.titles == ["One!", "Two"] })
    }

    @Test func `a reminder that cannot be deleted comes back, with a message that offers to try again`() async throws {
      let stage = try await AppStage(["One"]) { store, _ in FaultyRepository(store, failing: [.delete]) }
      #expect(await stage.shows("One"))
      await stage.swipe(row: 0, of: stage.lists[1])
      #expect(await stage.press("Delete"))
      #expect(await stage.waits { stage.button("Retry") != nil })
      #expect(stage.titles == ["One"])
    }

    @Test func `moved rows keep their new places`() async throws {
      let stage = try await AppStage(["One", "Two", "Three"])
      #expect(await stage.shows("Three"))
      await stage.focusRow(2)
      await stage.press("Done")
      let rows = try #require(stage.model).rows
      stage.model?.move.start(MakeItSo.ListModel.Move(ids: [rows[2].id], placement: .start))
      #expect(await stage.waits { stage.titles == ["Three", "One", "Two"] })
      #expect(try await stage.stored() == ["Three", "One", "Two"])
    }
  }
}
