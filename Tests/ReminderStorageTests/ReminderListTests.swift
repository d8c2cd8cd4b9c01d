import Foundation
import ReminderStorage
import Testing

struct ReminderListTests {
  private let test: TestStore
  private var store: ReminderStore { test.store }

  init() throws { test = try TestStore() }

  private var titles: [String] {
    get async throws { try await test.other().lists().map(\.list.title) }
  }

  @Test func `each list counts its open and its completed reminders`() async throws {
    let first = try await test.list
    let second = try await store.createList(title: "Second").id
    try await store.createList(title: "Third")
    let reminders = try await store.add("a", "b", "c", to: first)
    try await store.add("d", to: second)
    try await store.complete(reminders[0].id)
    try await store.delete(reminders[1].id)
    let lists = try await store.lists()
    #expect(lists.map(\.openCount) == [1, 1, 0])
    #expect(lists.map(\.completedCount) == [1, 0, 0])
  }

  @Test func `a list is renamed and recolored`() async throws {
    let list = try await test.list
    #expect(try await store.renameList(list, to: "Home").title == "Home")
    let recolored = try await store.recolorList(list, to: .orange)
    #expect(recolored.title == "Home" && recolored.color == .orange)
    #expect(try await test.other().lists().map(\.list) == [recolored])
  }

  @Test func `lists stand in the order they were put in`() async throws {
    let first = try await test.list
    let b = try await store.createList(title: "B").id
    let c = try await store.createList(title: "C").id
    #expect(try await titles == ["Reminders", "B", "C"])
    try await store.moveList(c, after: first)
    #expect(try await titles == ["Reminders", "C", "B"])
    try await store.moveList(b, after: nil)
    #expect(try await titles == ["B", "Reminders", "C"])
    try await store.moveList(b, after: b)
    #expect(try await titles == ["B", "Reminders", "C"])
  }

  @Test func `a deleted list takes its reminders along and brings them back`() async throws {
    let list = try await store.createList(title: "Trip").id
    let reminders = try await store.add("a", "b", "c", to: list)
    try await store.delete(reminders[0].id)
    try await store.deleteList(list)
    #expect(try await titles == ["Reminders"])
    #expect(try await store.recentlyDeleted().isEmpty)
    await #expect(throws: ReminderStoreError.listNotFound(list)) { try await store.reminders(in: list) }
    await #expect(throws: ReminderStoreError.listNotFound(list)) { try await store.add("d", to: list) }
    try await store.restoreList(list)
    #expect(try await titles == ["Reminders", "Trip"])
    #expect(try await store.titles(in: list) == ["b", "c"])
    #expect(try await store.recentlyDeleted().map(\.reminder.title) == ["a"])
  }

  @Test func `a list that was deleted long ago is erased with all that is in it`() async throws {
    let list = try await store.createList(title: "Trip").id
    try await store.add("a", to: list)
    try await store.deleteList(list)
    try await store.eraseDeleted(before: .distantFuture)
    await #expect(throws: ReminderStoreError.listNotFound(list)) { try await store.restoreList(list) }
    #expect(try runSQL("SELECT count(*) FROM reminder", on: test.folder.database) == ["0"])
  }

  @Test func `making the same list again changes nothing`() async throws {
    let id = UUID()
    let first = try await store.createList(id: id, title: "A", color: .red)
    #expect(try await store.createList(id: id, title: "B", color: .green) == first)
  }

  @Test func `the last list may go, and the next open does not bring it back`() async throws {
    try await store.deleteList(try await test.list)
    #expect(try await store.lists().isEmpty)
    #expect(try await test.other().lists().isEmpty)
  }
}
