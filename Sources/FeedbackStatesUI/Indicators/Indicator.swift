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
    waiting = Task { [weak self] in
      if isBusy { await self?.show(timing, clock) } else { await self?.hide(timing, clock) }
    }
  }

  private func show(_ timing: IndicatorTiming, _ clock: LoadClock) async {
    let start = clock.now
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
