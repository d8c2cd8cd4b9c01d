import FeedbackStates
import Observation

/// Decides, from when work starts and ends, when its indicator is to be seen.
@MainActor @Observable
final class Indicator {
  /// Whether the indicator is to be seen now.
  private(set) var isVisible = false
  /// Whether the work has gone on for longer than usual.
  private(set) var isLong = false

  @ObservationIgnored private var isBusy = false
  @ObservationIgnored private var shownAt: LoadInstant?
  @ObservationIgnored private var waiting: Task<Void, Never>?

  /// Notes that work has started or ended.
  func update(isBusy: Bool, timing: IndicatorTiming, clock: LoadClock) {
    guard isBusy != self.isBusy else { return }
    self.isBusy = isBusy
    waiting?.cancel()
    // What was never shown is over at once.
    if !isBusy, shownAt == nil { return }
    let now = clock.now
    waiting = Task { [weak self] in
      if isBusy { await self?.show(from: now, timing, clock) } else { await self?.hide(timing, clock) }
    }
  }

  /// Shows the indicator for a while.
  func flash(for duration: Duration, clock: LoadClock) {
    waiting?.cancel()
    isVisible = true
    waiting = Task { [weak self] in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      self?.isVisible = false
    }
  }

  private func show(from start: LoadInstant, _ timing: IndicatorTiming, _ clock: LoadClock) async {
    // It may still be there for the work before.
    if isLong { isLong = false }
    guard (try? await clock.sleep(until: start.advanced(by: timing.delay))) != nil, !Task.isCancelled else { return }
    if !isVisible {
      isVisible = true
      shownAt = clock.now
    }
    guard (try? await clock.sleep(until: start.advanced(by: timing.long))) != nil, !Task.isCancelled else { return }
    isLong = true
  }

  private func hide(_ timing: IndicatorTiming, _ clock: LoadClock) async {
    if let shownAt {
      guard (try? await clock.sleep(until: shownAt.advanced(by: timing.minimum))) != nil, !Task.isCancelled else { return }
    }
    isVisible = false
    isLong = false
    shownAt = nil
  }
}
