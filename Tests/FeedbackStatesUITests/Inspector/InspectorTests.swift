#if DEBUG || FEEDBACK_INSPECTOR
  import Adwaita
  import FeedbackStates
  import FeedbackStatesTesting
  @testable import FeedbackStatesUI
  import SwiftUI
  import Testing
  import WindowTesting

  extension WindowSuite {
    @MainActor @Suite struct InspectorTests {
      let stage = Stage()

      private func open<V: View>(_ view: V) async -> TestWindow<ModifiedContent<some View, StageModifier>> {
        let window = await stage.show(width: 900, height: 600) { view.feedbackInspector() }
        window.widgets { $0.className == "GtkButton" && $0.visibleTexts.contains("Feedback Inspector") }
          .first?.emitClicked()
        await window.settle()
        return window
      }

      @Test func `46: it lists what is alive, and shows any of it in any state and back`() async {
        let fetch = ScriptedOperation<Void, [String]>(answers: [.success(["milk"])])
        let loader = stage.loader(named: "inspected words", fetch)
        let view = LoadableView(loader) { Text($0.joined()) } empty: { Text("No words") }
        let window = await open(view)
        await loader.settled()
        await window.settle()
        await window.settle()
        #expect(window.texts.contains("inspected words"))
        #expect(window.texts.contains("milk"))
        func choose(_ choice: String) async {
          window.widgets { $0.name == "inspected words: \(choice)" }.first?.emitClicked()
          await window.pass(.seconds(1), on: stage)
        }
        await choose("Empty")
        #expect(window.texts.contains("No words"))
        await choose("Failed")
        #expect(window.texts.contains("Forced failure"))
        await choose("Slow")
        #expect(window.texts.contains("Loading…"))
        await choose("Offline")
        #expect(window.texts.contains { $0 == "You’re offline" })
        await choose("Real")
        #expect(window.texts.contains("milk"))
        #expect(!window.texts.contains("No words"))
      }

      @Test func `46: an action is shown as running and as failed without being started`() async {
        let send = ScriptedOperation<Void, Void>()
        let action = AsyncAction("inspected send", clock: stage.time) { try await send() }
        let window = await open(AsyncButton("Send", action: action))
        window.widgets { $0.name == "inspected send: Slow" }.first?.emitClicked()
        await window.pass(.milliseconds(100), on: stage)
        #expect(window.button("Send")?.isSensitive == false)
        FeedbackInspector.shared.releaseAll()
        await window.pass(.seconds(1), on: stage)
        #expect(window.button("Send")?.isSensitive == true)
        #expect(send.calls.isEmpty)
      }

      @Test func `46: what happened is told in order`() async {
        let fetch = ScriptedOperation<Void, [String]>(answers: [.success(["milk"])])
        let loader = stage.loader(named: "told words", fetch)
        let window = await open(LoadableView(loader) { Text($0.joined()) } empty: { Text("No words") })
        await loader.settled()
        await window.settle()
        let entry = FeedbackInspector.shared.entries.last { $0.name == "told words" }
        #expect(entry?.history.map(\.name) == ["started: firstLoad", "succeeded"])
        #expect(entry?.summary == "success (1)")
      }
    }
  }
#endif
