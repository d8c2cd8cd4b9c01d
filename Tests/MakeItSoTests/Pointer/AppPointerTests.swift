import Adwaita
import Foundation
import ReminderStorage
import Testing
import WindowTesting

@testable import MakeItSo
@testable import SwiftUI

extension WindowSuite {
  /// The app under a real pointer and a real keyboard.
  @MainActor @Suite struct AppPointerTests {
    private func open(_ titles: [String]) async throws -> AppStage {
      let stage = try await AppStage(titles)
      #expect(await stage.shows(titles[0]))
      #expect(await stage.waits { stage.window.isActive })
      return stage
    }

    private func circle(of title: String, on stage: AppStage) throws -> Widget { try #require(stage.button(title)) }

    @Test func `reminders are written with nothing but the keyboard`() async throws {
      let stage = try await open(["One"])
      await Hand.key("Control", "n")
      await Hand.type("Two words")
      await Hand.key("Return")
      await Hand.type("three")
      await Hand.key("Return")
      #expect(stage.titles == ["One", "Two words", "three", ""])
      // Return in an empty row takes it away.
      await Hand.key("Return")
      #expect(await stage.waits { stage.titles == ["One", "Two words", "three"] })
      #expect(stage.focusedRow == nil)
      await stage.passPause()
      #expect(try await stage.stored() == ["One", "Two words", "three"])
    }

    @Test func `who types faster than rows can come loses nothing`() async throws {
      let stage = try await open(["One", "Last"])
      await Hand.click(stage.fields[0])
      await Hand.rush("\nTwo\nThree\nFour five")
      _ = await stage.waits { stage.titles == ["One", "Two", "Three", "Four five", "Last"] }
      #expect(stage.titles == ["One", "Two", "Three", "Four five", "Last"])
      await stage.passPause()
      #expect(try await stage.stored() == ["One", "Two", "Three", "Four five", "Last"])
    }

    @Test func `rows made one after the other at the lower edge are scrolled to and typed in`() async throws {
      let titles = (1...9).map { "Row \($0)" }
      let stage = try await open(titles)
      await Hand.key("Control", "n")
      for word in ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota", "Kappa"] {
        await Hand.type(word)
        await Hand.key("Return")
      }
      await Hand.rush("lambda\nmu\nnu\nxi\nomicron")
      #expect(await stage.waits { stage.titles.last == "omicron" })
      await stage.passPause()
      let greek = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota", "Kappa", "lambda"]
      let expected = titles + greek + ["mu", "nu", "xi", "omicron"]
      #expect(try await stage.waits { try await stage.stored() == expected })
      #expect(stage.fields.last?.containsFocus == true)
    }

    @Test func `Return makes a row beneath the one that is typed in, and Escape ends the editing`() async throws {
      let stage = try await open(["One", "Two"])
      await Hand.click(stage.fields[0])
      #expect(stage.focusedRow == 0)
      await Hand.key("Return")
      #expect(await stage.waits { stage.focusedRow == 1 })
      await Hand.type("x")
      #expect(stage.titles == ["One", "x", "Two"])
      await Hand.key("Escape")
      #expect(await stage.waits { stage.focusedRow == nil })
      #expect(stage.button("Done") == nil)
      await stage.passPause()
      #expect(try await stage.stored() == ["One", "x", "Two"])
    }

    @Test func `Tab goes from the circle to the title and to the details`() async throws {
      let stage = try await open(["One", "Two"])
      #expect(try circle(of: "One", on: stage).grabFocus())
      await Hand.key("Tab")
      #expect(stage.focusedRow == 0)
      await Hand.key("Tab")
      #expect(await stage.waits { stage.button("Details of “One”")?.hasFocus == true })
      await Hand.key("Tab")
      #expect(try circle(of: "Two", on: stage).hasFocus)
      await Hand.key("space")
      #expect(try await stage.waits { try await stage.reminder("Two")?.isCompleted == true })
    }

