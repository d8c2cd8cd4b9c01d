import Foundation
import ReminderStorage
import Testing

struct LargeListTests {
  @Test func `ten thousand reminders are written, followed, changed and read back in order`() async throws {
    let test = try TestStore()
    let list = try await test.list
    let store = test.store
    let news = (0..<10_000).map { NewReminder(title: "\($0)") }
    try await store.insert(news, in: list, at: .end)
    var updates = await store.reminderUpdates(in: list).makeAsyncIterator()
    #expect(try await updates.next()?.count == 10_000)
    try await store.complete(news[5_000].id)
    try await store.insert(NewReminder(title: "between"), in: list, at: .after(news[4_999].id))
    try await store.delete(Array(news[9_000...].map(\.id)))
    let followed = try #require(try await updates.next())
    let expected = (0..<5_000).map(String.init) + ["between"] + (5_000..<9_000).map(String.init)
    #expect(followed.map(\.title) == expected)
    #expect(try await test.other().reminders(in: list) == followed)
    #expect(try await store.lists().map(\.openCount) == [9_000])
    #expect(try await store.integrityProblems().isEmpty)
  }

  @Test func `a list is read in its order from an index, not sorted`() async throws {
    let test = try TestStore()
    _ = try await test.list
    let plan = try runSQL(
      """
      EXPLAIN QUERY PLAN SELECT title FROM reminder WHERE list_id = x'00' AND deleted_at IS NULL ORDER BY position
      """, on: test.folder.database)
    #expect(plan.count == 1)
  }
}
