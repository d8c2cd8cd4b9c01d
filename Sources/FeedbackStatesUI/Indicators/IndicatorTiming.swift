public import SwiftUI

/// When an indicator of activity appears, and how long it stays at least.
///
/// Timing is presentation only: the state changes when it changes. An answer that is quicker than ``delay`` never
/// shows an indicator; one that is shown stays for ``minimum``, so that nothing flashes.
public struct IndicatorTiming: Hashable, Sendable {
  /// How long work goes on before the indicator appears.
  public var delay: Duration
  /// How long the indicator stays, once it has appeared.
  public var minimum: Duration
  /// How long work goes on before the page says that it takes longer than usual.
  public var long: Duration

  /// Creates a timing.
  public init(delay: Duration, minimum: Duration, long: Duration = .seconds(3)) {
    self.delay = delay
    self.minimum = minimum
    self.long = long
  }

  /// For a page with nothing else on it: after 300 ms, for at least 500 ms.
  public static let page = IndicatorTiming(delay: .milliseconds(300), minimum: .milliseconds(500))
  /// Inside a button: after 100 ms, for at least 400 ms.
  public static let button = IndicatorTiming(delay: .milliseconds(100), minimum: .milliseconds(400))
}

/// A timing, as far as it was said.
struct IndicatorTimingChoice: Hashable, Sendable {
  var delay: Duration?
  var minimum: Duration?
  var long: Duration?

  func applied(to timing: IndicatorTiming) -> IndicatorTiming {
    IndicatorTiming(delay: delay ?? timing.delay, minimum: minimum ?? timing.minimum, long: long ?? timing.long)
  }
}

private struct IndicatorTimingKey: EnvironmentKey {
  static let defaultValue = IndicatorTimingChoice()
}

extension EnvironmentValues {
  var indicatorTiming: IndicatorTimingChoice {
    get { self[IndicatorTimingKey.self] }
    set { self[IndicatorTimingKey.self] = newValue }
  }
}

extension View {
  /// Sets when the indicators inside appear and how long they stay.
  ///
  /// - Parameters:
  ///   - delay: How long work goes on before an indicator appears; `nil` keeps what applies.
  ///   - minimum: How long an indicator stays once it has appeared; `nil` keeps what applies.
  ///   - long: How long work goes on before a page says that it takes longer than usual; `nil` keeps what applies.
  public func indicatorTiming(delay: Duration? = nil, minimum: Duration? = nil, long: Duration? = nil) -> some View {
    transformEnvironment(\.indicatorTiming) { choice in
      if let delay { choice.delay = delay }
      if let minimum { choice.minimum = minimum }
      if let long { choice.long = long }
    }
  }
}
