#if DEBUG
  import FeedbackStates
  import FeedbackStatesTesting
  import Testing

  @Suite(.timeLimit(.minutes(5)), .serialized) @MainActor struct RefreshFailureWatchTests {
    /// Something that may happen to a loader so that its failure is seen, or is nobody's business.
    enum Reading: CaseIterable {
      case statusBefore, failureAfter, waitedFor, acknowledged, valueNeverRead, gone, mended, cancelled
    }

    /// Lets refreshes fail, and returns what a developer was told of it.
    func advice(after refreshes: Int, _ reading: Reading?) async throws -> [String] {
      let gate = Gate()
      let name = "list \(Int.random(in: 0..<1_000_000))"
      var lines: [String] = []
      let (wait, deliver) = (UnseenFailureAdvice.wait, UnseenFailureAdvice.deliver)
      defer { (UnseenFailureAdvice.wait, UnseenFailureAdvice.deliver) = (wait, deliver) }
      UnseenFailureAdvice.wait = { await gate.pass() }
      UnseenFailureAdvice.deliver = { if $0.contains(name) { lines.append($0) } }

      let fetch = ScriptedOperation<Void, [String]>()
      var loader: Loader<[String]>? = Loader(name, policy: LoadPolicy(retry: .never), connectivity: Connectivity()) {
        try await fetch()
      }
      loader?.load()
      try await fetch.call(1).succeed(with: [])
      await drain()
      if reading != .valueNeverRead { #expect(loader?.state == .success([])) }
      if reading == .statusBefore { #expect(loader?.status.refreshFailure == nil) }
      for refresh in 1...refreshes {
        let waiting = reading == .waitedFor ? Task { [loader] in await loader?.refresh() } : nil
        loader?.load()
        try await fetch.call(refresh + 1).fail(with: reading == .cancelled ? CancellationError() : TestError.server)
        await drain()
        _ = await waiting?.value
      }
      switch reading {
      case .failureAfter: #expect(loader?.refreshFailure != nil)
      case .acknowledged: loader?.acknowledgeFailure()
      case .gone: loader = nil
      case .mended:
        loader?.load()
        try await fetch.call(refreshes + 2).succeed(with: [])
        await drain()
      default: break
      }
      gate.open()
      await drain()
      return lines
    }

    @Test func `a developer is told once of refreshes that fail where nobody can see it, and what to add`() async throws {
      let lines = try await advice(after: 3, nil)
      #expect(lines.count == 1)
      #expect(lines.first?.contains("LoadableView") == true)
      #expect(lines.first?.contains("refreshFailure") == true)
      #expect(lines.first?.contains("acknowledgeFailure()") == true)
    }

    @Test(arguments: Reading.allCases)
    func `nothing is told of a failure that somebody has read, or that is nobody's business`(reading: Reading) async throws {
      #expect(try await advice(after: 2, reading) == [])
    }
  }
#endif
