import Observation

/// A loader whose value depends on an input, such as a selected list or a search text.
///
///     let results = KeyedLoader("search") { query in try await api.search(query) }
///     results.load(for: "milk")
///
/// A new input is a new question: the fetch for the earlier one is cancelled and its answer can no longer appear,
/// and ``Loader/state`` goes back to `.loading`, unless ``LoadPolicy/keepsPreviousInput`` keeps the earlier value in
/// view for the time being.
@MainActor public final class KeyedLoader<Input: Equatable & Sendable, Value>: Loader<Value> {
  private let box: InputBox<Input>

  /// Creates a loader that is told about each fetch.
  public nonisolated init(
    _ name: String = "", policy: LoadPolicy = .remote, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared,
    operation: @escaping @MainActor (Input, LoadContext) async throws -> Value
  ) {
    let box = InputBox<Input>()
    self.box = box
    super.init(name, policy: policy, clock: clock, connectivity: connectivity) { context in
      guard let input = box.input else { throw CancellationError() }
      return try await operation(input, context)
    }
  }

  /// Creates a loader.
  public nonisolated convenience init(
    _ name: String = "", policy: LoadPolicy = .remote, clock: LoadClock = .continuous,
    connectivity: Connectivity = .shared, operation: @escaping @MainActor (Input) async throws -> Value
  ) {
    self.init(name, policy: policy, clock: clock, connectivity: connectivity) { input, _ in
      try await operation(input)
    }
  }

  /// What the value is fetched for; `nil` until the first ``load(for:)``.
  public var input: Input? { box.input }

  /// Fetches the value for an input; for the present input only if it is missing, failed or no longer fresh.
  public func load(for input: Input) {
    if input == box.input { return loadIfNeeded() }
    let isFirst = box.input == nil
    box.input = input
    if isFirst { load() } else { startOver(keepingPrevious: policy.keepsPreviousInput) }
  }

  override var canLoad: Bool { box.input != nil }
}

/// Holds the input where the operation can see it without keeping the loader alive.
@MainActor @Observable private final class InputBox<Input> {
  var input: Input?

  nonisolated init() {}
}
