/// How often, and after which waits, a failed attempt is followed by another.
public struct RetryPolicy: Sendable {
  /// The most attempts that follow the first.
  public var limit: Int
  /// The wait after the first attempt; it doubles with each one.
  public var firstDelay: Duration
  /// The longest wait.
  public var longestDelay: Duration
  /// The share of a wait that is left to chance, from 0 to 1, so that a crowd of clients does not return in step.
  public var jitter: Double
  /// Says whether another attempt may help.
  public var isRetryable: @Sendable (LoadFailure) -> Bool
  /// Gives a number from 0 to 1 for each wait.
  public var chance: @Sendable () -> Double

  /// Creates a policy.
  public init(
    limit: Int,
    firstDelay: Duration = .milliseconds(500),
    longestDelay: Duration = .seconds(8),
    jitter: Double = 0.25,
    isRetryable: @escaping @Sendable (LoadFailure) -> Bool = { $0.isRetryable },
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.limit = limit
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.jitter = jitter
    self.isRetryable = isRetryable
    self.chance = chance
  }

  /// Two more attempts, after about half a second and about a second, where they may help.
  public static let standard = RetryPolicy(limit: 2)

  /// One attempt only.
  public static let never = RetryPolicy(limit: 0)
}

extension RetryPolicy {
  /// Returns the wait after a number of failed attempts.
  ///
  /// Chance only shortens it, so the longest wait is never exceeded.
  public func delay(after attempts: Int) -> Duration {
    var delay = min(firstDelay, longestDelay)
    // Thirty doublings make years of a second, and no more are needed.
    for _ in 1..<max(min(attempts, 30), 1) { delay = min(delay * 2, longestDelay) }
    let share = min(max(jitter, 0), 1) * min(max(chance(), 0), 1)
    return share > 0 ? delay * (1 - share) : delay
  }

  /// Returns the wait before the next attempt, or `nil` if there should be none.
  func delay(after failure: LoadFailure, attempts: Int) -> Duration? {
    attempts <= limit && isRetryable(failure) ? delay(after: attempts) : nil
  }
}
