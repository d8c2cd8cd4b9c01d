import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct PagedRowsTests {
    let stage = Stage()
    let fetch = ScriptedOperation<PageRequest<Int>, Page<Message, Int>>()

    struct Message: Identifiable, Equatable {
      let id: Int
    }

    struct Screen: View {
      let loader: PagedLoader<Message, Int>
      var body: some View {
        LoadableView(loader) { _ in
          List {
            PagedRows(loader) { Text("Message \($0.id)") }
          }
        } empty: {
          Text("No messages")
        }
      }
    }

    private func loader() -> PagedLoader<Message, Int> {
      PagedLoader(policy: LoadPolicy(retry: .never), clock: stage.time, connectivity: Connectivity()) { [fetch] in
        try await fetch($0)
      }
    }

    private func page(_ ids: Range<Int>, next: Int?) -> Page<Message, Int> {
      Page(ids.map { Message(id: $0) }, next: next)
    }

    @Test func `35: the next page is fetched as the last rows come into view, with a row that says so`() async throws {
      let loader = loader()
      let window = await stage.show { Screen(loader: loader) }
      try await fetch.call(1).succeed(with: page(0..<4, next: 1))
      await loader.settled()
      await window.settle()
      #expect(fetch.calls.count == 2)
      #expect(window.texts == ["Message 0", "Message 1", "Message 2", "Message 3", "Loading…"])
      try await fetch.call(2).succeed(with: page(4..<6, next: nil))
      await window.settle()
      await window.settle()
      #expect(window.texts == (0..<6).map { "Message \($0)" })
    }

    @Test func `35: a page that fails leaves the others, and its row offers to try again`() async throws {
      let loader = loader()
      let window = await stage.show { Screen(loader: loader) }
      try await fetch.call(1).succeed(with: page(0..<2, next: 1))
      await loader.settled()
      await window.settle()
      try await fetch.call(2).fail(with: Problem())
      await window.settle()
      await window.settle()
      #expect(window.texts == ["Message 0", "Message 1", "The shop is closed.", "Retry"])
      #expect(stage.spoken == ["The shop is closed."])
      window.button("Retry")?.emitClicked()
      await window.settle()
      #expect(window.button("Retry")?.isSensitive == false)
      try await fetch.call(3).succeed(with: page(2..<3, next: nil))
      await window.settle()
      await window.settle()
      #expect(window.texts == ["Message 0", "Message 1", "Message 2"])
    }

    @Test func `34: a long page is not followed by the next until its end comes near`() async throws {
      let loader = loader()
      let window = await stage.show { Screen(loader: loader) }
      try await fetch.call(1).succeed(with: page(0..<500, next: 1))
      await loader.settled()
      await window.settle()
      await window.settle()
      #expect(window.texts.contains("Message 0"))
      #expect(fetch.calls.count == 1)
    }

    @Test func `35: before the first answer the rows offer nothing that could not be done`() async throws {
      let loader = loader()
      let window = await stage.show {
        List {
          PagedRows(loader) { Text("Message \($0.id)") }
        }
      }
      #expect(window.texts == [])
      loader.load()
      try await fetch.call(1).succeed(with: page(0..<1, next: nil))
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["Message 0"])
    }
  }
}
