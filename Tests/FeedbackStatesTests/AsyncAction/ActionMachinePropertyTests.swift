import FeedbackStates
import Testing

/// What an action should show, told plainly: a list of every run and what became of it.
struct PlainAction {
  enum Fate: Equatable { case queued, running, gone, succeeded(Int), failed(Int) }
  enum Page: Equatable { case nobodyAsked, busy, value(Int), error(Int) }

  var runs: [Fate] = []
  /// The newest run that had an outcome; an older one that ends after it does not take its place.
  var shown: Int?

  var isBusy: Bool { runs.contains(.running) }

  var page: Page {
    if isBusy { return .busy }
    guard let shown else { return .nobodyAsked }
    switch runs[shown] {
    case .succeeded(let value): return .value(value)
    case .failed(let error): return .error(error)
    default: return .nobodyAsked
    }
  }

  mutating func start(_ overlap: OverlapPolicy) {
    switch overlap {
    case .ignoreNew: if !isBusy { runs.append(.running) }
    case .queue: runs.append(isBusy || runs.contains(.queued) ? .queued : .running)
    case .restart:
      for index in runs.indices where runs[index] == .running { runs[index] = .gone }
      runs.append(.running)
    case .concurrent: runs.append(.running)
    }
  }

  mutating func finish(_ run: Int, _ fate: Fate) {
    guard runs.indices.contains(run), runs[run] == .running else { return }
    runs[run] = fate
    if fate != .gone, shown.map({ $0 < run }) ?? true { shown = run }
  }

  mutating func next() {
    guard !isBusy, let waiting = runs.firstIndex(of: .queued) else { return }
    runs[waiting] = .running
  }

  mutating func cancel() {
    for index in runs.indices where runs[index] == .running || runs[index] == .queued { runs[index] = .gone }
  }
}

@Suite(.timeLimit(.minutes(5))) struct ActionMachinePropertyTests {
  @Test(arguments: (0..<4).map { _ in UInt64.random(in: 0...UInt64.max) })
  func `random stories of an action show what the plain model shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      var machine = ActionMachine<Int>()
      var plain = PlainAction()
      var ids: [ActionRunID] = []
      var log: [Int] = []
      for _ in 0..<(4 + random.below(12)) {
        let event = random.below(12)
        log.append(event)
        let run = ids.isEmpty ? 0 : ids.count - 1 - random.below(min(ids.count, 4))
        switch event {
        case 0...3:
          let overlap = OverlapPolicy.allCases[event]
          switch machine.start(overlap) {
          case .run(let id, _), .queue(let id): ids.append(id)
          case .ignore: break
          }
          plain.start(overlap)
        case 4, 5, 6:
          guard !ids.isEmpty else { continue }
          let counts = plain.runs[run] == .running
          #expect((machine.finish(ids[run], .success(event)) != nil) == counts)
          plain.finish(run, .succeeded(event))
        case 7, 8:
          guard !ids.isEmpty else { continue }
          _ = machine.finish(ids[run], .failure(TestError.server))
          plain.finish(run, .failed(1))
        case 9:
          guard !ids.isEmpty else { continue }
          _ = machine.finish(ids[run], .failure(CancellationError()))
          plain.finish(run, .gone)
        case 10:
          _ = machine.next()
          plain.next()
        default:
          let given = machine.cancel()
          #expect(Set(given) == Set(ids.indices.filter { [.running, .queued].contains(plain.runs[$0]) }.map { ids[$0] }))
          plain.cancel()
        }
        let page: PlainAction.Page =
          switch machine.state {
          case .notInitiated: .nobodyAsked
          case .loading: .busy
          case .success(let value): .value(value)
          case .failure: .error(1)
          }
        guard page == plain.page, ids.count == plain.runs.count, machine.activity.isBusy == plain.isBusy else {
          Issue.record("seed \(seed): \(page), should be \(plain.page), after \(log)")
          return
        }
      }
    }
  }
}
