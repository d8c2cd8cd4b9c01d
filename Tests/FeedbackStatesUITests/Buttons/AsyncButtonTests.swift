import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct AsyncButtonTests {
    let stage = Stage()
    let send = ScriptedOperation<String, Void>()
    private var action: AsyncAction<String, Void> {
      AsyncAction("send", clock: stage.time, connectivity: Connectivity()) { [send] in try await send($0) }
    }

    @Test func `41: it is disabled at once, spins from 100 ms to 500 ms, and keeps its size`() async throws {
      let action = action
      let window = await stage.show { VStack { AsyncButton("Save", action: action, input: "draft") } }
      let button = window.button("Save")
      let size = button?.size
      #expect((size?.width ?? 0) > 30)
      button?.emitClicked()
      await window.settle()
      #expect(button?.isSensitive == false)
      #expect(!window.isSpinning)
      await window.pass(.milliseconds(99), on: stage)
      #expect(!window.isSpinning)
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.isSpinning)
      #expect(button!.size == size!)
      await window.pass(.milliseconds(50), on: stage)
      try await send.call(1).succeed(with: ())
      await action.settled()
      await window.pass(.milliseconds(349), on: stage)
      #expect(window.isSpinning)
      await window.pass(.milliseconds(1), on: stage)
      #expect(!window.isSpinning)
      #expect(button?.isSensitive == true)
      #expect(button!.size == size!)
    }

    @Test func `41: a button smaller than a spinner keeps its size too, with progress and with a tick`() async throws {
      let gate = Gate()
      let action = AsyncAction<Void, Void>("send", clock: stage.time, connectivity: Connectivity()) { _, context in
        context.report(progress: 0.5)
        await gate.pass()
      }
      let window = await stage.show {
        HStack {
          AsyncButton(action: action) { Text("x").font(.caption2) }.buttonStyle(.plain)
          AsyncButton(action: action) { Image(systemName: "trash") }.buttonStyle(.borderless).controlSize(.mini)
        }
        .asyncButtonStyle(.confirming)
      }
      let buttons = window.widgets { $0.className == "GtkButton" && $0.isMapped }
      let sizes = buttons.map { [$0.size.width, $0.size.height] }
      #expect(buttons.count == 2)
      action.start()
      try await gate.arrivals(1)
      await window.pass(.milliseconds(200), on: stage)
      #expect(buttons.map { [$0.size.width, $0.size.height] } == sizes)
      gate.open()
      await action.settled()
      await window.pass(.milliseconds(500), on: stage)
      #expect(buttons[0].checkAccessibleValue("Done"))
      #expect(buttons.map { [$0.size.width, $0.size.height] } == sizes)
    }

    @Test func `41: work of less than 100 ms shows no spinner`() async throws {
      let action = action
      let window = await stage.show { AsyncButton("Save", action: action, input: "draft") }
      let button = window.button("Save")
      button?.emitClicked()
      await window.pass(.milliseconds(99), on: stage)
      #expect(!window.isSpinning)
      try await send.call(1).succeed(with: ())
      await action.settled()
      await window.pass(.seconds(5), on: stage)
      #expect(!window.isSpinning)
      #expect(button?.isSensitive == true)
    }

    @Test func `44: while it is busy it keeps its spoken name and says that it is in progress`() async throws {
      let action = action
      let window = await stage.show { AsyncButton("Save", action: action, input: "draft") }
      let button = window.button("Save")
      button?.emitClicked()
      await window.pass(.milliseconds(200), on: stage)
      #expect(window.isSpinning)
      #expect(button?.isNamedByLabels == true)
      #expect(button?.visibleTexts == ["Save"])
      #expect(button?.checkAccessibleValue("In progress") == true)
      try await send.call(1).succeed(with: ())
      await action.settled()
      await window.pass(.seconds(2), on: stage)
      #expect(button?.checkAccessibleValue("") == true)
    }

    @Test func `15: a double press with no render between runs once`() async {
      let action = action
      let window = await stage.show { AsyncButton("Save", action: action, input: "draft") }
      let button = window.button("Save")
      button?.emitClicked()
      button?.emitClicked()
      await window.settle()
      button?.activate()
      await window.settle()
      #expect(send.calls.count == 1)
    }

    @Test func `15: two windows that share an action run it once`() async {
      let action = action
      let first = await stage.show { AsyncButton("Save", action: action, input: "first") }
      let second = await stage.show { AsyncButton("Save", action: action, input: "second") }
      first.button("Save")?.emitClicked()
      second.button("Save")?.emitClicked()
      await first.settle()
      #expect(send.calls.map(\.input) == ["first"])
      await second.settle()
      #expect(second.button("Save")?.isSensitive == false)
    }

    @Test func `16: a button that goes and comes back is busy, and ready when the work is done`() async throws {
      struct Form: View {
        let model: Presence
        let action: AsyncAction<String, Void>
        var body: some View { if model.isShown { AsyncButton("Save", action: action, input: "draft") } else { Text("Away") } }
      }
      let (model, action) = (Presence(), action)
      let window = await stage.show { Form(model: model, action: action) }
      window.button("Save")?.emitClicked()
      await window.settle()
      model.isShown = false
      await window.settle()
      model.isShown = true
      await window.settle()
      #expect(window.button("Save")?.isSensitive == false)
      try await send.call(1).succeed(with: ())
      await action.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.button("Save")?.isSensitive == true)
    }

    @Test func `a closure runs once, and its failure is told with a retry that works when the button has gone`() async throws {
      struct Form: View {
        let model: Presence
        let work: @MainActor () async throws -> Void
        var body: some View { if model.isShown { AsyncButton("Save", action: work) } else { Text("Away") } }
      }
      let model = Presence()
      let window = await stage.show { [send] in
        Form(model: model) { try await send("draft") }.feedbackHost()
      }
      window.button("Save")?.emitClicked()
      window.button("Save")?.emitClicked()
      await window.settle()
      #expect(send.calls.count == 1)
      model.isShown = false
      await window.settle()
      try await send.call(1).fail(with: Problem())
      await window.settle()
      await window.settle()
      #expect(window.texts == ["Away", "The shop is closed.", "Retry"])
      window.button("Retry")?.emitClicked()
      await window.settle()
      #expect(send.calls.count == 2)
    }

    @Test func `it may confirm with a tick for a moment`() async throws {
      let action = action
      let window = await stage.show {
        AsyncButton("Save", action: action, input: "draft").asyncButtonStyle(.confirming)
      }
      let button = window.button("Save")
      let size = button!.size
      button?.emitClicked()
      await window.settle()
      try await send.call(1).succeed(with: ())
      await action.settled()
      await window.settle()
      #expect(button?.checkAccessibleValue("Done") == true)
      #expect(button!.size == size)
      await window.pass(.milliseconds(1_200), on: stage)
      #expect(button?.checkAccessibleValue("") == true)
    }

    @Test func `a style says what stands in the button`() async {
      struct WordStyle: AsyncButtonStyle {
        func makeLabel(configuration: Configuration) -> some View {
          if configuration.isRunning { Text("Saving") } else { configuration.label }
        }
      }
      let action = action
      let window = await stage.show {
        AsyncButton("Save", action: action, input: "draft").asyncButtonStyle(WordStyle())
      }
      window.button("Save")?.emitClicked()
      await window.settle()
      #expect(window.texts == ["Saving"])
    }

    @Test func `17: a retry button is busy while it tries, and loads again`() async throws {
      let fetch = ScriptedOperation<Void, [String]>()
      let loader = stage.loader(fetch)
      loader.load()
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      let window = await stage.show { RetryButton(loader) }
      window.button("Retry")?.emitClicked()
      await window.settle()
      #expect(window.button("Retry")?.isSensitive == false)
      #expect(fetch.calls.count == 2)
    }

    @Test func `42: a failure that nobody else tells of is told at the button, with Retry`() async throws {
      let action = action
      let window = await stage.show { AsyncButton("Save", action: action, input: "draft") }
      window.button("Save")?.emitClicked()
      try await send.call(1).fail(with: Problem())
      await action.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["Save", "The shop is closed.", "Retry"])
      #expect(stage.interruptions == ["The shop is closed."])
      window.button("Retry")?.emitClicked()
      try await send.call(2).succeed(with: ())
      await action.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["Save"])
    }

    @Test(arguments: 0..<4)
    func `42: a failure that somebody tells of or shows is not told at the button too`(way: Int) async throws {
      struct Shown: View {
        let action: AsyncAction<String, Void>
        let way: Int
        var body: some View {
          let button = AsyncButton("Save", action: action, input: "draft")
          switch way {
          case 0: button.actionFeedback(action, success: { _ in nil }, failure: { _ in nil })
          case 1:
            button
            if case .failure = action.state { Text("Not saved") }
          case 2:
            button
            if action.lastFailure != nil { Text("Not saved") }
          default: button
          }
        }
      }
      let action = action
      let window = await stage.show { VStack { Shown(action: action, way: way) } }
      if way == 3 {
        let run = Task { try await action.run("draft") }
        try await send.call(1).fail(with: Problem())
        await #expect(throws: Problem.self) { try await run.value }
      } else {
        window.button("Save")?.emitClicked()
        try await send.call(1).fail(with: Problem())
      }
      await action.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == (way == 1 || way == 2 ? ["Save", "Not saved"] : ["Save"]))
      #expect(stage.spoken == [])
    }
  }
}
