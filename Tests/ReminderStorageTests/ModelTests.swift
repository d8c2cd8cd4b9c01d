import Foundation
import ReminderStorage
import Testing

struct ModelTests {
  private let original = Reminder(
    listID: UUID(), title: "Milk", order: .initial, createdAt: .distantPast, modifiedAt: .distantPast)

  @Test func `the edits of a working copy turn the original into it`() {
    var copy = original
    copy.title = "Oat milk"
    copy.notes = "Two of them"
    copy.url = "https://example.org"
    copy.due = CalendarDay("2026-12-24").map(Due.day)
    copy.isFlagged = true
    copy.priority = .high
    copy.completedAt = Date(timeIntervalSinceReferenceDate: 1)
    let edits = copy.edits(since: original)
    #expect(edits.count == 7)
    #expect(Set(edits.map(\.field)).count == 7)
    #expect(edits.reduce(into: original) { $0.apply($1) } == copy)
    #expect(copy.edits(since: copy).isEmpty)
  }

  @Test func `a reminder is blank until something is written into it`() {
    var reminder = original
    reminder.title = " \t"
    #expect(reminder.isBlank)
    reminder.notes = "x"
    #expect(!reminder.isBlank)
  }

  @Test func `only a whole web address can be opened`() {
    var reminder = original
    reminder.url = "https://example.org/a"
    #expect(reminder.link?.host == "example.org")
    reminder.url = "exam"
    #expect(reminder.link == nil)
  }

  @Test func `a color is read from hex with and without opacity`() {
    #expect(ListColor(hex: "#3584e4") == .blue)
    #expect(ListColor(hex: "#3584E4FF") == .blue)
    #expect(ListColor(red: 1, green: 2, blue: 255).hex == "#0102FF")
    for text in ["", "#", "3584E4", "#3584E", "#3584EG", "#+584E4", "#3584E4F"] { #expect(ListColor(hex: text) == nil) }
    for color in ListColor.palette { #expect(ListColor(hex: color.hex) == color) }
  }

  @Test func `every failure says what happened and what to do`() {
    let errors: [ReminderStoreError] = [
      .damaged(path: "f", detail: "d"), .foreign(path: "f"), .tooNew(path: "f", found: 3, known: 1),
      .busy(path: "f", waited: .seconds(5)), .readOnly(path: "f"), .diskFull(path: "f"),
      .cannotOpen(path: "f", reason: "r"), .moved(path: "f"), .inputOutput(path: "f", detail: "d"),
      .unexpected(path: "f", detail: "d"), .reminderNotFound(UUID()), .listNotFound(UUID()),
    ]
    for error in errors {
      let happened = error.errorDescription ?? ""
      let remedy = error.recoverySuggestion ?? ""
      #expect(happened.hasSuffix(".") && remedy.hasSuffix("."))
      #expect(error.description == "\(happened) \(remedy)")
      #expect((error as any Error).localizedDescription == happened)
    }
    #expect("\(ReminderStoreError.busy(path: "f", waited: .seconds(5)))".contains("for 5 seconds"))
    #expect("\(ReminderStoreError.busy(path: "f", waited: .milliseconds(500)))".contains("for 0.5 seconds"))
    #expect("\(ReminderStoreError.tooNew(path: "f", found: 3, known: 1))".contains("format 3"))
  }
}
