import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct ActionFeedbackTests {
    let stage = Stage()
    let send = ScriptedOperation<String, String>()
    private func action() -> AsyncAction<String, String> {
      AsyncAction("send", clock: stage.time, connectivity: Connectivity()) { [send] in try await send($0) }
    }

    @Test func `42: a success is told with a toast, and announced once`() async throws {
      let action = action()
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent the letter").feedbackHost()
      }
      window.button("Send")?.emitClicked()
      try await send.call(1).succeed(with: "")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent the letter"])
      #expect(stage.spoken == ["Sent the letter"] && stage.interruptions == [])
      await window.pass(.seconds(5), on: stage)
      #expect(window.texts == ["Send"])
    }

    @Test func `42: a failure is told with a toast whose Retry works`() async throws {
      let action = action()
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a")
          .actionFeedback(action, success: "Sent", failure: "The letter was not sent.")
          .feedbackHost()
      }
      window.button("Send")?.emitClicked()
      try await send.call(1).fail(with: Problem())
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "The letter was not sent. The shop is closed.", "Retry"])
      #expect(stage.spoken == ["The letter was not sent. The shop is closed."])
      #expect(stage.interruptions == stage.spoken)
      await window.pass(.seconds(60), on: stage)
      window.button("Retry")?.emitClicked()
      await window.settle()
      #expect(window.texts == ["Send"])
      #expect(send.calls.map(\.input) == ["a", "a"])
      try await send.call(2).succeed(with: "")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent"])
    }

    @Test func `a success may offer to be undone`() async throws {
      let action = action()
      var undone: [String] = []
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a")
          .actionFeedback(
            action, success: { "Sent \($0)" },
            undo: { input, output in Toast.Button("Undo") { undone = [input, output] } })
          .feedbackHost()
      }
      window.button("Send")?.emitClicked()
      try await send.call(1).succeed(with: "letter")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent letter", "Undo"])
      window.button("Undo")?.emitClicked()
      await window.settle()
      #expect(undone == ["a", "letter"])
      #expect(window.texts == ["Send"])
    }

    @MainActor final class Letters {
      let send = AsyncAction<String, String>("send") { $0 }
      var box: [String] = []
    }

    @Observable @MainActor final class Screen { var letters = Letters() }

    struct LetterScreen: View {
      let letters: Letters
      var body: some View {
        Text("Letters").actionFeedback(letters.send, success: { letters.box.append($0); return "Sent" })
      }
    }

    @Test func `what the words know goes with the window, or once many other views have come and gone`() async {
      struct Screens: View {
        let screen: Screen
        var body: some View { LetterScreen(letters: screen.letters).id(ObjectIdentifier(screen.letters)) }
      }
      weak var first: Letters?
      weak var last: Letters?
      func openAndClose() async {
        let screen = Screen()
        first = screen.letters
        let window = await stage.show { Screens(screen: screen).feedbackHost() }
        for _ in 0..<20 {
          screen.letters = Letters()
          await window.settle()
        }
        last = screen.letters
        #expect(first == nil)
      }
      await openAndClose()
      #expect(await goes { last })
    }

    @Test func `17: the message outlives the view that caused it`() async throws {
      struct Menu: View {
        let model: Presence
        let action: AsyncAction<String, String>
        var body: some View {
          VStack {
            if model.isShown {
              AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent")
            }
            Text("Rest")
          }
        }
      }
      let (model, action) = (Presence(), action())
      let window = await stage.show { Menu(model: model, action: action).feedbackHost() }
      window.button("Send")?.emitClicked()
      model.isShown = false
      await window.settle()
      try await send.call(1).fail(with: Problem())
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Rest", "The shop is closed.", "Retry"])
    }

    @Test func `25: two views that follow the same action make one message`() async throws {
      let action = action()
      let window = await stage.show {
        VStack {
          AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent")
          AsyncButton("Send too", action: action, input: "b").actionFeedback(action, success: "Sent too")
        }
        .feedbackHost()
      }
      let other = await stage.show { Text("Other").actionFeedback(action, success: "Sent elsewhere").feedbackHost() }
      window.button("Send")?.emitClicked()
      try await send.call(1).succeed(with: "")
      await action.settled()
      await window.settle()
      await other.settle()
      #expect(stage.spoken.count == 1)
      #expect((window.texts + other.texts).filter { $0.hasPrefix("Sent") }.count == 1)
    }

    @Test func `3: a run that is given up is not mentioned`() async throws {
      let action = action()
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent").feedbackHost()
      }
      window.button("Send")?.emitClicked()
      await window.settle()
      action.cancel()
      await window.settle()
      action.start("b")
      try await send.call(2).fail(with: CancellationError())
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send"])
      #expect(stage.spoken == [])
    }

    @Test func `the words follow the view as it changes`() async throws {
      struct Form: View {
        let model: Naming
        let action: AsyncAction<String, String>
        var body: some View {
          AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent the \(model.title)")
        }
      }
      let (model, action) = (Naming(), action())
      let window = await stage.show { Form(model: model, action: action).feedbackHost() }
      model.title = "parcel"
      await window.settle()
      window.button("Send")?.emitClicked()
      try await send.call(1).succeed(with: "")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent the parcel"])
    }

    @Test func `a newer outcome takes the place of an older failure of the same action`() async throws {
      let action = action()
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent").feedbackHost()
      }
      window.button("Send")?.emitClicked()
      try await send.call(1).fail(with: Problem())
      await action.settled()
      await window.pass(.seconds(1), on: stage)
      window.button("Send")?.emitClicked()
      try await send.call(2).succeed(with: "")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent"])
    }

    @Test func `without a host the message is shown all the same, and a developer is told once`() async throws {
      var advice: [String] = []
      let deliver = FeedbackAdvice.deliver
      FeedbackAdvice.deliver = { advice.append($0) }
      FeedbackAdvice.forget()
      defer { FeedbackAdvice.deliver = deliver }
      let action = action()
      let window = await stage.show {
        AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent")
      }
      for call in 1...2 {
        window.button("Send")?.emitClicked()
        try await send.call(call).succeed(with: "")
        await action.settled()
        await window.settle()
        #expect(window.texts == ["Send", "Sent"])
        await window.pass(.seconds(5), on: stage)
        #expect(window.texts == ["Send"])
      }
      #expect(advice.count == 1)
      #expect(advice.first?.contains(".feedbackHost()") == true)
    }

    @Test func `without a host the screen around a button shows its messages`() async throws {
      let fetch = ScriptedOperation<Void, [String]>(answers: [.success(["milk"])])
      let (loader, action) = (stage.loader(fetch), action())
      let window = await stage.show(width: 600, height: 400) {
        LoadableView(loader) { _ in
          AsyncButton("Send", action: action, input: "a").actionFeedback(action, success: "Sent")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } empty: {
          Text("None")
        }
      }
      await loader.settled()
      await window.settle()
      #expect(FeedbackCenter.shared.display?.rank == .screen)
      window.button("Send")?.emitClicked()
      try await send.call(1).succeed(with: "")
      await action.settled()
      await window.settle()
      #expect(window.texts == ["Send", "Sent"])
    }
  }
}
