#if DEBUG
  import FeedbackStates
  import FeedbackStatesTesting
  import Observation
  import Testing

  @MainActor struct InspectorTests {
    func entry(_ name: String) -> InspectorEntry? { FeedbackInspector.shared.entries.last { $0.name == name } }

    @Test func `46: every live loader is listed, with its state, attempts, age and history`() async throws {
      let clock = TestClock()
      do {
        let loader = Loader("inspected loader", clock: clock.loadClock, connectivity: Connectivity()) { ["milk"] }
        await loader.refresh()
        let found = try #require(entry("inspected loader"))
        #expect(found.kind == .loader)
        #expect(found.state == "success (1)")
        #expect(found.activity == .idle)
        #expect(found.updatedAt == clock.startDate)
        #expect(found.history.map(\.name) == ["started: firstLoad", "succeeded"])
      }
      #expect(entry("inspected loader") == nil)
    }

    @Test func `46: a loader can be made to show every page, and shows its own again`() async throws {
      let loader = Loader("forced loader", connectivity: Connectivity()) { ["milk"] }
      await loader.refresh()
      let id = try #require(entry("forced loader")).id
      var redraws = 0
      withObservationTracking {
        _ = loader.state
      } onChange: {
        MainActor.assumeIsolated { redraws += 1 }
      }
      let inspector = FeedbackInspector.shared
      inspector.force(.empty, on: id)
      #expect(loader.state == .success([]))
      #expect(redraws == 1)
      inspector.force(.failed, on: id)
      #expect(loader.state.failure?.title == "Forced failure")
      inspector.force(.slow, on: id)
      #expect(loader.status.state == .loading)
      #expect(loader.activity == .loading(.firstLoad))
      inspector.force(.offline, on: id)
      #expect(loader.status.isOffline)
      inspector.force(.notInitiated, on: id)
      #expect(loader.state == .notInitiated)
      #expect(entry("forced loader")?.forced == .notInitiated)
      inspector.force(nil, on: id)
      #expect(loader.state == .success(["milk"]))
    }

    @Test func `46: actions are listed and forced too, and the panel hears of changes`() async throws {
      let action = AsyncAction("inspected action", connectivity: Connectivity()) {}
      #expect(!action.state.isLoading)
      let id = try #require(entry("inspected action")).id
      let before = FeedbackInspector.shared.revision
      try await action.run()
      #expect(FeedbackInspector.shared.revision > before)
      #expect(entry("inspected action")?.history.map(\.name) == ["started: mutation", "succeeded"])
      FeedbackInspector.shared.force(.slow, on: id)
      #expect(action.isRunning)
      FeedbackInspector.shared.releaseAll()
      #expect(!action.isRunning)
    }
  }
#endif
