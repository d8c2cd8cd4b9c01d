import FeedbackStates
import FeedbackStatesTesting
import Testing

/// A loader of words with everything about it under the test's control.
@MainActor struct LoaderFixture {
  let clock: TestClock
  let connectivity: Connectivity
  let fetch: ScriptedOperation<Void, [String]>
  let loader: Loader<[String]>

  init(_ policy: LoadPolicy = LoadPolicy(retry: .never), heedsCancellation: Bool = true) {
    self.init(policy, clock: TestClock(), connectivity: Connectivity(), fetch: .init(heedsCancellation: heedsCancellation))
  }

  init(
    _ policy: LoadPolicy, clock: TestClock, connectivity: Connectivity, fetch: ScriptedOperation<Void, [String]>
  ) {
    self.clock = clock
    self.connectivity = connectivity
    self.fetch = fetch
    loader = Loader("words", policy: policy, clock: clock.loadClock, connectivity: connectivity) { try await fetch() }
  }

  /// Brings the loader to success.
  func loaded(_ words: [String] = ["milk"]) async throws {
    let number = fetch.calls.count + 1
    loader.load()
    try await fetch.call(number).succeed(with: words)
    try await settles()
  }

  /// Brings the loader to failure.
  func failed(_ error: any Error = TestError.server) async throws {
    let number = fetch.calls.count + 1
    loader.load()
    try await fetch.call(number).fail(with: error)
    try await settles()
  }

  /// Waits until nothing is under way; unlike the loader itself, not for ever.
  func settles() async throws {
    try await FeedbackStatesTests.settles(loader)
  }
}

/// An action with everything about it under the test's control.
@MainActor struct ActionFixture {
  let clock = TestClock()
  let connectivity = Connectivity()
  let work: ScriptedOperation<Int, String>
  let action: AsyncAction<Int, String>

  init(_ policy: ActionPolicy = .standard, heedsCancellation: Bool = true) {
    let work = ScriptedOperation<Int, String>(heedsCancellation: heedsCancellation)
    self.work = work
    action = AsyncAction("send", policy: policy, clock: clock.loadClock, connectivity: connectivity) {
      try await work($0)
    }
  }

  /// Waits until nothing runs; unlike the action itself, not for ever.
  func settles() async throws {
    try await Recorder(activityOf: action).wait(until: \.isIdle)
  }
}

extension RetryPolicy {
  /// A second apart, so that tests know when.
  static func every(_ delay: Duration = .seconds(1), limit: Int = 2) -> RetryPolicy {
    RetryPolicy(limit: limit, firstDelay: delay, longestDelay: delay, jitter: 0)
  }
}

/// Waits until nothing is under way; unlike the loader itself, not for ever.
@MainActor func settles(_ loader: Loader<some Any>) async throws {
  try await Recorder(activityOf: loader).wait(until: \.isIdle)
}

/// Waits until tasks that are ready to go on have done so; for showing that something does *not* happen.
@MainActor func drain() async {
  for _ in 0..<20 { await Task.yield() }
}
