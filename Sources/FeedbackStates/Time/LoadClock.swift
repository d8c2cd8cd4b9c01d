#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The only source of time for loaders and actions.
///
/// Waits are measured on a monotonic clock; the date serves for nothing but words such as "updated two minutes ago".
/// Tests hand in a clock that they move themselves:
///
///     let loader = Loader(clock: LoadClock(testClock)) { try await api.lists() }
public struct LoadClock: Sendable {
  private let storage: Storage

  /// Creates a clock that tells the time of another.
  ///
  /// - Parameters:
  ///   - clock: The clock that waits are measured on.
  ///   - date: Tells the date, for display.
  public init<Base: Clock<Duration>>(_ clock: Base, date: @escaping @Sendable () -> Date = { Date() }) {
    let start = clock.now
    storage = Storage(
      offset: { start.duration(to: clock.now) },
      sleep: { offset, _ in try await clock.sleep(until: start.advanced(by: offset), tolerance: nil) },
      date: date)
  }

  /// Creates a clock from its parts. A sleeper wakes where it slept, so those of one actor wake in order.
  package init(
    now: @escaping @Sendable () -> LoadInstant,
    sleep: @escaping @Sendable (LoadInstant, isolated (any Actor)?) async throws -> Void,
    date: @escaping @Sendable () -> Date
  ) {
    storage = Storage(
      offset: { now().offset }, sleep: { try await sleep(LoadInstant(offset: $0), $1) }, date: date)
  }

  /// The clock of the machine.
  public static let continuous = LoadClock(ContinuousClock())

  /// The present moment.
  public var now: LoadInstant { LoadInstant(offset: storage.offset()) }

  /// The present date, for display.
  public var date: Date { storage.date() }

  /// Waits until a moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public nonisolated(nonsending) func sleep(until deadline: LoadInstant) async throws {
    try await storage.sleep(deadline.offset, #isolation)
  }

  /// Waits for a while.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public nonisolated(nonsending) func sleep(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration))
  }

  /// One allocation for all who share the clock, so that a loader pays for a reference.
  private final class Storage: Sendable {
    let offset: @Sendable () -> Duration
    let sleep: @Sendable (Duration, isolated (any Actor)?) async throws -> Void
    let date: @Sendable () -> Date

    init(
      offset: @escaping @Sendable () -> Duration,
      sleep: @escaping @Sendable (Duration, isolated (any Actor)?) async throws -> Void,
      date: @escaping @Sendable () -> Date
    ) {
      self.offset = offset
      self.sleep = sleep
      self.date = date
    }
  }
}
