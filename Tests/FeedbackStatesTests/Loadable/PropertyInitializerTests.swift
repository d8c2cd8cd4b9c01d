import FeedbackStates
import Testing

private func fetch() async throws -> [Row] { [] }
private func send(_ row: Row) async throws {}

/// Models are made of properties with initial values, and the compiler is strict about what those may call.
@MainActor private final class Model {
  let list = Loader("list") { try await fetch() }
  let progress = Loader("progress") { _ in try await fetch() }
  let chosen = KeyedLoader<Int, [Row]>("chosen") { _ in try await fetch() }
  let pages = PagedLoader<Row, Int>("pages") { _ in Page(try await fetch()) }
  let save = AsyncAction("save") { (row: Row) in try await send(row) }
  let clear = AsyncAction("clear") { try await send(Row(id: 1)) }
  let delete = AsyncActionGroup<Int, Row, Void>("delete") { try await send($0) }
}

@Suite(.timeLimit(.minutes(5))) @MainActor struct PropertyInitializerTests {
  @Test func `loaders and actions can be initial values of a model's properties`() async throws {
    let model = Model()
    #expect(await model.list.refresh().state == .success([]))
    #expect(await model.pages.refresh().state == .success([]))
    try await model.clear.run()
    try await model.save.run(Row(id: 2))
    #expect(model.delete.state(for: 1).isLoading == false)
    #expect(model.chosen.input == nil)
    #expect(model.progress.state == .notInitiated)
  }
}
