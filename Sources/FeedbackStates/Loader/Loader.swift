#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Observation

/// Fetches a value, keeps it, and says what is going on.
///
///     @Observable @MainActor final class ListsModel {
///       let lists = Loader("lists") { try await api.lists() }
///     }
///
/// The loader owns its task; views only ask. So a fetch survives a redraw, a popover that closes and a cancelled
/// `refreshable`, and ends when the loader goes away. Fetches that are asked for while one is under way join it.
/// Whatever a fetch that was replaced still brings is dropped.
///
/// Observers of ``state`` are told only when what is there changes, and not of progress, waits and pauses.
@MainActor public class Loader<Value>: Observable {
  /// What the loader is called in the inspector.
  public let name: String
  /// How the loader behaves.
  public let policy: LoadPolicy

  // What follows is shared by the files of this type, and changed nowhere else.

  let clock: LoadClock
  let connectivity: Connectivity
  let operation: @MainActor (LoadContext) async throws -> Value
  let signal = ChangeSignal()
  var machine = LoadMachine<Value>()
  var layer: PatchLayer<Value>?
  var lastEdit = 0
  var task: Task<Void, Never>?
  var isPreview = false
  #if DEBUG || FEEDBACK_INSPECTOR
    var inspection = Inspection()
  #endif
  #if DEBUG
    var failureWatch = RefreshFailureWatch()
  #endif

  /// Creates a loader that is told about each fetch.
  ///
  /// - Parameters:
  ///   - name: What the loader is called in the inspector.
  ///   - policy: How it behaves.
  ///   - clock: Where it takes the time from.
  ///   - connectivity: What knows whether there is a connection.
  ///   - operation: Fetches the value. It is given its reason, and may report progress.
  public nonisolated init(
    _ name: String = "", policy: LoadPolicy = .remote, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor (LoadContext) async throws -> Value
  ) {
    self.name = name
    self.policy = policy
    self.clock = clock
    self.connectivity = connectivity
    self.operation = operation
  }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - name: What the loader is called in the inspector.
  ///   - policy: How it behaves.
  ///   - clock: Where it takes the time from.
  ///   - connectivity: What knows whether there is a connection.
  ///   - operation: Fetches the value.
  public nonisolated convenience init(
    _ name: String = "", policy: LoadPolicy = .remote, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor () async throws -> Value
  ) {
    self.init(name, policy: policy, clock: clock, connectivity: connectivity) { _ in try await operation() }
  }

  /// Creates a loader that shows one snapshot and never fetches, for previews.
  public convenience init(previewing status: LoadStatus<Value>) {
    self.init("Preview", policy: .local) { throw CancellationError() }
    machine = LoadMachine(status)
    isPreview = true
  }

  deinit {
    task?.cancel()
  }

  // MARK: What is there, and what is happening

  /// What is there.
  public var state: Loadable<Value> {
    signal.readState()
    register()
    #if DEBUG
      failureWatch.isValueRead = true
    #endif
    return shown.state
  }

  /// What is there and what is happening.
  public var status: LoadStatus<Value> {
    signal.readDetails()
    noteFailureIsRead()
    return presentStatus
  }

  /// What is happening.
  public var activity: LoadActivity {
    signal.readDetails()
    return shown.activity
  }

  /// The value that is there.
  public var value: Value? { state.value }

  /// The failure of the last refresh, while an earlier value is still shown.
  public var refreshFailure: LoadFailure? {
    signal.readDetails()
    noteFailureIsRead()
    return shown.refreshFailure
  }

  /// Whether the value is older than it should be, or was said to be out of date.
  public var isStale: Bool {
    signal.readDetails()
    return presentStatus.isStale
  }

  /// The time until the next attempt, while the loader waits for it.
  public var timeUntilRetry: Duration? {
    guard case .waitingToRetry(_, let deadline) = activity else { return nil }
    return max(clock.now.duration(to: deadline), .zero)
  }

  // MARK: Asking

  /// Fetches if nothing is there, or what is there failed or is no longer fresh; call it when a screen comes into view.
  public func loadIfNeeded() {
    guard !isPreview, canLoad, !machine.isRunning else { return }
    let needsFetch = !machine.status.state.hasValue || machine.isStale(now: clock.now, freshness: policy.freshness)
    guard needsFetch else { return }
    follow(
      change(.started(.firstLoad), state: !machine.status.state.isSettled) { [clock, policy] in
        $0.startIfNeeded(now: clock.now, freshness: policy.freshness)
      })
  }

  /// Fetches, or joins the fetch that is under way.
  public func load() {
    load(reasonForAsking)
  }

  /// Fetches for a reason, or joins the fetch that is under way.
  public func load(_ reason: LoadReason) {
    guard !isPreview, canLoad, !machine.joinsRun else { return }
    follow(change(.started(reason), state: !machine.status.state.isSettled) { $0.start(reason) })
  }

