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

  // What follows is shared by the files of this type, and changed nowhere else.

  let clock: LoadClock
  let connectivity: Connectivity
  let operation: @MainActor (Input, LoadContext) async throws -> Output
  let signal = ChangeSignal()
  var machine = ActionMachine<Output>()
  var runs: [ActionRunID: ActionRun<Input, Output>] = [:]
  var lastOutcome: ActionOutcome<Input, Output>?
  var unclaimedRuns: [ActionRunID] = []
  var storedInput: Input?
  var handlers: [ObjectIdentifier: OutcomeHandler<Input, Output>] = [:]
  var fallbacks: [ObjectIdentifier: OutcomeHandler<Input, Output>] = [:]
  /// Whether anybody has ever read what tells of a failure.
  var isFailureRead = false
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
    isFailureRead = true
    return shownState
  }

  /// The state, for those who show nothing of a failure.
  var shownState: Loadable<Output> {
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
  public var isRunning: Bool { shownState.isLoading }

  /// How the newest run ended that ended at all. A run that was cancelled leaves none.
  public var outcome: ActionOutcome<Input, Output>? {
    isFailureRead = true
    signal.readState()
    return lastOutcome
  }

  /// The run that ended last, if it succeeded.
  package var lastSuccess: ActionRunID? {
    signal.readState()
    return lastOutcome.flatMap { $0.isSuccess ? $0.id : nil }
  }

  /// The failure of the last run or attempt; it can still be read while the action is tried again.
  public var lastFailure: LoadFailure? {
    isFailureRead = true
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
    run.isAwaited = true
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

  /// Calls `handler` after a run that failed where nobody else is told of it, for as long as `owner` lives.
  ///
  /// Told are those who wait for the run, those who claim its outcome, and those who have ever read what tells of a
  /// failure.
  package func onUnseenFailure(
    for owner: AnyObject, perform handler: @escaping @MainActor (ActionOutcome<Input, Output>) -> Void
  ) {
    fallbacks[ObjectIdentifier(owner)] = OutcomeHandler(owner: owner, handler: handler)
  }
}
