/// One run of an action, and those who wait for it.
@MainActor final class ActionRun<Input, Output> {
  let id: ActionRunID
  let input: Input
  var task: Task<Void, Never>?
  /// Whether whoever started it waits for the result.
  var isAwaited = false
  private var result: Result<Output, any Error>?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(id: ActionRunID, input: Input) {
    self.id = id
    self.input = input
  }

  /// Waits until the run is over.
  func finished() async -> Result<Output, any Error> {
    if result == nil {
      await withCheckedContinuation { waiters.append($0) }
    }
    return result ?? .failure(CancellationError())
  }

  /// Ends the run; only the first end counts.
  func end(_ result: Result<Output, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    task = nil
    let waiters = self.waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}

/// Somebody who is told how runs end, until it goes away.
struct OutcomeHandler<Input, Output> {
  weak var owner: AnyObject?
  let handler: @MainActor (ActionOutcome<Input, Output>) -> Void
}
