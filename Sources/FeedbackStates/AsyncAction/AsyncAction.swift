import Observation

/// Something a person can set off: saving, sending, deleting.
///
///     @Observable @MainActor final class EditorModel {
///       let save = AsyncAction("save") { draft in try await api.save(draft) }
///     }
///
///     AsyncButton("Save", action: model.save, input: model.draft)
///
/// It has the four states of a ``Loadable``: not initiated, loading while it runs, success, failure. A start while it
/// is running does nothing, even in the same tick, unless its ``ActionPolicy/overlap`` says otherwise. The work
/// belongs to the action: it goes on when the button is gone, and ``outcome`` tells whoever shows the feedback.
///
/// It is sent once. Only an action that is marked as idempotent is tried again by itself.
@MainActor public final class AsyncAction<Input, Output>: Observable {
  /// What the action is called in the inspector.
  public let name: String
  /// How the action behaves.
  public let policy: ActionPolicy

  let clock: LoadClock
  private let connectivity: Connectivity
  private let operation: @MainActor (Input, LoadContext) async throws -> Output
  private let signal = ChangeSignal()
  private var machine = ActionMachine<Output>()
  private var runs: [ActionRunID: ActionRun<Input, Output>] = [:]
  private var lastOutcome: ActionOutcome<Input, Output>?
  private var unclaimedRuns: [ActionRunID] = []
  private var storedInput: Input?
  private var handlers: [ObjectIdentifier: OutcomeHandler<Input, Output>] = [:]
  #if DEBUG || FEEDBACK_INSPECTOR
    var inspection = Inspection()
  #endif

  /// Creates an action that is told about each run.
  ///
  /// - Parameters:
  ///   - name: What the action is called in the inspector.
  ///   - policy: How it behaves.
  ///   - clock: Where it takes the time from.
  ///   - connectivity: What knows whether there is a connection.
  ///   - operation: Does the work. It may report progress.
  public nonisolated init(
    _ name: String = "", policy: ActionPolicy = .standard, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared,
    operation: @escaping @MainActor (Input, LoadContext) async throws -> Output
  ) {
    self.name = name
    self.policy = policy
    self.clock = clock
    self.connectivity = connectivity
    self.operation = operation
  }

  /// Creates an action.
  public nonisolated convenience init(
    _ name: String = "", policy: ActionPolicy = .standard, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.init(name, policy: policy, clock: clock, connectivity: connectivity) { input, _ in
      try await operation(input)
    }
  }

  // MARK: What is there, and what is happening

  /// Not initiated, loading while it runs, success or failure.
  public var state: Loadable<Output> {
    signal.readState()
    register()
    #if DEBUG || FEEDBACK_INSPECTOR
      if let forced = inspection.forced { return forced.state(insteadOf: machine.state) }
    #endif
    return machine.state
  }

  /// What is happening: idle, running with or without known progress, waiting to be tried again, or paused.
  public var activity: LoadActivity {
    signal.readDetails()
    #if DEBUG || FEEDBACK_INSPECTOR
      if let forced = inspection.forced { return forced.activity(insteadOf: machine.activity, reason: .mutation) }
    #endif
    return machine.activity
  }

  /// Whether it is running, which is when its button is disabled and shows a spinner.
  public var isRunning: Bool { state.isLoading }

  /// How the newest run ended that ended at all. A run that was cancelled leaves none.
  public var outcome: ActionOutcome<Input, Output>? {
    signal.readState()
    return lastOutcome
  }

  /// The failure of the last run or attempt; it can still be read while the action is tried again.
  public var lastFailure: LoadFailure? {
    signal.readDetails()
    return machine.lastFailure
  }

  /// What the action was last started with.
  public var lastInput: Input? {
    signal.readDetails()
    return storedInput
  }

  /// How many runs wait for their turn.
  public var queuedCount: Int {
    signal.readDetails()
    return machine.queued.count
  }

  // MARK: Starting and stopping

  /// Starts the action.
  ///
  /// - Returns: Whether it was started or queued; `false` if it is running already.
  @discardableResult
  public func start(_ input: Input) -> Bool {
    begin(input) != nil
  }

