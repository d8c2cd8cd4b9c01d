extension Loader {
  /// Does what the machine decided.
  func follow(_ decision: LoadMachine<Value>.Decision) {
    switch decision {
    case .stay, .join: break
    case .stop:
      task?.cancel()
      task = nil
      foldEdits()
      runsDidEnd()
    case .run(let run):
      task?.cancel()
      runWillStart(run)
      task = makeTask(for: run)
    }
  }

  /// The task must not keep the loader alive, or nobody could ever give it up.
  private func makeTask(for run: Int) -> Task<Void, Never> {
    let reason = machine.status.activity.reason ?? .firstLoad
    return Task { [weak self, operation, clock, connectivity, policy] in
      var attempt = 1
      while true {
        if policy.whenOffline == .wait, !connectivity.isOnline {
          guard self?.pause(run) == true, (try? await connectivity.waitUntilOnline()) != nil else { break }
          guard self?.beginAttempt(run) == true else { break }
        }
        // It may have been given up before it began.
        if Task.isCancelled { break }
        let result: Result<Value, any Error>
        do {
          if policy.whenOffline == .fail, !connectivity.isOnline { throw OfflineError() }
          let context = LoadContext(reason: reason, attempt: attempt, run: run) { [weak self] in self?.report($0, in: run) }
          result = .success(try await operation(context))
        } catch {
          result = .failure(error)
        }
        guard let next = self?.finish(result, in: run) else { break }
        if case .end = next { break }
        if case .retry(let deadline) = next {
          guard (try? await clock.sleep(until: deadline)) != nil else { break }
        }
        guard self?.beginAttempt(run) == true else { break }
        attempt += 1
      }
      self?.end(run)
    }
  }

  private func pause(_ run: Int) -> Bool {
    change(.paused, state: false) { $0.pause(in: run) }
  }

  private func beginAttempt(_ run: Int) -> Bool {
    change(.attempted, state: false) { $0.attempt(in: run) }
  }

  private func report(_ progress: Double, in run: Int) {
    guard machine.isCurrent(run) else { return }
    change(.progressed, state: false) { _ = $0.progress(progress, in: run) }
  }

  private func finish(_ result: Result<Value, any Error>, in run: Int) -> LoadMachine<Value>.FailureDecision {
    guard machine.isCurrent(run) else { return .end }
    switch result {
    case .success(let value): succeed(with: value, in: run)
    case .failure(let error):
      let waitsForConnection = policy.whenOffline == .wait && !connectivity.isOnline
      let keepsState = machine.status.state.hasValue && !machine.status.isPrevious
      let decision = change(.failed, state: !keepsState) {
        $0.fail(
          error, in: run, retry: error is OfflineError ? .never : policy.retry,
          isOnline: !waitsForConnection, now: clock.now)
      }
      #if DEBUG
        if decision == .end, !isCancellation(error) { watchRefreshFailure() }
      #endif
      return decision
    }
    return .end
  }

  private func succeed(with value: Value, in run: Int) {
    layer?.rebase(on: value, from: run)
    let shown = layer?.value ?? value
    let origin: LoadOrigin = layer?.isPending == true ? .optimistic : .live
    let (now, date) = (clock.now, clock.date)
    change(.succeeded) {
      guard $0.succeed(shown, in: run, now: now, date: date), origin == .optimistic else { return }
      $0.replace(shown, origin: origin, fetchedAt: nil, date: nil)
    }
    foldEdits()
    runDidSucceed(run)
  }

  /// Nothing may look busy once its task is over, whatever made it end.
  private func end(_ run: Int) {
    if machine.isCurrent(run) { change(.cancelled, state: machine.status.state.isLoading) { _ = $0.cancel() } }
    guard run == machine.generation || !machine.isRunning else { return }
    foldEdits()
    runsDidEnd()
  }

  func foldEdits() {
    guard !machine.isRunning else { return }
    layer?.foldConfirmed()
    if layer?.isEmpty == true { layer = nil }
  }
}
