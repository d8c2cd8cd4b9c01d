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
