import FeedbackStates
import FeedbackStatesTesting
import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct EmptyStateTests {
    let stage = Stage()

    @Observable @MainActor final class Model {
      var tasks: [String] = []
    }

    struct ByFlag: View {
      let model: Model
      var body: some View {
        VStack { ForEach(model.tasks, id: \.self) { Text($0) } }
          .emptyState(model.tasks.isEmpty) { Text("No Tasks") }
      }
    }

    struct ByBinding: View {
      @Bindable var model: Model
      var body: some View {
        VStack { ForEach(model.tasks, id: \.self) { Text($0) } }
          .emptyState($model.tasks.isEmpty) { Text("No Tasks") }
      }
    }

    struct When: View {
      let model: Model
      var body: some View {
        VStack { ForEach(model.tasks, id: \.self) { Text($0) } }
          .emptyState(when: model.tasks.isEmpty) { Text("No Tasks") }
      }
    }

    private func expectToFollow<V: View>(_ view: V, _ model: Model) async {
      let window = await stage.show { view }
      #expect(window.texts == ["No Tasks"])
      model.tasks = ["milk"]
      await window.settle()
      #expect(window.texts == ["milk"])
      model.tasks = []
      await window.settle()
      #expect(window.texts == ["No Tasks"])
    }

    @Test func `43: a flag decides between the placeholder and the view`() async {
      let model = Model()
      await expectToFollow(ByFlag(model: model), model)
    }

    @Test func `43: a binding decides between the placeholder and the view`() async {
      let model = Model()
      await expectToFollow(ByBinding(model: model), model)
    }

    @Test func `43: a condition decides between the placeholder and the view`() async {
      let model = Model()
      await expectToFollow(When(model: model), model)
    }

    @Test func `12: around a loader the placeholder waits for the first answer, whatever the flag says`() async throws {
      struct Screen: View {
        let loader: Loader<[String]>
        var body: some View {
          Text("Content")
            .emptyState((loader.value ?? []).isEmpty) { Text("No Tasks") }
            .loads(loader)
        }
      }
      let fetch = ScriptedOperation<Void, [String]>()
      let loader = stage.loader(fetch)
      let window = await stage.show { Screen(loader: loader) }
      #expect(window.texts == ["Content"])
      try await fetch.call(1).succeed(with: [])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["No Tasks"])
    }
  }
}
