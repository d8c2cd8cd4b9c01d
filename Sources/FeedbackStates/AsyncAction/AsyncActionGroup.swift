import Observation

/// One action a row: each id has its own state, so a list shows which row is being deleted.
///
///     let delete = AsyncActionGroup("delete") { (id: Reminder.ID) in try await api.delete(id) }
///
///     AsyncButton("Delete", action: model.delete[reminder.id], input: reminder.id)
///
/// Starting one row's action is noticed by that row alone.
@MainActor public final class AsyncActionGroup<ID: Hashable & Sendable, Input, Output>: Observable {
  /// What the actions are called in the inspector.
  public let name: String
  /// How the actions behave.
  public let policy: ActionPolicy

  private let clock: LoadClock
  private let connectivity: Connectivity
  private let operation: @MainActor (Input, LoadContext) async throws -> Output
  private var actions: [ID: AsyncAction<Input, Output>] = [:]

  /// Creates a group whose operation is told about each run.
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

  /// Creates a group.
  public nonisolated convenience init(
    _ name: String = "", policy: ActionPolicy = .standard, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.init(name, policy: policy, clock: clock, connectivity: connectivity) { input, _ in
      try await operation(input)
    }
  }

  /// The action of one row; made when it is first asked for.
  public subscript(id: ID) -> AsyncAction<Input, Output> {
    if let action = actions[id] { return action }
    let action = AsyncAction<Input, Output>(
      name.isEmpty ? "\(id)" : "\(name) \(id)", policy: policy, clock: clock, connectivity: connectivity,
      operation: operation)
    actions[id] = action
    return action
  }

  /// The state of one row.
  public func state(for id: ID) -> Loadable<Output> { self[id].state }

  /// Whether one row's action is running.
  public func isRunning(_ id: ID) -> Bool { self[id].isRunning }

  /// Starts one row's action.
  ///
  /// - Returns: Whether it was started or queued; `false` if that row's action is running already.
  @discardableResult
  public func start(_ input: Input, for id: ID) -> Bool { self[id].start(input) }

  /// Starts one row's action again with its last input.
  @discardableResult
  public func retry(_ id: ID) -> Bool { self[id].retry() }

  /// Gives up one row's action.
  public func cancel(_ id: ID) { actions[id]?.cancel() }

  /// Forgets one row, such as one that was deleted. What it is doing goes on.
  public func remove(_ id: ID) { actions[id] = nil }

  /// The rows that have an action.
  public var ids: some Collection<ID> { actions.keys }
}

extension AsyncActionGroup where Input == ID {
  /// Starts the action of the row that is also its input.
  ///
  /// - Returns: Whether it was started or queued; `false` if that row's action is running already.
  @discardableResult
  public func start(_ id: ID) -> Bool { self[id].start(id) }
}
