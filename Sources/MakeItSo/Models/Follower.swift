import FeedbackStates

/// Loads the first value of a sequence, and then follows it.
///
/// A failure before the first value is a failed load. One that comes later keeps what is shown, as a failed refresh:
/// the loader asks again, which begins a new sequence. Where the sequence ends, the value is out of date from then on.
@MainActor
final class Follower<Value: Sendable> {
  private let updates: @Sendable () async -> AsyncThrowingStream<Value, any Error>
  private var following: Task<Void, Never>?
  private weak var loader: Loader<Value>?

  private init(_ updates: @escaping @Sendable () async -> AsyncThrowingStream<Value, any Error>) {
    self.updates = updates
  }

  deinit { following?.cancel() }

  /// Makes a loader that follows a sequence.
  static func loader(
    _ name: String, updates: @escaping @Sendable () async -> AsyncThrowingStream<Value, any Error>
  ) -> Loader<Value> {
    let follower = Follower(updates)
    let loader = Loader<Value>(name, policy: .local) { try await follower.begin() }
    follower.loader = loader
    return loader
  }

  private func begin() async throws -> Value {
    following?.cancel()
    let stream = await updates()
    for try await first in stream {
      // It runs only after the loader has taken the first value, as all this happens on the main actor.
      following = Task { [weak self] in await Self.follow(stream) { self?.loader } }
      return first
    }
    throw CancellationError()
  }

  private static func follow(
    _ stream: AsyncThrowingStream<Value, any Error>, for loader: () -> Loader<Value>?
  ) async {
    do {
      for try await value in stream { loader()?.replace(with: value) }
      if !Task.isCancelled { loader()?.invalidate(refetching: false) }
    } catch {
      loader()?.load(.refresh)
    }
  }
}
