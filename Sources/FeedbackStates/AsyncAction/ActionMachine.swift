/// The decisions of an action: which runs there are, which one comes next, what is shown. It starts no task.
package struct ActionMachine<Output> {
  /// What is shown.
  package private(set) var state: Loadable<Output>
  /// What is happening.
  package private(set) var activity = LoadActivity.idle
  /// The failure of the last run or attempt, until a run succeeds.
  package private(set) var lastFailure: LoadFailure?
  /// The runs under way, oldest first.
  package private(set) var running: [ActionRunID] = []
  /// The runs that wait for their turn, first come first served.
  package private(set) var queued: [ActionRunID] = []
  /// What is shown while nothing runs.
  private var resting: Loadable<Output>
  private var restingRun = ActionRunID(rawValue: 0)
  private var lastRun = 0

  package init(_ state: Loadable<Output> = .notInitiated) {
    self.state = state
    resting = state
  }

  /// What the owner of the machine has to do at a start.
  package enum StartDecision: Equatable {
    /// Nothing: the action is running already.
    case ignore
    /// Run it, after cancelling these.
    case run(ActionRunID, cancelling: [ActionRunID])
    /// Keep it until its turn comes.
    case queue(ActionRunID)
  }

  /// Asks for a run.
  package mutating func start(_ overlap: OverlapPolicy) -> StartDecision {
    if overlap == .ignoreNew, !running.isEmpty { return .ignore }
    lastRun += 1
    let run = ActionRunID(rawValue: lastRun)
    // Who starts a run on hearing of the end of another does not go before those who wait.
    if overlap == .queue, !(running.isEmpty && queued.isEmpty) {
      queued.append(run)
      return .queue(run)
    }
    let cancelled = overlap == .restart ? running : []
    if overlap == .restart { running = [] }
    begin(run)
    return .run(run, cancelling: cancelled)
  }

  /// Takes what came of a run; one that was cancelled or replaced no longer counts.
  ///
  /// - Returns: `nil` if the run does not count.
  package mutating func finish(_ run: ActionRunID, _ result: Result<Output, any Error>) -> LoadedOutcome<Output>? {
    guard let index = running.firstIndex(of: run) else { return nil }
    let outcome: LoadedOutcome<Output>
    switch result {
    case .success(let output): outcome = .success(output)
    case .failure(let error): outcome = LoadFailure(error).map { .failure($0) } ?? .cancelled
    }
    running.remove(at: index)
    rest(run, outcome, result)
    if running.isEmpty { activity = .idle }
    state = running.isEmpty ? resting : .loading
    return outcome
  }

  /// Takes the run whose turn it is, if any.
  package mutating func next() -> ActionRunID? {
    guard running.isEmpty, !queued.isEmpty else { return nil }
    let run = queued.removeFirst()
    begin(run)
    return run
  }

  /// Gives up every run; what was shown before is shown again.
  package mutating func cancel() -> [ActionRunID] {
    let given = running + queued
    running = []
    queued = []
    activity = .idle
    state = resting
    return given
  }

  /// Starts over.
  package mutating func reset() -> [ActionRunID] {
    let given = cancel()
    resting = .notInitiated
    state = .notInitiated
    lastFailure = nil
    return given
  }

  /// Puts what came of the last run away, unless another is under way.
  package mutating func clear() {
    guard running.isEmpty else { return }
    resting = .notInitiated
    state = .notInitiated
  }

  /// Notes what a run is doing.
  package mutating func note(_ newActivity: LoadActivity, failure: LoadFailure? = nil, in run: ActionRunID) -> Bool {
    guard running.contains(run) else { return false }
    activity = newActivity
    if let failure { lastFailure = failure }
    return true
  }

  private mutating func begin(_ run: ActionRunID) {
    running.append(run)
    activity = .loading(.mutation)
    state = .loading
  }

  /// An older run that ends after a newer one does not speak for the action.
  private mutating func rest(_ run: ActionRunID, _ outcome: LoadedOutcome<Output>, _ result: Result<Output, any Error>) {
    guard run > restingRun, outcome.counts else { return }
    restingRun = run
    resting = Loadable(result)
    if case .failure(let failure) = outcome { lastFailure = failure } else { lastFailure = nil }
  }
}

extension ActionMachine: Sendable where Output: Sendable {}

/// What came of a run.
package enum LoadedOutcome<Output> {
  case success(Output)
  case failure(LoadFailure)
  case cancelled

  /// Whether the person is to be told.
  var counts: Bool {
    if case .cancelled = self { false } else { true }
  }
}

extension LoadedOutcome: Sendable where Output: Sendable {}

extension LoadedOutcome {
  /// What the person is told, if anything.
  var result: Result<Output, LoadFailure>? {
    switch self {
    case .success(let output): .success(output)
    case .failure(let failure): .failure(failure)
    case .cancelled: nil
    }
  }
}
