import Observation

/// Whether there is a connection, as told by whoever watches the network.
///
/// The core watches nothing itself. A monitor of the platform, or a test, tells it:
///
///     monitor.pathUpdateHandler = { path in
///       Task { @MainActor in Connectivity.shared.update(isOnline: path.status == .satisfied) }
///     }
///
/// Until told otherwise it assumes that there is a connection.
@MainActor @Observable public final class Connectivity {
  /// The one that loaders and actions heed unless they are given another.
  public nonisolated static let shared = Connectivity()

  /// Whether there is a connection.
  public private(set) var isOnline = true

  @ObservationIgnored private var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
  @ObservationIgnored private var listeners: [Listener] = []
  @ObservationIgnored private var nextID = 0

  /// Creates one that has been told nothing.
  public nonisolated init() {}

  /// Creates one that has been told once.
  public init(isOnline: Bool) {
    self.isOnline = isOnline
  }

  /// Says whether there is a connection now; what waited for one goes on.
  public func update(isOnline: Bool) {
    guard isOnline != self.isOnline else { return }
    self.isOnline = isOnline
    if isOnline {
      let resumed = waiters
      waiters = [:]
      for id in resumed.keys.sorted() { resumed[id]?.resume() }
    }
    listeners.removeAll { $0.owner == nil }
    for listener in listeners { listener.call(isOnline) }
  }

  /// Waits until there is a connection.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public func waitUntilOnline() async throws {
    if isOnline { return }
    let id = makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else if isOnline {
          continuation.resume()
        } else {
          waiters[id] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiters.removeValue(forKey: id)?.resume(throwing: CancellationError()) }
    }
  }

  /// Calls `listener` at every change, for as long as `owner` lives.
  package func addListener(for owner: AnyObject, _ listener: @escaping @MainActor (Bool) -> Void) {
    listeners.append(Listener(owner: owner, call: listener))
  }

  private func makeID() -> Int {
    nextID += 1
    return nextID
  }
}

private struct Listener {
  weak var owner: AnyObject?
  let call: @MainActor (Bool) -> Void
}
