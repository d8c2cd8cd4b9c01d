import FeedbackStates
import Foundation
import Testing

/// Random stories are told to the machine and to ``PlainLoad``, and both have to show the same after each sentence.
@Suite(.timeLimit(.minutes(5))) struct LoadMachinePropertyTests {
  static let sequencesPerRun = 25_000
  static let seeds: [UInt64] = (0..<4).map { _ in .random(in: 0...UInt64.max) }

  enum Failure: FailureDescribing {
    case server(Int)
    case rejected(Int)
    case offline(Int)

    var code: Int {
      switch self { case .server(let code), .rejected(let code), .offline(let code): code }
    }
    var isRetryable: Bool? { if case .rejected = self { false } else { true } }
    var failureCategory: LoadFailure.Category? { if case .offline = self { .offline } else { .server } }
    var failureMessage: String? { "" }
    var failureTitle: String? { "" }
  }

  static let retry = RetryPolicy(limit: 1, firstDelay: .seconds(1), jitter: 0)
  static let freshness = 5

  struct Story {
    var machine = LoadMachine<Int>()
    var plain = PlainLoad()
    var now = 0
    /// Events so far, to print when something is wrong; kept as numbers, as words would take most of the time.
    var log: [(event: Int, run: Int)] = []
    var wasShown = false

    var instant: LoadInstant { LoadInstant(offset: .seconds(now)) }

    mutating func step(_ random: inout SeededGenerator) {
      let event = random.below(20)
      // Any run may speak up at any time, however old.
      let run = plain.runs.isEmpty ? 1 : plain.runs.count - random.below(min(plain.runs.count, 3))
      let exists = !plain.runs.isEmpty
      log.append((event, run))
      let before = machine.generation
      var mayVanish = false
      switch event {
      case 0, 1:
        _ = machine.start(.refresh)
        plain.ask()
      case 2:
        now += random.below(7)
        _ = machine.startIfNeeded(now: instant, freshness: .seconds(LoadMachinePropertyTests.freshness))
        plain.askIfNeeded(now: now, freshness: LoadMachinePropertyTests.freshness)
      case 3, 4, 5:
        guard exists else { return }
        let value = random.below(100)
        let counts = plain.speaker == run - 1
        #expect(machine.succeed(value, in: real(run), now: instant, date: .distantPast) == counts)
        plain.succeed(run - 1, value, now: now)
      case 6, 7:
        guard exists else { return }
        let error = event == 6 ? Failure.server(now) : .rejected(now)
        _ = machine.fail(
          error, in: real(run), retry: LoadMachinePropertyTests.retry, isOnline: true, now: instant)
        mayVanish = plain.valueAnswersOldQuestion
        plain.fail(run - 1, now, canRetry: event == 6, limit: 1)
      case 8:
        guard exists else { return }
        _ = machine.fail(
          CancellationError(), in: real(run), retry: LoadMachinePropertyTests.retry, isOnline: true, now: instant)
        plain.cancelled(run - 1)
      case 9:
        guard exists else { return }
        _ = machine.fail(
          Failure.offline(now), in: real(run), retry: LoadMachinePropertyTests.retry, isOnline: false, now: instant)
        plain.note(.paused, in: run - 1)
      case 10:
        guard exists else { return }
        _ = machine.pause(in: real(run))
        plain.note(.paused, in: run - 1)
      case 11, 12:
        guard exists else { return }
        _ = machine.attempt(in: real(run))
        plain.note(.loading, in: run - 1)
      case 13:
        guard exists else { return }
        _ = machine.progress(0.5, in: real(run))
      case 14:
        _ = machine.cancel()
        plain.cancel()
      case 15, 16:
        _ = machine.invalidate(refetching: event == 15)
        plain.invalidate(refetching: event == 15)
      case 17:
        let keeps = random.below(2) == 0
        mayVanish = true
        _ = machine.changeInput(keepsPrevious: keeps)
        plain.changeInput(keepsPrevious: keeps)
      case 18:
        let value = random.below(100)
        machine.replace(value, origin: .live, fetchedAt: instant, date: nil)
        plain.put(value, now: now)
      default:
        mayVanish = true
        _ = machine.reset()
        plain.reset()
      }
      if machine.isRunning, machine.generation != before { numbers.append(machine.generation) }
      #expect(mayVanish || !wasShown || machine.status.state.hasValue, "a value vanished: \(log)")
      wasShown = machine.status.state.hasValue
    }

    /// The machine's number for a run; cancelling takes numbers too, so they are not counted from one.
    var numbers: [Int] = []
    func real(_ run: Int) -> Int { numbers.indices.contains(run - 1) ? numbers[run - 1] : 0 }

    /// Says how the two differ, if they do.
    var difference: String? {
      let status = machine.status
      let page: PlainLoad.Page =
        switch status.state {
        case .notInitiated: .nobodyAsked
        case .loading: .firstWait
        case .success(let value): .value(value)
        case .failure(let error): .error((error as? Failure)?.code ?? -1)
        }
      let phase: PlainLoad.Phase? =
        switch status.activity {
        case .idle: nil
        case .loading: .loading
        case .waitingToRetry: .waiting
        case .paused: .paused
        }
      if page != plain.page { return "page \(page), should be \(plain.page)" }
      if phase != plain.phase { return "phase \(String(describing: phase)), should be \(String(describing: plain.phase))" }
      if machine.isRunning != (plain.speaker != nil) { return "running: \(machine.isRunning)" }
      let refreshError = status.refreshFailure.map { ($0.underlying as? Failure)?.code ?? -1 }
      if refreshError != plain.refreshError { return "refresh failure \(String(describing: refreshError))" }
      if status.failedAttempts != plain.failedAttempts { return "failed attempts \(status.failedAttempts)" }
      if status.isPrevious != plain.valueAnswersOldQuestion { return "isPrevious \(status.isPrevious)" }
      let freshness = LoadMachinePropertyTests.freshness
      if machine.isStale(now: instant, freshness: .seconds(freshness)) != plain.isStale(now: now, freshness: freshness) {
        return "staleness"
      }
      return nil
    }
  }

  @Test(arguments: seeds)
  func `a hundred thousand random stories show what the plain model shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.sequencesPerRun {
      var story = Story()
      for _ in 0..<(4 + random.below(12)) {
        story.step(&random)
        if let difference = story.difference {
          Issue.record("seed \(seed): \(difference) after \(story.log)")
          return
        }
      }
    }
  }
}
