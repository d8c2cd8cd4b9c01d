import Adwaita
import Foundation
import ReminderStorage
import Testing

@testable import MakeItSo

extension WindowSuite {
  @MainActor @Suite struct EditingTests {
    @Test func `what is typed is seen at once and written once typing rests`() async throws {
      let stage = try await AppStage(["Milk"])
      #expect(await stage.shows("Milk"))
      await stage.focusRow(0)
      await stage.type("y Way")
      #expect(stage.titles == ["Milky Way"])
      #expect(try await stage.stored() == ["Milk"])
      await stage.passPause()
      #expect(try await stage.stored() == ["Milky Way"])
      #expect(stage.focusedRow == 0)
    }

    @Test func `Return makes a row beneath and goes there, over and over`() async throws {
      let stage = try await AppStage(["First", "Last"])
      #expect(await stage.shows("Last"))
      await stage.focusRow(0)
      await stage.pressReturn()
      #expect(stage.titles == ["First", "", "Last"])
      #expect(stage.focusedRow == 1)
      await stage.type("Second")
      await stage.pressReturn()
      #expect(stage.focusedRow == 2)
      await stage.type("Third")
      await stage.passPause()
      #expect(stage.titles == ["First", "Second", "Third", "Last"])
      #expect(try await stage.stored() == ["First", "Second", "Third", "Last"])
      #expect(stage.focusedRow == 2)
    }

    @Test func `Return in an empty row takes it away and ends the editing`() async throws {
      let stage = try await AppStage(["Only"])
      #expect(await stage.shows("Only"))
      await stage.focusRow(0)
      await stage.pressReturn()
      await stage.pressReturn()
      #expect(await stage.waits { stage.titles == ["Only"] })
      #expect(stage.focusedRow == nil)
      #expect(stage.button("Done") == nil)
    }

    @Test(arguments: ["Done", "another row", "another list", "the window"])
    func `an empty row goes however it is left`(_ exit: String) async throws {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      let other = try await stage.store.createList(title: "Other", color: .green)
      await stage.focusRow(0)
      await stage.pressReturn()
      #expect(stage.titles == ["One", "", "Two"])
      let model = try #require(stage.model)
      switch exit {
      case "Done": #expect(await stage.press("Done"))
      case "another row": await stage.focusRow(2)
      case "another list": stage.library.selection = other.id
      default: stage.closeWindow()
      }
      #expect(await stage.waits { model.rows.map { $0.title } == ["One", "Two"] })
      #expect(try await stage.store.reminders(in: model.list).map(\.title) == ["One", "Two"])
    }

    @Test func `a row whose text was taken away goes, and can be brought back`() async throws {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      await stage.focusRow(0)
      stage.fields[0].replace(with: "")
      await stage.settle()
      await stage.press("Done")
      #expect(await stage.waits { stage.titles == ["Two"] })
      #expect(await stage.shows("Reminder deleted"))
      await stage.press("Undo")
      #expect(await stage.waits { stage.titles == ["One", "Two"] })
    }

    @Test func `the button for a new row puts it beneath the one that is typed in`() async throws {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      await stage.focusRow(0)
      await stage.press("New Reminder")
      #expect(stage.titles == ["One", "", "Two"])
      #expect(stage.focusedRow == 1)
      // An empty row is enough.
      await stage.press("New Reminder")
      #expect(stage.titles == ["One", "", "Two"])
    }

    @Test func `a new row beyond the screen is scrolled to and typed in`() async throws {
      let stage = try await AppStage((1...120).map { "Row \($0)" })
      #expect(await stage.shows("Row 1"))
      await stage.press("New Reminder")
      #expect(await stage.waits { stage.focusedRow != nil })
      await stage.type("The last")
      #expect(stage.texts.contains("The last"))
      await stage.passPause()
      #expect(try await stage.stored().last == "The last")
    }

    @Test func `what another program writes is shown, and takes neither the keyboard nor the text`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      await stage.focusRow(0)
      await stage.type(" and a half")
      let list = try #require(stage.library.shownList)
      let other = ReminderStore(path: stage.folder.database)
      try await other.insert(NewReminder(title: "From elsewhere"), in: list.id, at: .start)
      #expect(await stage.waits { stage.titles.count == 2 })
      #expect(stage.titles == ["From elsewhere", "One and a half"])
      #expect(stage.focusedRow == 1)
      await stage.passPause()
      #expect(try await stage.stored() == ["From elsewhere", "One and a half"])
    }

    @Test func `closing the window writes new rows in their order`() async throws {
      let stage = try await AppStage(["One", "Last"]) { store, clock in
        FaultyRepository(store, delay: .seconds(60), clock: clock)
      }
      #expect(
        await stage.waits {
          stage.clock.advance(by: .seconds(60))
          return stage.texts.contains("One")
        })
      let model = try #require(stage.model)
      var above = model.rows[0].id
      for title in ["Two", "Three", "Four"] {
        above = model.addRow(under: above)
        model.edit(above, .title(title))
      }
      let unsaved = model.unsavedWork
      for work in unsaved { try await work.perform(on: stage.store) }
      #expect(try await stage.stored() == ["One", "Two", "Three", "Four", "Last"])
    }

    @Test func `new rows that are written at the same time keep their order`() async throws {
      let stage = try await AppStage(["One", "Last"])
      #expect(await stage.shows("Last"))
      let model = try #require(stage.model)
      var above = model.rows[0].id
      for title in ["Two", "Three", "Four"] {
        let row = model.addRow(under: above)
        model.edit(row, .title(title))
        model.endEditing(row)
        above = row
      }
      #expect(await stage.waits { !model.drafts.hasUnsavedEdits })
      #expect(try await stage.stored() == ["One", "Two", "Three", "Four", "Last"])
    }

    @Test func `closing the window writes what was typed`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      await stage.focusRow(0)
      await stage.pressReturn()
      await stage.type("Two")
      stage.closeWindow()
      // Nothing was awaited: the database must have it now.
      #expect(try await stage.stored() == ["One", "Two"])
    }

    @Test func `the circle completes a reminder, and is a check box with its name`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      let circle = try #require(stage.button("One"))
      #expect(circle.hasAccessibleRole(.checkBox))
      #expect(circle.checkAccessibleChecked(false))
      #expect(stage.fields[0].hasAccessibleRole(.textBox))
      await stage.press("One")
      #expect(await stage.waits { circle.checkAccessibleChecked(true) })
      #expect(try await stage.waits { try await stage.reminder("One")?.isCompleted == true })
      await stage.press("One")
      #expect(try await stage.waits { try await stage.reminder("One")?.isCompleted == false })
    }
  }
}
