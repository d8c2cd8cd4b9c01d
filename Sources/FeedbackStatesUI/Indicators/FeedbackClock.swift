public import FeedbackStates
public import SwiftUI

private struct FeedbackClockKey: EnvironmentKey {
  static let defaultValue = LoadClock.continuous
}

extension EnvironmentValues {
  /// Where indicators and toasts take the time from. Tests hand in a clock that they move themselves.
  public var feedbackClock: LoadClock {
    get { self[FeedbackClockKey.self] }
    set { self[FeedbackClockKey.self] = newValue }
  }
}
