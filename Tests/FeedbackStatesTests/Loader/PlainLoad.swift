/// What a load should show, told as plainly as it can be: by the story so far, not by transitions.
///
/// It keeps every run ever started in a list and asks the list who may speak, where the real machine keeps one number.
struct PlainLoad {
  struct Run {
    var isSilenced = false
    var isOver = false
    var failedAttempts = 0
    var phase = Phase.loading
  }

  enum Phase { case loading, waiting, paused }
  enum Page: Equatable { case nobodyAsked, firstWait, value(Int), error(Int) }

  var runs: [Run] = []
  var value: Int?
  var valueAnswersOldQuestion = false
  var loadError: Int?
  var refreshError: Int?
  var isOutOfDate = false
  var fetchedAt: Int?

  /// The run that may speak, if any.
  var speaker: Int? { runs.lastIndex { !$0.isSilenced && !$0.isOver } }

  var page: Page {
    if let value { return .value(value) }
    if let loadError { return .error(loadError) }
    return speaker == nil ? .nobodyAsked : .firstWait
  }

  var phase: Phase? { speaker.map { runs[$0].phase } }
  var failedAttempts: Int { speaker.map { runs[$0].failedAttempts } ?? 0 }

  func isStale(now: Int, freshness: Int) -> Bool {
    guard value != nil else { return false }
    if isOutOfDate { return true }
    return fetchedAt.map { now - $0 >= freshness } ?? false
  }

  /// Starts a run if there is none, or if it must take the place of the present one.
  mutating func ask(replacing: Bool = false) {
    if let speaker, runs[speaker].phase != .waiting, !replacing { return }
    silenceAll()
    runs.append(Run())
  }

  mutating func silenceAll() {
    for index in runs.indices { runs[index].isSilenced = true }
  }

  mutating func askIfNeeded(now: Int, freshness: Int) {
    if speaker == nil, value == nil || isStale(now: now, freshness: freshness) { ask() }
  }

  mutating func succeed(_ run: Int, _ newValue: Int, now: Int) {
    guard run == speaker else { return }
    runs[run].isOver = true
    (value, loadError, refreshError) = (newValue, nil, nil)
    (isOutOfDate, valueAnswersOldQuestion, fetchedAt) = (false, false, now)
  }

  mutating func fail(_ run: Int, _ error: Int, canRetry: Bool, limit: Int) {
    guard run == speaker else { return }
    if canRetry, runs[run].failedAttempts < limit {
      runs[run].failedAttempts += 1
      runs[run].phase = .waiting
      return
    }
    runs[run].isOver = true
    if value != nil, !valueAnswersOldQuestion {
      refreshError = error
    } else {
      (value, loadError, refreshError) = (nil, error, nil)
      (isOutOfDate, valueAnswersOldQuestion) = (false, false)
    }
  }

  mutating func note(_ phase: Phase, in run: Int) {
    if run == speaker { runs[run].phase = phase }
  }

  mutating func cancel() { silenceAll() }

  mutating func cancelled(_ run: Int) {
    if run == speaker { silenceAll() }
  }

  mutating func invalidate(refetching: Bool) {
    isOutOfDate = value != nil
    if speaker != nil {
      ask(replacing: true)
    } else if refetching, value != nil || loadError != nil {
      ask()
    }
  }

  mutating func changeInput(keepsPrevious: Bool) {
    (loadError, refreshError, fetchedAt) = (nil, nil, nil)
    if keepsPrevious, value != nil {
      (valueAnswersOldQuestion, isOutOfDate) = (true, true)
    } else {
      (value, valueAnswersOldQuestion, isOutOfDate) = (nil, false, false)
    }
    ask(replacing: true)
  }

  mutating func put(_ newValue: Int, now: Int) {
    (value, loadError, valueAnswersOldQuestion, fetchedAt) = (newValue, nil, false, now)
  }

  mutating func reset() {
    silenceAll()
    (value, loadError, refreshError, fetchedAt) = (nil, nil, nil, nil)
    (isOutOfDate, valueAnswersOldQuestion) = (false, false)
  }
}