  /// Starts the action, and returns what came of it.
  ///
  /// Cancelling the task that waits does not cancel the action; use ``cancel()`` for that.
  ///
  /// - Throws: The error of the run, ``ActionError/alreadyRunning``, or `CancellationError` if it was given up.
  @discardableResult
  public func run(_ input: Input) async throws -> Output {
    guard let run = begin(input) else { throw ActionError.alreadyRunning }
    return try await run.finished().get()
  }

  /// Starts the action again with its last input.
  ///
  /// - Returns: Whether it was started or queued; `false` if it is running already or was never started.
  @discardableResult
  public func retry() -> Bool {
    guard let storedInput else { return false }
    return start(storedInput)
  }

  /// Waits until nothing runs and nothing is queued.
  public func settled() async {
    while let run = runs.values.first { _ = await run.finished() }
  }

  /// Gives up what runs and what is queued; what was shown before is shown again.
  public func cancel() {
    stop { $0.cancel() }
  }

  /// Gives up what runs and what is queued, and forgets what came of earlier runs.
  public func reset() {
    stop {
      lastOutcome = nil
      storedInput = nil
      return $0.reset()
    }
  }

  /// Goes back to not initiated once the feedback has been seen, unless the action is running again.
  ///
  /// The last input is kept, so a toast can still offer to try again.
  public func clearOutcome() {
    signal.change(state: true) {
      machine.clear()
      if !machine.state.isLoading { lastOutcome = nil }
    }
  }

  // MARK: Feedback

  /// Takes the duty to tell the person how a run ended.
  ///
  /// - Returns: `true` for the first caller and `false` for every other, so that one outcome makes one message.
  public func claimOutcome(_ id: ActionRunID) -> Bool {
    guard let index = unclaimedRuns.firstIndex(of: id) else { return false }
    unclaimedRuns.remove(at: index)
    return true
  }

  /// Calls `handler` after every run that succeeds or fails, for as long as `owner` lives.
  ///
  /// A second handler of the same owner takes the place of the first. It is how a window learns of a run whose
  /// button is gone.
  public func onOutcome(
    for owner: AnyObject, perform handler: @escaping @MainActor (ActionOutcome<Input, Output>) -> Void
  ) {
    handlers[ObjectIdentifier(owner)] = OutcomeHandler(owner: owner, handler: handler)
  }
}

// MARK: Runs

extension AsyncAction {
  private func begin(_ input: Input) -> ActionRun<Input, Output>? {
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
        let context = LoadContext(reason: .mutation, attempt: attempt, run: run.id.rawValue) { [weak self] progress in
          self?.report(.loading(.mutation, progress: min(max(progress, 0), 1)), in: run.id)
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
    if let outcome { tell(outcome) }
    startNext()
  }

  private func startNext() {
    guard !machine.queued.isEmpty, machine.running.isEmpty else { return }
    guard let id = signal.change(state: true, { machine.next() }), let run = runs[id] else { return }
    launch(run)
  }

  private func tell(_ outcome: ActionOutcome<Input, Output>) {
    handlers = handlers.filter { $0.value.owner != nil }
    for handler in handlers.values { handler.handler(outcome) }
  }

  private func stop(_ body: (inout ActionMachine<Output>) -> [ActionRunID]) {
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
      if let self { listener(state, activity) }
    }
  }

  /// Makes a change that every observer is told of.
  func redraw(_ body: () -> Void) {
    signal.change(state: true, body)
  }

  /// Makes the action known to the inspector, as soon as anybody has to do with it.
  private func register() {
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

extension AsyncAction where Input == Void {
  /// Creates an action without input.
  public nonisolated convenience init(
    _ name: String = "", policy: ActionPolicy = .standard, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor () async throws -> Output
  ) {
    self.init(name, policy: policy, clock: clock, connectivity: connectivity) { _, _ in try await operation() }
  }

  /// Starts the action.
  ///
  /// - Returns: Whether it was started or queued; `false` if it is running already.
  @discardableResult
  public func start() -> Bool { start(()) }

  /// Starts the action, and returns what came of it.
  ///
  /// - Throws: The error of the run, ``ActionError/alreadyRunning``, or `CancellationError` if it was given up.
  @discardableResult
  public func run() async throws -> Output { try await run(()) }
}
