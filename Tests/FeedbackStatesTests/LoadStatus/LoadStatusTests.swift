import FeedbackStates
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoadStatusTests {
  typealias Status = LoadStatus<Int>

  static let events: [LoadEvent<Int>] = [
    .started(.firstLoad), .started(.refresh), .progressed(0.5), .progressed(.nan), .succeeded(1, at: .distantPast), .succeeded(2),
    .failed(TestError.server), .failed(CancellationError()), .attemptFailed(TestError.server, attempt: 1, nextAt: LoadInstant()),
    .attemptFailed(CancellationError(), attempt: 1, nextAt: LoadInstant()), .attempted(.retry), .paused(.offline),
    .resumed(.refresh), .cancelled, .expired, .inputChanged(keepsPrevious: true), .inputChanged(keepsPrevious: false),
    .replaced(3, .cache, at: nil), .acknowledgedFailure, .reset,
  ]

  @Test(arguments: (0..<4).map { _ in UInt64.random(in: 0...UInt64.max) })
  func `every event is safe in every state, in any order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var status = Status()
      var log: [Int] = []
      for _ in 0..<12 {
        let index = random.below(Self.events.count)
        log.append(index)
        let before = status
        status.apply(Self.events[index])
        if let broken = brokenRule(before, Self.events[index], status) {
          Issue.record("seed \(seed): \(broken) after \(log)")
          return
        }
      }
    }
  }

  /// Says which rule an event broke, if any.
  private func brokenRule(_ before: Status, _ event: LoadEvent<Int>, _ after: Status) -> String? {
    if after.refreshFailure != nil, !after.state.hasValue { return "a refresh failed over nothing" }
    if after.isStale, !after.state.hasValue { return "nothing is stale" }
    if after.isPrevious, !after.state.hasValue { return "nothing is previous" }
    if let progress = after.activity.progress, !(0...1).contains(progress) { return "progress \(progress)" }
    if after.failedAttempts > 0, after.activity.isIdle { return "idle with failed attempts" }
    switch event {
    case .inputChanged, .reset: break
    case .failed where before.isPrevious: break
    default: if before.state.hasValue, !after.state.hasValue { return "a value vanished" }
    }
    switch event {
    case .succeeded, .failed, .cancelled, .reset, .inputChanged:
      if after.isBusy { return "busy at the end" }
      if after.state.isLoading { return "loading with nothing under way" }
    default: break
    }
    return nil
  }

  @Test func `cancelling undoes a start, wherever it began`() {
    for state in [Loadable<Int>.notInitiated, .success(1), .failure(TestError.server)] {
      let before = LoadStatus(state)
      var status = before
      status.apply(.started(.refresh))
      status.apply(.progressed(0.3))
      status.apply(.attemptFailed(TestError.server, attempt: 1, nextAt: LoadInstant()))
      status.apply(.attempted(.refresh))
      status.apply(.cancelled)
      #expect(status == before)
    }
  }

  @Test func `an attempt that was cancelled is not told as a failure`() {
    var status = Status()
    status.apply(.started(.firstLoad))
    status.apply(.attemptFailed(Given.cancelled, attempt: 1, nextAt: LoadInstant()))
    #expect(status.attemptFailure == nil)
    #expect(status.activity == .loading(.firstLoad))
  }

  private enum Given: FailureDescribing {
    case cancelled
    var isCancellation: Bool { true }
  }
}
