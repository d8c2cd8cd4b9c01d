import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct AnnouncementTests {
    let stage = Stage()
    let fetch = ScriptedOperation<Void, [String]>()

    private func view(_ loader: Loader<[String]>) -> some View {
      LoadableView(loader) { Text($0.joined()) } empty: { Text("No words") }
    }

    @Test func `44: a load of less than a second passes in silence`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.milliseconds(999), on: stage)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == [])
    }

    @Test func `44: a load of more than a second is announced, and so is its end`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.seconds(1), on: stage)
      #expect(stage.spoken == ["Loading…"])
      try await fetch.call(1).succeed(with: ["milk", "bread"])
      await loader.settled()
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == ["Loading…", "Loaded, 2 items"])
    }

    @Test func `44: a failure is announced once`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == ["The shop is closed."])
    }

    @Test func `44: the end of a retry is announced, as the person asked for it`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      await window.settle()
      stage.forget()
      window.button("Retry")?.emitClicked()
      await window.settle()
      try await fetch.call(2).fail(with: Problem())
      await loader.settled()
      await window.settle()
      #expect(stage.spoken == ["The shop is closed."])
      window.button("Retry")?.emitClicked()
      await window.settle()
      try await fetch.call(3).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(stage.spoken == ["The shop is closed.", "Loaded, 1 item"])
    }

    @Test func `44: a refresh that nobody asked for succeeds in silence, and its failure is announced once`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      loader.load(.timer)
      await window.pass(.seconds(5), on: stage)
      try await fetch.call(2).succeed(with: ["bread"])
      await loader.settled()
      await window.settle()
      #expect(stage.spoken == [])
      loader.load(.timer)
      await window.settle()
      try await fetch.call(3).fail(with: Problem())
      await loader.settled()
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == ["The shop is closed."])
      // Asked for with the banner's own button, its success is told.
      window.button("Retry")?.emitClicked()
      await window.settle()
      try await fetch.call(4).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(stage.spoken == ["The shop is closed.", "Loaded, 1 item"])
    }

    @Test func `3: a load that is given up is not mentioned`() async {
      let loader = stage.loader(fetch)
      let window = await stage.show { view(loader) }
      await window.settle()
      loader.cancel()
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == [])
    }

    @Test func `21: being offline is announced in place of the load`() async {
      let connectivity = Connectivity(isOnline: false)
      let loader = stage.loader(connectivity: connectivity, fetch)
      let window = await stage.show { view(loader) }
      await window.pass(.seconds(5), on: stage)
      #expect(stage.spoken == ["You’re offline. Loading goes on as soon as there is a connection."])
    }

    @Test func `the words can be said in another language`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show {
        view(loader).feedbackWording(FeedbackWording(loading: "Wird geladen …", retry: "Erneut versuchen"))
      }
      await window.pass(.seconds(1), on: stage)
      #expect(stage.spoken == ["Wird geladen …"])
      #expect(window.texts == ["Wird geladen …"])
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts.last == "Erneut versuchen")
    }
  }
}
