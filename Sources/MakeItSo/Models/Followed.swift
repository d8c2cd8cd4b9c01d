import FeedbackStates

/// Loads the first value of a sequence, and then follows it.
///
/// A failure before the first value is a failed load. One that comes later keeps what is shown, as a failed refresh:
/// the loader asks again, which begins a new sequence.
@MainActor
final class Follower<Value: Sendable> {
  private let updates: @Sendable () async -> AsyncThrowingStream<Value, any Error>
  private var following: Task<Void, Never>?
  private weak var loader: Loader<Value>?

  private init(_ updates: @escaping @Sendable () async -> AsyncThrowingStream<Value, any Error>) {
    self.updates = updates
  }

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
    return try await withCheckedThrowingContinuation { continuation in
      var waiting: CheckedContinuation<Value, any Error>? = continuation
      following = Task { [weak self] in
        do {
          for try await value in stream {
            if let first = waiting {
              waiting = nil
              first.resume(returning: value)
            } else {
              self?.loader?.replace(with: value)
            }
          }
          waiting?.resume(throwing: CancellationError())
        } catch {
          if let first = waiting { first.resume(throwing: error) } else { self?.loader?.load(.refresh) }
        }
      }
    }
  }
}
