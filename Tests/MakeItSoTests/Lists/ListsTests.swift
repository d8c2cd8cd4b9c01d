import Adwaita
import ReminderStorage
import Testing

@testable import MakeItSo
@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ListsTests {
    @Test func `a list is made, chosen, and ready for its first reminder`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      await stage.press("New List")
      #expect(await stage.waits { !stage.others.isEmpty })
      let sheet = try #require(stage.others.first)
      #expect(stage.button("Done", in: sheet)?.isSensitive == false)
      try #require(sheet.descendants.compactMap(\.asField).first).type("Garden")
      await stage.settle()
      await stage.press("Green", in: sheet)
      #expect(await stage.press("Done", in: sheet))
      #expect(await stage.waits { stage.others.isEmpty })
      #expect(await stage.waits { stage.library.shownList?.title == "Garden" })
      #expect(stage.library.shownList?.color == .green)
      #expect(await stage.shows("No Reminders"))
    }

    @Test func `the count follows what is done`() async throws {
      let stage = try await AppStage(["One", "Two", "Three"])
      #expect(await stage.shows("Three"))
      #expect(stage.texts.contains("3"))
      #expect(await stage.press("Two"))
      #expect(await stage.shows("2"))
    }

    @Test func `deleting a list names how much is in it, and Undo brings it all back`() async throws {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      try await stage.store.createList(title: "Other", color: .red)
      #expect(await stage.shows("Other"))
      await stage.swipe(row: 0, of: stage.lists[0])
      #expect(await stage.press("Delete"))
      #expect(await stage.waits { !stage.others.isEmpty })
      let question = try #require(stage.others.first)
      #expect(question.visibleTexts.contains("The 2 reminders in it are deleted too."))
      #expect(await stage.press("Delete", in: question))
      #expect(await stage.waits { stage.library.shownList?.title == "Other" })
      #expect(await stage.press("Undo"))
      #expect(await stage.waits { stage.library.lists.value?.count == 2 })
      stage.library.selection = stage.library.lists.value?.first?.id
      #expect(await stage.waits { stage.titles == ["One", "Two"] })
      // What is restored is followed again.
      try await stage.store.insert(
        NewReminder(title: "Three"), in: try #require(stage.library.shownList).id, at: .end)
      #expect(await stage.waits { stage.titles == ["One", "Two", "Three"] })
    }

    @Test func `what was typed in one list is there when a person comes back`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      let first = try #require(stage.library.shownList)
      let other = try await stage.store.createList(title: "Other", color: .red)
      await stage.focusRow(0)
      await stage.type(" and more")
      stage.library.selection = other.id
      #expect(await stage.shows("No Reminders"))
      stage.library.selection = first.id
      #expect(await stage.waits { stage.titles == ["One and more"] })
      #expect(try await stage.waits { try await stage.stored() == ["One and more"] })
    }
  }
}
