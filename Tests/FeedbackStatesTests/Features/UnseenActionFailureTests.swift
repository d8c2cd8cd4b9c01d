#if DEBUG
  import FeedbackStates
  import FeedbackStatesTesting
  import Testing

  extension RefreshFailureWatchTests {
    /// Something that may happen to an action so that its failure is seen, or is nobody's business.
    enum ActionReading: CaseIterable {
      case stateBefore, outcomeAfter, failureAfter, awaited, claimed, cancelled, gone, mended
    }

    /// Lets an action fail twice, and returns what a developer was told of it.
    private func advice(_ reading: ActionReading?) async throws -> [String] {
      let gate = Gate()
      let name = "save \(Int.random(in: 0..<1_000_000))"
      var lines: [String] = []
      let (wait, deliver) = (UnseenFailureAdvice.wait, UnseenFailureAdvice.deliver)
      defer { (UnseenFailureAdvice.wait, UnseenFailureAdvice.deliver) = (wait, deliver) }
      UnseenFailureAdvice.wait = { await gate.pass() }
      UnseenFailureAdvice.deliver = { if $0.contains(name) { lines.append($0) } }

      let send = ScriptedOperation<Void, Int>()
      var action: AsyncAction<Void, Int>? = AsyncAction(name, connectivity: Connectivity()) { try await send() }
      let owner = Gate()
      if reading == .stateBefore { #expect(action?.state == .notInitiated) }
      action?.onOutcome(for: owner) { [weak action] outcome in
        if reading == .claimed { _ = action?.claimOutcome(outcome.id) }
      }
      for run in 1...2 {
        #expect(action?.isRunning == false)
        let waiting = reading == .awaited ? Task { [action] in try await action?.run() } : nil
        if waiting == nil { action?.start() }
        try await send.call(run).fail(with: reading == .cancelled ? CancellationError() : TestError.server)
        await action?.settled()
        _ = await waiting?.result
      }
      switch reading {
      case .outcomeAfter: #expect(action?.outcome?.isSuccess == false)
      case .failureAfter: #expect(action?.lastFailure != nil)
      case .gone: action = nil
      case .mended:
        action?.start()
        try await send.call(3).succeed(with: 1)
        await action?.settled()
      default: break
      }
      gate.open()
      await drain()
      return lines
    }

    @Test func `a developer is told once of an action that fails where nobody can see it, and what to add`() async throws {
      let lines = try await advice(nil)
      #expect(lines.count == 1)
      #expect(lines.first?.contains("actionFeedback") == true)
      #expect(lines.first?.contains("AsyncButton") == true)
    }

    @Test(arguments: ActionReading.allCases)
    func `nothing is told of a failed action that somebody has read, or that is nobody's business`(
      reading: ActionReading
    ) async throws {
      #expect(try await advice(reading) == [])
    }
  }
#endif
