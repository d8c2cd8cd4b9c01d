extension AsyncAction {
  func begin(_ input: Input) -> ActionRun<Input, Output>? {
    if policy.overlap == .ignoreNew, !machine.running.isEmpty { return nil }
    let decision = signal.change(state: true) {
      storedInput = input
      return machine.start(policy.overlap)
    }
    switch decision {
    case .ignore: return nil
    case .queue(let id):
      let run = ActionRun<Input, Output>(id: id, input: input)
      runs[id] = run
      return run
    case .run(let id, let cancelled):
      cancelRuns(cancelled)
      let run = ActionRun<Input, Output>(id: id, input: input)
      runs[id] = run
      launch(run)
      return run
    }
  }

  /// Unlike a loader's, the task keeps the action alive: a payment is not to stop half way because a view went.
  private func launch(_ run: ActionRun<Input, Output>) {
    note(.started(.mutation))
    run.task = Task {
      let result = await perform(run)
      finish(run, result)
    }
  }

  private func perform(_ run: ActionRun<Input, Output>) async -> Result<Output, any Error> {
    var attempt = 1
    while true {
      do {
        try await waitForConnection(run)
        // It may have been given up before it began.
        try Task.checkCancellation()
        let context = LoadContext(reason: .mutation, attempt: attempt, run: run.id.rawValue) { [weak self] progress in
          self?.report(.loading(.mutation, progress: LoadActivity.progress(progress)), in: run.id)
        }
        return .success(try await operation(run.input, context))
      } catch {
        guard !Task.isCancelled, !(error is OfflineError), let failure = LoadFailure(error),
          let delay = policy.idempotentRetry?.delay(after: failure, attempts: attempt)
        else { return .failure(error) }
        let deadline = clock.now.advanced(by: delay)
        report(.waitingToRetry(attempt: attempt, deadline: deadline), failure: failure, in: run.id)
        do { try await clock.sleep(until: deadline) } catch { return .failure(error) }
        report(.loading(.mutation), in: run.id)
        attempt += 1
      }
    }
  }

  private func waitForConnection(_ run: ActionRun<Input, Output>) async throws {
    guard !connectivity.isOnline else { return }
    switch policy.whenOffline {
    case .ignore: return
    case .fail: throw OfflineError()
    case .wait:
      report(.paused(.offline), in: run.id)
      try await connectivity.waitUntilOnline()
      report(.loading(.mutation), in: run.id)
    }
  }

  private func report(_ activity: LoadActivity, failure: LoadFailure? = nil, in run: ActionRunID) {
    guard machine.running.contains(run) else { return }
    signal.change(state: false) { _ = machine.note(activity, failure: failure, in: run) }
  }

  private func finish(_ run: ActionRun<Input, Output>, _ result: Result<Output, any Error>) {
    guard machine.running.contains(run.id) else { return }
    let outcome = signal.change(state: true) { () -> ActionOutcome<Input, Output>? in
      guard let outcome = machine.finish(run.id, result)?.result else { return nil }
      let ended = ActionOutcome(id: run.id, input: run.input, result: outcome)
      if lastOutcome.map({ $0.id < run.id }) ?? true { lastOutcome = ended }
      unclaimedRuns = unclaimedRuns.suffix(15) + [run.id]
      return ended
    }
    note(outcome.map { $0.isSuccess ? .succeeded : .failed } ?? .cancelled)
    runs[run.id] = nil
    run.end(outcome == nil ? .failure(CancellationError()) : result)
    if let outcome { tell(outcome, isAwaited: run.isAwaited) }
    startNext()
  }

  private func startNext() {
    guard !machine.queued.isEmpty, machine.running.isEmpty else { return }
    guard let id = signal.change(state: true, { machine.next() }), let run = runs[id] else { return }
    launch(run)
  }

  private func tell(_ outcome: ActionOutcome<Input, Output>, isAwaited: Bool) {
    handlers = handlers.filter { $0.value.owner != nil }
    for handler in handlers.values { handler.handler(outcome) }
    guard outcome.failure != nil, !isAwaited, !isFailureRead, unclaimedRuns.contains(outcome.id) else { return }
    fallbacks = fallbacks.filter { $0.value.owner != nil }
    if let fallback = fallbacks.values.first {
      fallback.handler(outcome)
    } else {
      #if DEBUG
        watchUnseenFailure(outcome)
      #endif
    }
  }

  func stop(_ body: (inout ActionMachine<Output>) -> [ActionRunID]) {
    let cancelled = signal.change(state: true) { body(&machine) }
    note(.cancelled)
    cancelRuns(cancelled)
  }

  private func cancelRuns(_ ids: [ActionRunID]) {
    for id in ids {
      guard let run = runs.removeValue(forKey: id) else { continue }
      run.task?.cancel()
      run.end(.failure(CancellationError()))
    }
  }

  /// Calls `listener` with every single state, also with those that follow each other in one tick.
  package func listen(_ listener: @escaping @MainActor (Loadable<Output>, LoadActivity) -> Void) {
    signal.listen { [weak self] _ in
      if let self { listener(shownState, activity) }
    }
  }

  /// Makes a change that every observer is told of.
  func redraw(_ body: () -> Void) {
    signal.change(state: true, body)
  }

  /// Makes the action known to the inspector, as soon as anybody has to do with it.
  func register() {
    #if DEBUG || FEEDBACK_INSPECTOR
      guard !inspection.isRegistered else { return }
      inspection.isRegistered = true
      FeedbackInspector.shared.register(self)
    #endif
  }

  private func note(_ event: LoadEventName) {
    register()
    #if DEBUG || FEEDBACK_INSPECTOR
      inspection.record(event, at: clock.date)
    #endif
  }
}