    @Test func `a row that is dragged keeps its new place`() async throws {
      let stage = try await open(["One", "Two", "Three", "Four"])
      let circle = try circle(of: "One", on: stage)
      await Hand.move(to: circle)
      await Hand.press()
      await Hand.move(byX: 0, y: 3 * stage.rowHeight - 8, steps: 16)
      await Hand.release()
      #expect(await stage.waits { stage.titles == ["Two", "Three", "One", "Four"] })
      #expect(try await stage.waits { try await stage.stored() == ["Two", "Three", "One", "Four"] })
      let list = try #require(stage.library.shownList)
      let orders = try await stage.store.reminders(in: list.id).map(\.order)
      #expect(Set(orders).count == 4)
    }

    @Test func `a drag to the left from anywhere in a row uncovers Delete, Flag and Details`() async throws {
      let stage = try await open(["One", "Two"])
      await Hand.move(to: stage.fields[1], x: 300)
      await Hand.press()
      await Hand.move(byX: -200, steps: 12)
      await Hand.release()
      await stage.settle()
      let flag = try #require(stage.button("Flag"))
      await Hand.click(flag)
      #expect(try await stage.waits { try await stage.reminder("Two")?.isFlagged == true })
      await Hand.move(to: try circle(of: "One", on: stage))
      await Hand.press()
      await Hand.move(byX: -20)
      await Hand.release()
      #expect(stage.titles == ["One", "Two"])
    }

    @Test func `messages do not cover the button for a new reminder`() async throws {
      let stage = try await open(["One"])
      let model = try #require(stage.model)
      model.deleteRow(model.rows[0])
      #expect(await stage.shows("Reminder deleted"))
      let undo = try #require(stage.button("Undo"))
      let new = try #require(
        stage.window.descendants.filter { $0.className == "GtkButton" && $0.isMapped && $0.visibleTexts == ["New Reminder"] }
          .last)
      let undoEnd = try #require(undo.convert(0, Double(undo.size.height), to: stage.window)).y
      let newStart = try #require(new.convert(0, 0, to: stage.window)).y
      #expect(undoEnd < newStart)
      await Hand.click(undo)
      #expect(await stage.waits { stage.titles == ["One"] })
    }

    @Test(arguments: ["Escape", "close"])
    func `the details ask before changes are thrown away, however they are closed`(_ way: String) async throws {
      let stage = try await open(["One"])
      await Hand.click(stage.fields[0])
      await Hand.key("Control", "i")
      #expect(await stage.waits { !stage.others.isEmpty })
      let sheet = try #require(stage.others.first)
      #expect(await stage.waits { sheet.descendants.contains { $0.hasFocus } })
      await Hand.key("End")
      await Hand.type("x")
      if way == "Escape" { await Hand.key("Escape") } else { sheet.emitCloseRequest() }
      #expect(await stage.waits { stage.others.contains { $0.visibleTexts.contains("Discard changes?") } })
      // Escape there goes back to the details.
      await Hand.key("Escape")
      #expect(await stage.waits { stage.others.count == 1 })
      #expect(sheet.visibleTexts.contains("Onex"))
      await Hand.key("Control", "Return")
    }

    @Test func `a date is chosen with the keyboard`() async throws {
      let stage = try await open(["One"])
      await Hand.click(stage.fields[0])
      await Hand.key("Control", "i")
      #expect(await stage.waits { !stage.others.isEmpty })
      let sheet = try #require(stage.others.first)
      #expect(await stage.waits { sheet.descendants.contains { $0.hasFocus } })
      for _ in 0..<3 { await Hand.key("Tab") }
      await Hand.key("space")
      #expect(await stage.waits { sheet.visibleTexts.contains("Today") })
      #expect(sheet.descendants.contains { $0.className == "GtkCalendar" && $0.isMapped })
    }
  }
}

extension AppStage {
  /// How far the first two rows are from each other.
  var rowHeight: Int {
    guard fields.count > 1, let first = fields[0].convert(0, 0, to: window), let second = fields[1].convert(0, 0, to: window)
    else { return 0 }
    return Int(second.y - first.y)
  }
}
