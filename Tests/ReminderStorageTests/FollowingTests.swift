import Foundation
import ReminderStorage
import Testing

struct FollowingTests {
  private let test: TestStore
  private var store: ReminderStore { test.store }

  init() throws { test = try TestStore() }

  @Test func `following begins with what there is and goes on with each change`() async throws {
    let list = try await test.list
    let a = try await store.add("a", to: list)[0]
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    #expect(try await updates.next()?.map(\.title) == ["a"])
    let b = try await store.insert(NewReminder(title: "b"), in: list, at: .start)
    #expect(try await updates.next()?.map(\.title) == ["b", "a"])
    try await store.update(a.id, [.title("A")])
    #expect(try await updates.next()?.map(\.title) == ["b", "A"])
    try await store.move(b.id, to: list)
    #expect(try await updates.next()?.map(\.title) == ["A", "b"])
    try await store.delete(a.id)
    #expect(try await updates.next()?.map(\.title) == ["b"])
    try await store.restore(a.id)
    #expect(try await updates.next()?.map(\.title) == ["A", "b"])
    try await store.erase(b.id)
    #expect(try await updates.next()?.map(\.title) == ["A"])
  }

  @Test func `a slow reader gets the newest and is spared what came between`() async throws {
    let list = try await test.list
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    for number in 0..<30 { try await store.add("\(number)", to: list) }
    #expect(try await updates.next()?.count == 30)
  }

  @Test func `counts are followed as reminders are made, done, moved and deleted`() async throws {
    let list = try await test.list
    let other = try await store.createList(title: "Other").id
    var updates = await store.listUpdates().makeAsyncIterator()
    func counts() async throws -> [[Int]]? { try await updates.next()?.map { [$0.openCount, $0.completedCount] } }
    #expect(try await counts() == [[0, 0], [0, 0]])
    let reminders = try await store.add("a", "b", to: list)
    #expect(try await counts() == [[2, 0], [0, 0]])
    try await store.complete(reminders[0].id)
    #expect(try await counts() == [[1, 1], [0, 0]])
    try await store.move(reminders.map(\.id), to: other, at: .end)
    #expect(try await counts() == [[0, 0], [1, 1]])
    try await store.delete(reminders[0].id)
    #expect(try await counts() == [[0, 0], [1, 0]])
    try await store.restore(reminders[0].id)
    #expect(try await counts() == [[0, 0], [1, 1]])
    #expect(try await test.other().lists().map(\.completedCount) == [0, 1])
  }

  @Test func `a change that leaves the counts alone does not disturb who follows the lists`() async throws {
    let list = try await test.list
    let reminder = try await store.add("a", to: list)[0]
    var updates = await store.listUpdates().makeAsyncIterator()
    _ = try await updates.next()
    try await store.update(reminder.id, [.title("b")])
    try await store.renameList(list, to: "Renamed")
    #expect(try await updates.next()?.map(\.list.title) == ["Renamed"])
  }

  @Test func `following a list ends when it is deleted, and an unknown list fails`() async throws {
    let list = try await store.createList(title: "Trip").id
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    #expect(try await updates.next() == [])
    try await store.deleteList(list)
    #expect(try await updates.next() == nil)
    var unknown = await store.reminderUpdates(in: list).makeAsyncIterator()
    await #expect(throws: ReminderStoreError.listNotFound(list)) { try await unknown.next() }
  }

  @Test func `several readers of one list all hear of a change`() async throws {
    let list = try await test.list
    var first = await store.reminderUpdates(in: list).makeAsyncIterator()
    var second = await store.reminderUpdates(in: list).makeAsyncIterator()
    _ = try await first.next()
    _ = try await second.next()
    try await store.add("a", to: list)
    #expect(try await first.next()?.count == 1)
    #expect(try await second.next()?.count == 1)
  }

  @Test func `another program's change is seen without being asked for`() async throws {
    let list = try await test.list
    var reminders = await store.reminderUpdates(in: list).makeAsyncIterator()
    var lists = await store.listUpdates().makeAsyncIterator()
    #expect(try await reminders.next() == [])
    #expect(try await lists.next()?.map(\.openCount) == [0])
    let driver = try DriverProcess(test.folder.database)
    #expect(try driver.perform("insert theirs") == "done")
    #expect(try await reminders.next()?.map(\.title) == ["theirs"])
    #expect(try await lists.next()?.map(\.openCount) == [1])
    #expect(try driver.perform("insert again") == "done")
    #expect(try await reminders.next()?.map(\.title) == ["theirs", "again"])
  }

  @Test func `our change after another program's tells both`() async throws {
    let list = try await test.list
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    _ = try await updates.next()
    try await test.other().add("theirs", to: list)
    try await store.add("ours", to: list)
    var latest = try await updates.next()
    while latest?.count != 2 { latest = try await updates.next() }
    #expect(latest?.map(\.title) == ["theirs", "ours"])
  }

  @Test func `a file that is lost ends the sequences with the reason, and they can be asked for again`() async throws {
    let list = try await test.list
    let path = test.folder.database
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    _ = try await updates.next()
    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    await #expect(throws: ReminderStoreError.moved(path: path)) { try await updates.next() }
    try FileManager.default.moveItem(atPath: path + ".old", toPath: path)
    var again = await store.reminderUpdates(in: list).makeAsyncIterator()
    #expect(try await again.next() == [])
    try await test.other().add("theirs", to: list)
    #expect(try await again.next()?.map(\.title) == ["theirs"])
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `what is followed is what would be read, after any changes`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let lists = [try await test.list, try await store.createList(title: "B").id]
    var followers: [AsyncThrowingStream<[Reminder], any Error>.Iterator] = []
    for list in lists { followers.append(await store.reminderUpdates(in: list).makeAsyncIterator()) }
    var summaries = await store.listUpdates().makeAsyncIterator()
    var all: [UUID] = []
    for step in 0..<120 {
      let list = lists[Int.random(in: 0...1, using: &random)]
      let placement = all.randomElement(using: &random).map(Placement.after) ?? .start
      guard Int.random(in: 0..<8, using: &random) > 2, let id = all.randomElement(using: &random) else {
        all.append(try await store.insert(NewReminder(title: "\(step)"), in: list, at: placement).id)
        continue
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try await store.complete(id)
      case 1: try await store.uncomplete(id)
      case 2: try await store.move(id, to: list, at: placement)
      case 3: try await store.delete(id)
      default: try await store.restore(id)
      }
    }
    for (index, list) in lists.enumerated() {
      #expect(try await followers[index].next() == (try await test.other().reminders(in: list)))
    }
    #expect(try await summaries.next() == (try await test.other().lists()))
  }
}
