import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct LoadableViewTests {
    let stage = Stage()
    let fetch = ScriptedOperation<Void, [String]>()

    struct Words: View {
      let loader: Loader<[String]>
      var body: some View {
        LoadableView(loader) { words in
          VStack { ForEach(words, id: \.self) { Text($0) } }
        } empty: {
          Text("No words")
        }
      }
    }

    @Test func `the five pages: nothing yet, progress, content, empty, failure`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      #expect(loader.state == .loading)
      #expect(window.texts == [])
      await window.pass(.milliseconds(300), on: stage)
      #expect(window.isSpinning)
      #expect(window.texts == ["Loading…"])
      try await fetch.call(1).fail(with: Problem())
      await window.pass(.milliseconds(500), on: stage)
      #expect(window.texts == ["No milk", "The shop is closed.", "Retry"])
      window.button("Retry")?.emitClicked()
      try await fetch.call(2).succeed(with: [])
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["No words"])
      loader.load()
      try await fetch.call(3).succeed(with: ["milk"])
      await window.settle()
      #expect(window.texts == ["milk"])
    }

    @Test func `12: before the first answer nothing says that it is empty`() async {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      #expect(!window.texts.contains("No words"))
      await window.pass(.seconds(2), on: stage)
      #expect(window.texts == ["Loading…"])
    }

    @Test func `12: the empty page is there in the render of the empty answer, and no spinner is`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: [])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["No words"])
      #expect(!window.isSpinning)
    }

    @Test func `13: the empty page stays while it is refreshed, time and again`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: [])
      await loader.settled()
      await window.settle()
      let page = window.label("No words")
      for call in 2...6 {
        loader.invalidate()
        await window.settle()
        #expect(window.label("No words")?.isSame(as: page!) == true)
        try await fetch.call(call).succeed(with: [])
        await loader.settled()
        await window.settle()
      }
      #expect(window.label("No words")?.isSame(as: page!) == true)
    }

    @Test func `6: the content keeps its identity while it is refreshed`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      let row = window.label("milk")
      loader.load()
      await window.pass(.seconds(5), on: stage)
      #expect(loader.status.isRefreshing)
      #expect(window.texts == ["milk"])
      try await fetch.call(2).succeed(with: ["milk", "bread"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["milk", "bread"])
      #expect(window.label("milk")?.isSame(as: row!) == true)
    }

    @Test func `8: a failed refresh keeps the content, and a banner offers to try again`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      let row = window.label("milk")
      loader.load()
      try await fetch.call(2).fail(with: Problem())
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["The shop is closed.", "Retry", "milk"])
      #expect(window.label("milk")?.isSame(as: row!) == true)

      window.button("Retry")?.emitClicked()
      await window.settle()
      #expect(window.button("Retry")?.isSensitive == false)
      try await fetch.call(3).succeed(with: ["bread"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["bread"])
    }

    @Test func `the banner of a failed refresh can be closed`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      loader.load()
      try await fetch.call(2).fail(with: Problem())
      await loader.settled()
      await window.settle()
      window.button(named: "Close")?.emitClicked()
      await window.settle()
      #expect(window.texts == ["milk"])
    }

    @Test func `9, 10: a retry keeps the failure page, and its button is busy in the next render`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      await window.settle()
      let title = window.label("No milk")
      let retry = window.button("Retry")
      #expect(retry?.isSensitive == true)
      retry?.emitClicked()
      await window.settle()
      #expect(retry?.isSensitive == false)
      #expect(window.label("No milk")?.isSame(as: title!) == true)
      await window.pass(.milliseconds(100), on: stage)
      #expect(window.isSpinning)
      try await fetch.call(2).fail(with: Problem(message: "Still closed."))
      await loader.settled()
      await window.pass(.milliseconds(400), on: stage)
      #expect(window.texts == ["No milk", "Still closed.", "Retry"])
      #expect(retry?.isSensitive == true)
    }

    @Test func `4: a load that was given up offers to go on`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show { Words(loader: loader) }
      await window.pass(.seconds(3), on: stage)
      #expect(window.texts == ["Loading…", "This is taking longer than usual.", "Cancel"])
      window.button("Cancel")?.emitClicked()
      await window.pass(.seconds(1), on: stage)
      #expect(loader.state == .notInitiated)
      #expect(window.texts.last == "Retry")
      window.button("Retry")?.emitClicked()
      try await fetch.call(2).succeed(with: ["milk"])
      await loader.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["milk"])
    }

    @Test func `21: without a connection the page says so at once, and goes on by itself`() async throws {
      let connectivity = Connectivity(isOnline: false)
      let loader = stage.loader(connectivity: connectivity, fetch)
      let window = await stage.show { Words(loader: loader) }
      await window.settle()
      #expect(window.texts == ["You’re offline", "Loading goes on as soon as there is a connection."])
      #expect(!window.isSpinning)
      connectivity.update(isOnline: true)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["milk"])
    }

    @Test func `21: content that cannot be refreshed for want of a connection stays, under a banner`() async throws {
      let connectivity = Connectivity()
      let loader = stage.loader(connectivity: connectivity, fetch)
      let window = await stage.show { Words(loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      connectivity.update(isOnline: false)
      loader.load()
      await window.settle()
      await window.settle()
      #expect(window.texts == ["You are offline. This is updated as soon as there is a connection.", "milk"])
    }

    @Test func `progress that is known is shown as a bar, and runs the content never`() async throws {
      var report: (@MainActor (Double) -> Void)?
      let gate = Gate()
      let loader = Loader<[String]>(clock: stage.time, connectivity: Connectivity()) { context in
        report = { context.report(progress: $0) }
        await gate.pass()
        return ["milk"]
      }
      var runs = 0
      let window = await stage.show {
        LoadableView(loader) { words in
          let _ = runs += 1
          Text(words.joined())
        } empty: {
          Text("No words")
        }
      }
      try await gate.arrivals(1)
      report?(0.5)
      await window.pass(.milliseconds(300), on: stage)
      #expect(!window.widgets { $0.className == "GtkProgressBar" && $0.isMapped }.isEmpty)
      gate.open()
      await loader.settled()
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["milk"])
      let before = runs
      gate.close()
      loader.load()
      try await gate.arrivals(2)
      report?(0.25)
      await window.settle()
      report?(0.75)
      await window.settle()
      #expect(runs == before)
    }

    @Test func `a state that somebody else keeps has the same pages`() async {
      var retries = 0
      func page(_ state: Loadable<[String]>) -> some View {
        LoadableView(state, retry: { retries += 1 }) { Text($0.joined()) } empty: { Text("No words") }
      }
      let failed = await stage.show { page(.failure(Problem())) }
      #expect(failed.texts == ["No milk", "The shop is closed.", "Retry"])
      failed.button("Retry")?.emitClicked()
      #expect(retries == 1)
      let empty = await stage.show { page(.success([])) }
      #expect(empty.texts == ["No words"])
      let full = await stage.show { page(.success(["milk"])) }
      #expect(full.texts == ["milk"])
    }

    @Test(arguments: [nil, [], ["milk"]] as [[String]?])
    func `a collection that may not be there shows its empty page where it is not, or has nothing in it`(
      words: [String]?
    ) async {
      let loader = Loader<[String]?>(clock: stage.time, connectivity: Connectivity()) { words }
      func page(_ words: [String]) -> Text { Text(words.joined()) }
      let loaded = await stage.show {
        LoadableView(loader) { words in Text(words.joined()) } empty: { Text("No words") }
      }
      await loader.settled()
      await loaded.settle()
      let expected = words?.isEmpty == false ? ["milk"] : ["No words"]
      #expect(loaded.texts == expected)
      let kept = await stage.show {
        LoadableView(Loadable.success(words), retry: {}, content: page) { Text("No words") }
      }
      #expect(kept.texts == expected)
    }

    @Test func `a value that is no collection says itself whether there is nothing in it`() async {
      let loader = Loader<Int>(clock: stage.time, connectivity: Connectivity()) { 0 }
      let window = await stage.show {
        LoadableView(loader, isEmpty: { $0 == 0 }) { Text("\($0)") } empty: { Text("None") }
      }
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["None"])
      let kept = await stage.show {
        LoadableView(Loadable.success(0), isEmpty: { $0 == 0 }, retry: {}) { Text("\($0)") } empty: { Text("None") }
      }
      #expect(kept.texts == ["None"])
    }

    @Test func `a style may change one page, and a style all of them`() async throws {
      let loader = stage.loader(fetch)
      let window = await stage.show {
        Words(loader: loader)
          .loadingPage { _ in Text("Patience") }
          .failurePage { configuration in Button("Once more", action: configuration.retry) }
      }
      await window.settle()
      #expect(window.texts == ["Patience"])
      try await fetch.call(1).fail(with: Problem())
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["Once more"])
      window.button("Once more")?.emitClicked()
      try await fetch.call(2).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["milk"])
    }

    @Test func `22: a screen that comes back while the value is fresh does not load again`() async throws {
      struct Screen: View {
        let model: Presence
        let loader: Loader<[String]>
        var body: some View { if model.isShown { Words(loader: loader) } else { Text("Away") } }
      }
      let loader = stage.loader(policy: LoadPolicy(freshness: .seconds(30), retry: .never), fetch)
      let model = Presence()
      let window = await stage.show { Screen(model: model, loader: loader) }
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      for _ in 1...2 {
        model.isShown = false
        await window.settle()
        model.isShown = true
        await window.settle()
      }
      #expect(fetch.calls.count == 1)
      model.isShown = false
      await window.pass(.seconds(31), on: stage)
      model.isShown = true
      await window.settle()
      #expect(fetch.calls.count == 2)
      #expect(window.texts == ["milk"])
    }
  }
}
