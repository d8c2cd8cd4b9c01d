import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct LoadsTests {
    let stage = Stage()

    @Observable @MainActor final class Model {
      var list = "groceries"
    }

    @Test func `8: when the value changes, another question is asked and the old answer goes`() async throws {
      struct Screen: View {
        let model: Model
        let loader: Loader<[String]>
        var body: some View {
          LoadableView(loader) { Text($0.joined()) } empty: { Text("None") }
            .loads(loader, id: model.list)
        }
      }
      let fetch = ScriptedOperation<String, [String]>()
      let model = Model()
      let loader = Loader(policy: LoadPolicy(retry: .never), clock: stage.time, connectivity: Connectivity()) {
        try await fetch(model.list)
      }
      let window = await stage.show { Screen(model: model, loader: loader) }
      let first = try await fetch.call(1)
      model.list = "work"
      await window.settle()
      try await fetch.call(2).succeed(with: ["report"])
      await loader.settled()
      first.succeed(with: ["milk"])
      await window.settle()
      #expect(window.texts == ["report"])
      #expect(fetch.calls.map(\.input) == ["groceries", "work"])
      model.list = "home"
      await window.settle()
      #expect(loader.state == .loading)
      #expect(window.texts == [])
    }

    @Test func `a keyed loader follows its input`() async throws {
      struct Screen: View {
        let model: Model
        let loader: KeyedLoader<String, [String]>
        var body: some View {
          LoadableView(loader) { Text($0.joined()) } empty: { Text("None") }
            .loads(loader, for: model.list)
        }
      }
      let fetch = ScriptedOperation<String, [String]>()
      let loader = KeyedLoader<String, [String]>(
        policy: LoadPolicy(retry: .never), clock: stage.time, connectivity: Connectivity()
      ) { try await fetch($0) }
      let model = Model()
      let window = await stage.show { Screen(model: model, loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["milk"])
      model.list = "work"
      await window.settle()
      try await fetch.call(2).succeed(with: ["report"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["report"])
      #expect(fetch.calls.map(\.input) == ["groceries", "work"])
    }
  }
}
