import Adwaita
import Foundation
import ReminderStorage
import Testing

@testable import MakeItSo

extension WindowSuite {
  @MainActor @Suite struct DetailsTests {
    /// Opens the details of the first row.
    private func open() async throws -> (AppStage, sheet: Widget) {
      let stage = try await AppStage(["One", "Two"])
      #expect(await stage.shows("Two"))
      await stage.focusRow(0)
      await stage.press("Details of “One”")
      #expect(await stage.waits { !stage.others.isEmpty })
      return (stage, try #require(stage.others.first))
    }

    private func titleField(in sheet: Widget) throws -> InspectedField {
      try #require(sheet.descendants.compactMap(\.asField).first)
    }

    @Test func `Done saves what was changed and closes the sheet`() async throws {
      let (stage, sheet) = try await open()
      try titleField(in: sheet).replace(with: "Eins")
      await stage.settle()
      #expect(await stage.press("Done", in: sheet))
      #expect(await stage.waits { stage.others.isEmpty })
      #expect(await stage.waits { stage.titles == ["Eins", "Two"] })
      #expect(try await stage.stored() == ["Eins", "Two"])
    }

    @Test func `Cancel closes at once where nothing was changed`() async throws {
      let (stage, sheet) = try await open()
      #expect(await stage.press("Cancel", in: sheet))
      #expect(await stage.waits { stage.others.isEmpty })
    }

    @Test func `changes are not thrown away without a question`() async throws {
      let (stage, sheet) = try await open()
      try titleField(in: sheet).replace(with: "Eins")
      await stage.settle()
      await stage.press("Cancel", in: sheet)
      #expect(await stage.waits { stage.others.contains { $0.visibleTexts.contains("Discard changes?") } })
      var question = try #require(stage.others.first { $0.visibleTexts.contains("Discard changes?") })
      #expect(await stage.press("Keep Editing", in: question))
      #expect(try titleField(in: sheet).text == "Eins")
      await stage.press("Cancel", in: sheet)
      #expect(await stage.waits { stage.others.contains { $0.visibleTexts.contains("Discard changes?") } })
      question = try #require(stage.others.first { $0.visibleTexts.contains("Discard changes?") })
      #expect(await stage.press("Discard Changes", in: question))
      #expect(await stage.waits { stage.others.isEmpty })
      #expect(stage.titles == ["One", "Two"])
    }

    @Test func `what is being edited survives changes behind the sheet`() async throws {
      let (stage, sheet) = try await open()
      try titleField(in: sheet).replace(with: "Eins")
      await stage.settle()
      let list = try #require(stage.library.shownList)
      try await ReminderStore(path: stage.folder.database).insert(NewReminder(title: "New"), in: list.id, at: .start)
      #expect(await stage.waits { stage.titles.count == 3 })
      #expect(try titleField(in: sheet).text == "Eins")
    }

    @Test func `all lines of the notes can be seen`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      let reminder = try #require(try await stage.reminder("One"))
      try await stage.store.update(reminder.id, [.notes("one\ntwo\nthree\nfour")])
      #expect(await stage.shows("one\ntwo\nthree\nfour"))
      await stage.focusRow(0)
      await stage.press("Details of “One”")
      #expect(await stage.waits { !stage.others.isEmpty })
      let sheet = try #require(stage.others.first)
      let notes = try #require(sheet.descendants.first { $0.className == "GtkTextView" })
      let line = try titleField(in: sheet).size.height
      #expect(await stage.waits { notes.size.height >= 4 * line })
    }

    @Test func `Done is disabled while there is no title`() async throws {
      let (stage, sheet) = try await open()
      try titleField(in: sheet).replace(with: " ")
      await stage.settle()
      #expect(stage.button("Done", in: sheet)?.isSensitive == false)
    }

    @Test func `text that could not be saved is not lost when the details are`() async throws {
      let stage = try await AppStage(["One"])
      #expect(await stage.shows("One"))
      await stage.focusRow(0)
      await stage.type(" typed")
      let model = try #require(stage.model)
      let shown = model.shown(model.rows[0])
      var edited = shown
      edited.isFlagged = true
      try await model.save(edited, since: shown)
      let stored = try #require(try await stage.reminder("One typed"))
      #expect(stored.isFlagged)
      #expect(!model.drafts.hasUnsavedEdits)
    }
  }
}
