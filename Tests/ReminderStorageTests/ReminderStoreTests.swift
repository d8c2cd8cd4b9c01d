import Foundation
import ReminderStorage
import Testing

struct ReminderStoreTests {
  private let test: TestStore
  private var store: ReminderStore { test.store }

  init() throws { test = try TestStore() }

  @Test func `a new store has one empty list, called Reminders`() async throws {
    let lists = try await store.lists()
    #expect(lists.map(\.list.title) == ["Reminders"])
    #expect(lists.map(\.openCount) == [0])
    #expect(try await store.reminders(in: lists[0].id).isEmpty)
  }

  @Test func `every field comes back from the disk as it was written`() async throws {
    let list = try await test.list
    let day = try #require(CalendarDay("2026-12-24"))
    let news = [
      NewReminder(
        title: "Tree 🎄 \u{0} e\u{301}", notes: "two\nlines", url: "not a % url", due: .day(day), isFlagged: true,
        priority: .high, completedAt: Date(timeIntervalSinceReferenceDate: 817_000_000.123_456_7)),
      NewReminder(due: .moment(Date(timeIntervalSinceReferenceDate: -0.1))),
    ]
    let inserted = try await store.insert(news, in: list, at: .end)
    let read = try await test.other().reminders(in: list)
    #expect(read == inserted)
    #expect(read.map(\.id) == news.map(\.id))
    #expect(read[0].due == .day(day))
    #expect(read[0].completedAt == news[0].completedAt)
    #expect(Array(read[0].title.unicodeScalars) == Array(news[0].title.unicodeScalars))
    #expect(read[1].due == news[1].due)
    #expect(read[1].title == "" && read[1].notes == "" && read[1].url == "")
  }

  @Test func `a reminder goes where it is put`() async throws {
    let list = try await test.list
    let first = try await store.add("a", "b", to: list)[0]
    try await store.insert(NewReminder(title: "a2"), in: list, at: .after(first.id))
    try await store.insert(NewReminder(title: "a1"), in: list, at: .after(first.id))
    try await store.insert(NewReminder(title: "c"), in: list)
    try await store.insert(NewReminder(title: "0"), in: list, at: .start)
    try await store.insert(NewReminder(title: "d"), in: list, at: .after(UUID()))
    #expect(try await store.titles(in: list) == ["0", "a", "a1", "a2", "b", "c", "d"])
  }

  @Test func `two hundred and fifty insertions in one place keep their order after a reload`() async throws {
    let list = try await test.list
    let anchor = try await store.add("anchor", "end", to: list)[0]
    for number in 1...250 {
      try await store.insert(NewReminder(title: "\(number)"), in: list, at: .after(anchor.id))
    }
    let expected = ["anchor"] + (1...250).reversed().map(String.init) + ["end"]
    #expect(try await test.other().titles(in: list) == expected)
  }

  @Test func `inserting the same reminder again changes nothing`() async throws {
    let list = try await test.list
    let new = NewReminder(title: "once")
    let first = try await store.insert(new, in: list)
    try await store.update(new.id, [.title("renamed")])
    let second = try await store.insert(new, in: list)
    #expect(second.id == first.id && second.title == "renamed")
    #expect(try await store.titles(in: list) == ["renamed"])
  }

  @Test func `an update changes the fields it names and no other`() async throws {
    let list = try await test.list
    let reminder = try await store.insert(NewReminder(title: "a", notes: "n", priority: .low), in: list)
    // Another window changes one field, this one another.
    try await test.other().update(reminder.id, [.notes("theirs")])
    let updated = try await store.update(reminder.id, [.title("ours"), .due(nil), .priority(.medium)])
    #expect(updated.title == "ours" && updated.notes == "theirs" && updated.priority == .medium)
    #expect(updated.modifiedAt > reminder.modifiedAt)
    #expect(updated.createdAt == reminder.createdAt && updated.order == reminder.order)
    #expect(try await store.reminders(in: list) == [updated])
  }

  @Test func `an update that changes nothing is not a modification`() async throws {
    let list = try await test.list
    let reminder = try await store.insert(NewReminder(title: "a"), in: list)
    #expect(try await store.update(reminder.id, [.title("a")]) == reminder)
  }

  @Test func `completing, flagging and their reverse are remembered`() async throws {
    let list = try await test.list
    let reminder = try await store.insert(NewReminder(title: "a"), in: list)
    let moment = Date(timeIntervalSinceReferenceDate: 7)
    #expect(try await store.complete(reminder.id, at: moment).completedAt == moment)
    #expect(try await store.flag(reminder.id).isFlagged)
    #expect(try await test.other().reminders(in: list).map(\.isCompleted) == [true])
    #expect(try await store.uncomplete(reminder.id).completedAt == nil)
    #expect(try await store.flag(reminder.id, false).isFlagged == false)
  }

  @Test func `a deleted reminder returns to its place with what was typed meanwhile`() async throws {
    let list = try await test.list
    let reminders = try await store.add("a", "b", "c", to: list)
    try await store.delete(reminders[1].id)
    #expect(try await store.titles(in: list) == ["a", "c"])
    #expect(try await store.recentlyDeleted().map(\.reminder.title) == ["b"])
    // A keystroke that was still on its way, and a reminder right where the deleted one was.
    try await store.update(reminders[1].id, [.title("b!")])
    try await store.insert(NewReminder(title: "a1"), in: list, at: .after(reminders[0].id))
    try await store.restore(reminders[1].id)
    #expect(try await store.titles(in: list) == ["a", "a1", "b!", "c"])
    #expect(try await store.recentlyDeleted().isEmpty)
  }

