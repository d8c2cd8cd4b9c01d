/// A moment on a ``LoadClock``, counted from that clock's start.
public struct LoadInstant: Hashable, Sendable, InstantProtocol {
  /// The time since the clock's start.
  public let offset: Duration

  /// Creates the moment that lies a while after the clock's start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  public func advanced(by duration: Duration) -> LoadInstant {
    LoadInstant(offset: offset + duration)
  }

  public func duration(to other: LoadInstant) -> Duration {
    other.offset - offset
  }

  public static func < (left: LoadInstant, right: LoadInstant) -> Bool {
    left.offset < right.offset
  }
}
