#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a test waited for did not come.
///
/// It makes the test fail with a sentence instead of hanging it. The wait ends after a minute of real time, or after
/// the number of seconds that the environment variable `FEEDBACK_TEST_PATIENCE` holds.
public struct WaitedInVain: Error, CustomStringConvertible, Sendable {
  /// What did not come, and what came instead.
  public let description: String
}

/// How long a test waits for what does not come.
private let patience: Duration = {
  let seconds = ProcessInfo.processInfo.environment["FEEDBACK_TEST_PATIENCE"].flatMap(Double.init)
  return .seconds(seconds ?? 60)
}()

/// Waits for a continuation to be resumed, until the task is cancelled or patience ends.
///
/// - Parameters:
///   - begin: Keeps the continuation where others find it.
///   - giveUp: Finds the continuation, if it is still there, and resumes it with the error. It may be called at any
///     time and from any thread.
///   - complaint: Says what did not come.
@MainActor func waitPatiently(
  begin: @MainActor (CheckedContinuation<Void, any Error>) -> Void,
  giveUp: @escaping @Sendable (any Error) -> Void,
  complaint: @escaping @Sendable () async -> String
) async throws {
  let watch = Task {
    try await Task.sleep(for: patience)
    giveUp(WaitedInVain(description: await complaint()))
  }
  defer { watch.cancel() }
  try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      begin(continuation)
      // Cancelling may have come before there was anybody to wake.
      if Task.isCancelled { giveUp(CancellationError()) }
    }
  } onCancel: {
    giveUp(CancellationError())
  }
}

/// Those who wait for something that happens on the main actor.
@MainActor final class WaitingRoom {
  private struct Waiter {
    let isOver: () -> Bool
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var waiters: [Int: Waiter] = [:]
  private var lastID = 0

  /// Waits until a condition holds; whoever makes it hold calls ``look()``.
  func wait(until isOver: @escaping () -> Bool, orSay complaint: @escaping @MainActor @Sendable () -> String) async throws {
    lastID += 1
    let id = lastID
    try await waitPatiently {
      waiters[id] = Waiter(isOver: isOver, continuation: $0)
      look()
    } giveUp: { error in
      Task { @MainActor in self.waiters.removeValue(forKey: id)?.continuation.resume(throwing: error) }
    } complaint: {
      await complaint()
    }
  }

  /// Lets those go on whose condition holds, in the order in which they came.
  func look() {
    for (id, waiter) in waiters.sorted(by: { $0.key < $1.key }) where waiter.isOver() {
      waiters[id] = nil
      waiter.continuation.resume()
    }
  }
}
