import Foundation
import ReminderStorage
import Testing

@MainActor struct DraftWriterTests {
  /// Takes note of writes; fails or holds them when told to.
  private actor Recorder {
    var writes: [[ReminderEdit]] = []
    var failure: ReminderStoreError?
    private var isHeld = false
    private var waiting: CheckedContinuation<Void, Never>?
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    func write(_ edits: [ReminderEdit]) async throws {
      if isHeld {
        await withCheckedContinuation { continuation in
          waiting = continuation
          arrivals.forEach { $0.resume() }
          arrivals = []
        }
      }
      if let failure { throw failure }
      writes.append(edits)
    }

    func fail(with failure: ReminderStoreError?) { self.failure = failure }

    func hold() { isHeld = true }

    func untilHeld() async {
      guard waiting == nil else { return }
      await withCheckedContinuation { arrivals.append($0) }
    }

    func release() {
      isHeld = false
      waiting?.resume()
      waiting = nil
    }
  }

  private let clock = ManualClock()
  private let recorder = Recorder()
  private let drafts: DraftWriter
  private let id = UUID()

  init() {
    drafts = DraftWriter(pause: .seconds(1), longestWait: .seconds(5), clock: clock) { [recorder] _, edits in
      try await recorder.write(edits)
    }
  }

  @Test func `fifty characters are one write once typing pauses`() async {
    for count in 1...50 { drafts.edit(id, .title(String(repeating: "x", count: count))) }
    await clock.untilAsleep(2)
    #expect(await recorder.writes.isEmpty)
    clock.advance(by: .seconds(1))
    await settled()
    #expect(await recorder.writes == [[.title(String(repeating: "x", count: 50))]])
  }

  @Test func `typing without a pause is written after the longest wait`() async {
    for second in 0..<10 {
      drafts.edit(id, .title("\(second)"))
      await clock.untilAsleep(2)
      clock.advance(by: .milliseconds(500))
    }
    await settled()
    #expect(await recorder.writes == [[.title("9")]])
  }

  @Test func `the newest edit of each field is written, other fields beside it`() async {
    drafts.edit(id, .title("a"))
    drafts.edit(id, .notes("n"))
    drafts.edit(id, .title("b"))
    #expect(await drafts.flush(id))
    #expect(await recorder.writes == [[.notes("n"), .title("b")]])
  }

  @Test func `leaving a row writes at once, and only once`() async {
    drafts.edit(id, .title("a"))
    #expect(await drafts.flush(id))
    #expect(!drafts.hasUnsavedEdits)
    #expect(await drafts.flush(id))
    await clock.untilAsleep(0)
    #expect(await recorder.writes.count == 1)
  }

  @Test func `quitting writes every draft`() async {
    drafts.edit(id, .title("a"))
    drafts.edit(UUID(), .title("b"))
    #expect(await drafts.flush())
    #expect(await Set(recorder.writes) == [[.title("a")], [.title("b")]])
    #expect(!drafts.hasUnsavedEdits)
  }

  @Test func `a failed write keeps the text, tells the failure, and a retry saves it`() async {
    await recorder.fail(with: .diskFull(path: "f"))
    drafts.edit(id, .title("precious"))
    #expect(await drafts.flush(id) == false)
    #expect(drafts.failures[id] as? ReminderStoreError == .diskFull(path: "f"))
    #expect(drafts.unsavedEdits(of: id) == [.title("precious")])
    await recorder.fail(with: nil)
    #expect(await drafts.retry())
    #expect(await recorder.writes == [[.title("precious")]])
    #expect(drafts.failures.isEmpty && !drafts.hasUnsavedEdits)
  }

  @Test func `what is typed after a failure is tried with the text that failed`() async {
    await recorder.fail(with: .busy(path: "f", waited: .seconds(5)))
    drafts.edit(id, .title("a"))
    drafts.edit(id, .notes("n"))
    await drafts.flush(id)
    await recorder.fail(with: nil)
    drafts.edit(id, .title("ab"))
    await clock.untilAsleep(1)
    clock.advance(by: .seconds(1))
    await settled()
    #expect(await recorder.writes == [[.notes("n"), .title("ab")]])
    #expect(drafts.failures.isEmpty)
  }

  @Test func `what is typed during a write is written after it, never beside it`() async {
    await recorder.hold()
    drafts.edit(id, .title("a"))
    let first = Task { await drafts.flush(id) }
    await recorder.untilHeld()
    drafts.edit(id, .title("ab"))
    #expect(drafts.unsavedEdits(of: id) == [.title("ab")])
    let second = Task { await drafts.flush(id) }
    await Task.yield()
    await recorder.release()
    _ = await first.value
    #expect(await second.value)
    #expect(await recorder.writes == [[.title("a")], [.title("ab")]])
  }

  @Test func `an echo of the store does not undo what is being typed`() {
    let echo = Reminder(
      id: id, listID: UUID(), title: "old", notes: "theirs", order: .initial, createdAt: .now, modifiedAt: .now)
    drafts.edit(id, .title("typed"))
    let shown = drafts.applyingUnsavedEdits(to: echo)
    #expect(shown.title == "typed" && shown.notes == "theirs")
  }

  @Test func `a discarded draft is never written`() async {
    drafts.edit(id, .title("a"))
    await clock.untilAsleep(2)
    drafts.discard(id)
    await clock.untilAsleep(0)
    clock.advance(by: .seconds(10))
    #expect(await drafts.flush())
    #expect(await recorder.writes.isEmpty)
  }

  /// Waits until what the clock has set off is done.
  private func settled() async {
    await clock.untilAsleep(0)
    while drafts.hasUnsavedEdits { await Task.yield() }
  }
}
