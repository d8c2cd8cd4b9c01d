import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct IndicatorTests {
    let stage = Stage()
    let fetch = ScriptedOperation<Void, [String]>()

    private func view(_ loader: Loader<[String]>) -> some View {
      LoadableView(loader) { Text($0.joined()) } empty: { Text("No words") }
    }

    @Test func `14: an answer after 299 ms never shows a spinner`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.milliseconds(299), on: stage)
      #expect(!window.isSpinning)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["milk"])
      await window.pass(.seconds(10), on: stage)
      #expect(window.texts == ["milk"])
      #expect(!window.isSpinning)
    }

    @Test func `14: after 310 ms the state is there at once, and the spinner stays from 300 to 800`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.milliseconds(300), on: stage)
      #expect(window.isSpinning)
      await window.pass(.milliseconds(10), on: stage)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      #expect(loader.state == .success(["milk"]))
      await window.pass(.milliseconds(489), on: stage)
      #expect(window.isSpinning)
      #expect(!window.texts.contains("milk"))
      await window.pass(.milliseconds(1), on: stage)
      #expect(!window.isSpinning)
      #expect(window.texts == ["milk"])
    }

    @Test func `40: after three seconds the page says that it takes longer than usual`() async {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.milliseconds(2_999), on: stage)
      #expect(window.texts == ["Loading…"])
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.texts.contains("This is taking longer than usual."))
    }

    @Test func `40: what is loaded again while the spinner is still there has not taken long yet`() async {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader).indicatorTiming(minimum: .seconds(60)) }
      await window.pass(.seconds(3), on: stage)
      #expect(window.texts.contains("This is taking longer than usual."))
      loader.cancel()
      await window.pass(.seconds(1), on: stage)
      loader.load()
      await window.settle()
      #expect(window.texts == ["Loading…"])
      await window.pass(.seconds(3), on: stage)
      #expect(window.texts.contains("This is taking longer than usual."))
    }

    @Test func `39: the timing is the app's to set`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader).indicatorTiming(delay: .zero, minimum: .seconds(2)) }
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.isSpinning)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.pass(.milliseconds(1_998), on: stage)
      #expect(window.isSpinning)
      await window.pass(.milliseconds(1), on: stage)
      #expect(!window.isSpinning)
    }
  }
}