  @Test func `deleting twice keeps the first date, and deleting the unknown does nothing`() async throws {
    let list = try await test.list
    let reminder = try await store.insert(NewReminder(title: "a"), in: list)
    try await store.delete(reminder.id)
    let deleted = try await store.recentlyDeleted()
    try await store.delete([reminder.id, UUID()])
    #expect(try await store.recentlyDeleted() == deleted)
  }

  @Test func `what is erased is gone for good`() async throws {
    let list = try await test.list
    let reminders = try await store.add("a", "b", to: list)
    try await store.erase(reminders[0].id)
    try await store.erase(reminders[0].id)
    #expect(try await store.titles(in: list) == ["b"])
    #expect(try await store.recentlyDeleted().isEmpty)
    await #expect(throws: ReminderStoreError.reminderNotFound(reminders[0].id)) {
      try await store.restore([reminders[1].id, reminders[0].id])
    }
  }

  @Test func `only what was deleted long ago is erased`() async throws {
    let list = try await test.list
    let reminders = try await store.add("old", "new", "kept", to: list)
    try await store.delete(reminders[0].id)
    let between = try #require(try await store.recentlyDeleted().first).deletedAt.addingTimeInterval(0.5)
    try await store.delete(reminders[1].id)
    try await store.eraseDeleted(before: between)
    #expect(try await store.recentlyDeleted().map(\.reminder.title) == ["new"])
    #expect(try await store.titles(in: list) == ["kept"])
  }

  @Test func `reminders move within their list and to another one`() async throws {
    let list = try await test.list
    let other = try await store.createList(title: "Other").id
    let reminders = try await store.add("a", "b", "c", "d", to: list)
    try await store.add("x", "y", to: other)
    try await store.move([reminders[3].id, reminders[1].id], to: list, at: .start)
    #expect(try await store.titles(in: list) == ["d", "b", "a", "c"])
    try await store.move(reminders[3].id, to: list, at: .after(reminders[0].id))
    #expect(try await store.titles(in: list) == ["b", "a", "d", "c"])
    let x = try await store.reminders(in: other)[0]
    try await store.move([reminders[0].id, reminders[1].id], to: other, at: .after(x.id))
    #expect(try await store.titles(in: list) == ["d", "c"])
    #expect(try await store.titles(in: other) == ["x", "a", "b", "y"])
  }

  @Test func `a move beneath itself keeps the order, and a move of the unknown moves none`() async throws {
    let list = try await test.list
    let reminders = try await store.add("a", "b", "c", to: list)
    try await store.move([reminders[1].id, reminders[2].id], to: list, at: .after(reminders[1].id))
    #expect(try await store.titles(in: list) == ["a", "b", "c"])
    let unknown = UUID()
    await #expect(throws: ReminderStoreError.reminderNotFound(unknown)) {
      try await store.move([reminders[2].id, unknown], to: list, at: .start)
    }
    #expect(try await store.titles(in: list) == ["a", "b", "c"])
  }

  @Test func `what is unknown is said to be so`() async throws {
    let unknown = UUID()
    let noReminder = ReminderStoreError.reminderNotFound(unknown)
    let noList = ReminderStoreError.listNotFound(unknown)
    await #expect(throws: noReminder) { try await store.update(unknown, [.title("x")]) }
    await #expect(throws: noList) { try await store.insert(NewReminder(), in: unknown) }
    await #expect(throws: noList) { try await store.reminders(in: unknown) }
    await #expect(throws: noList) { try await store.renameList(unknown, to: "x") }
    await #expect(throws: noList) { try await store.moveList(unknown, after: nil) }
    await #expect(throws: noList) { try await store.restoreList(unknown) }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random changes leave what a plain array has`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let list = try await test.list
    var model: [(id: UUID, title: String)] = []
    var deleted: [(id: UUID, title: String)] = []
    for step in 0..<150 {
      let place = Int.random(in: 0...model.count, using: &random)
      let placement = place == 0 ? Placement.start : .after(model[place - 1].id)
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let new = NewReminder(title: "\(step)")
        try await store.insert(new, in: list, at: placement)
        model.insert((new.id, new.title), at: place)
      case 3 where !model.isEmpty:
        let from = Int.random(in: model.indices, using: &random)
        let moved = model[from]
        try await store.move(moved.id, to: list, at: placement)
        model.insert(moved, at: place)
        model.remove(at: from < place ? from : from + 1)
      case 4 where !model.isEmpty:
        let gone = model.remove(at: Int.random(in: model.indices, using: &random))
        try await store.delete(gone.id)
        deleted.append(gone)
      case 5 where !model.isEmpty:
        let changed = Int.random(in: model.indices, using: &random)
        model[changed].title += "!"
        try await store.update(model[changed].id, [.title(model[changed].title)])
      default: break
      }
    }
    #expect(try await test.other().titles(in: list) == model.map(\.title))
    #expect(Set(try await store.recentlyDeleted().map(\.reminder.title)) == Set(deleted.map(\.title)))
    #expect(try await store.integrityProblems().isEmpty)
  }
}