  /// Fetches, or joins the fetch that is under way, and returns once it has ended.
  ///
  /// Cancelling the task that waits does not cancel the fetch, which others may wait for; use ``cancel()`` for that.
  @discardableResult
  public func refresh() async -> LoadStatus<Value> {
    load()
    return await settled()
  }

  /// Tries again, at once even if the loader is waiting to do so by itself.
  public func retry() {
    load(.retry)
  }

  /// Fetches if needed, and returns the value.
  ///
  /// - Throws: The error of the fetch, or `CancellationError` if it was given up.
  public func fetchedValue() async throws -> Value {
    loadIfNeeded()
    if !machine.isRunning, case .success(let value) = machine.status.state { return value }
    let status = await settled()
    if let failure = status.refreshFailure { throw failure.underlying }
    guard case .success(let value) = status.state else {
      throw status.state.error ?? CancellationError()
    }
    return value
  }

  /// Waits until nothing is under way.
  @discardableResult
  public func settled() async -> LoadStatus<Value> {
    while machine.isRunning, let task { await task.value }
    #if DEBUG
      failureWatch.isHandedOver = true
    #endif
    return presentStatus
  }

  /// Gives up the fetch that is under way; what was there before is there again.
  public func cancel() {
    guard machine.isRunning else { return }
    follow(change(.cancelled, state: machine.status.state.isLoading) { $0.cancel() })
  }

  /// Says that what is there is out of date, as is what a fetch under way will bring.
  ///
  /// - Parameter refetching: Whether to fetch at once if something was fetched before. Otherwise that happens when
  ///   a screen asks for it the next time.
  public func invalidate(refetching: Bool = true) {
    guard !isPreview else { return }
    follow(change(.invalidated, state: false) { $0.invalidate(refetching: refetching) })
  }

  /// Starts over, as if nobody had asked.
  public func reset() {
    guard !isPreview else { return }
    layer = nil
    follow(change(.reset) { $0.reset() })
  }

  /// Puts the failure of a refresh away once the person has seen it.
  public func acknowledgeFailure() {
    change(.acknowledgedFailure, state: false) { $0.acknowledgeFailure() }
  }

  // MARK: For extensions and subclasses

  /// Makes the loader known to the inspector, as soon as anybody has to do with it.
  private func register() {
    #if DEBUG || FEEDBACK_INSPECTOR
      guard !inspection.isRegistered, !isPreview else { return }
      inspection.isRegistered = true
      FeedbackInspector.shared.register(self)
    #endif
  }

  /// Whether the loader knows enough to fetch.
  var canLoad: Bool { true }

  /// Notes that a run begins.
  func runWillStart(_ run: Int) {}

  /// Notes that a run brought the value that is now there.
  func runDidSucceed(_ run: Int) {}

  /// Notes that nothing is under way any more.
  func runsDidEnd() {}

  /// The status, for those who neither show it nor want to be told when it changes.
  package var presentStatus: LoadStatus<Value> {
    var status = shown
    if machine.isStale(now: clock.now, freshness: policy.freshness) { status.isStale = true }
    return status
  }

  private func noteFailureIsRead() {
    #if DEBUG
      failureWatch.isFailureRead = true
    #endif
  }

  /// Whether a fetch is under way, without being told when that changes.
  var isRunning: Bool { machine.isRunning }

  /// What is shown: the truth, or what the inspector wants to see.
  private var shown: LoadStatus<Value> {
    #if DEBUG || FEEDBACK_INSPECTOR
      if let forced = inspection.forced { return forced.status(insteadOf: machine.status) }
    #endif
    return machine.status
  }

  private var reasonForAsking: LoadReason {
    switch machine.status.state {
    case .notInitiated, .loading: .firstLoad
    case .success: .refresh
    case .failure: .retry
    }
  }

  func startOver(keepingPrevious: Bool) {
    guard !isPreview else { return }
    layer = nil
    follow(change(.inputChanged) { $0.changeInput(keepsPrevious: keepingPrevious) })
  }

  /// Changes the machine, and tells observers; what is there counts as changed unless said otherwise.
  @discardableResult
  func change<Result>(
    _ event: LoadEventName, state changesState: Bool = true, _ body: (inout LoadMachine<Value>) -> Result
  ) -> Result {
    register()
    let result = signal.change(state: changesState) { body(&machine) }
    #if DEBUG || FEEDBACK_INSPECTOR
      inspection.record(event, at: clock.date)
    #endif
    return result
  }

  /// Calls `listener` with every single snapshot, also with those that follow each other in one tick.
  package func listen(_ listener: @escaping @MainActor (LoadStatus<Value>, _ changedState: Bool) -> Void) {
    signal.listen { [weak self] changedState in
      if let self { listener(presentStatus, changedState) }
    }
  }

  /// Makes a change that every observer is told of.
  func redraw(_ body: () -> Void) {
    signal.change(state: true, body)
  }
}
