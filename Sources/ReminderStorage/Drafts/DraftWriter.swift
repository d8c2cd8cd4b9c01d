public import Observation

/// Turns many keystrokes into few writes, and loses none of them.
///
///     let drafts = DraftWriter { id, edits in try await repository.update(id, edits) }
///     drafts.edit(reminder.id, .title(text))  // on every keystroke
///     await drafts.flush(reminder.id)         // when the row loses the focus
///     await drafts.flush()                    // before the program quits
///
/// What was typed is written once typing pauses, or after the longest wait while it does not. Writes for one reminder
/// follow one another. A failed write keeps the text, and is told in ``failures``; the next keystroke, ``flush(_:)`` or
/// ``retry()`` tries again.
@MainActor @Observable
public final class DraftWriter {
  public typealias Write = @Sendable (Reminder.ID, [ReminderEdit]) async throws -> Void

  private enum Timer { case pause, longestWait }

  private var drafts: [Reminder.ID: Draft] = [:]
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let longestWait: Duration
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let write: Write
  @ObservationIgnored private var timers: [Reminder.ID: [Timer: Task<Void, Never>]] = [:]
  @ObservationIgnored private var writes: [Reminder.ID: Task<Void, Never>] = [:]

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - pause: How long typing must rest before what was typed is written.
  ///   - longestWait: How long text may stay unwritten while typing goes on.
  ///   - clock: What measures both.
  ///   - write: Writes edits to one reminder, and throws where they are not durable.
  public init(
    pause: Duration = .milliseconds(800), longestWait: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), write: @escaping Write
  ) {
    self.pause = pause
    self.longestWait = longestWait
    self.clock = clock
    self.write = write
  }
}

// MARK: Reading

extension DraftWriter {
  /// Whether anything waits to be written, or is being written.
  public var hasUnsavedEdits: Bool { !drafts.isEmpty }

  /// The last failure of each reminder whose text is not saved.
  public var failures: [Reminder.ID: any Error] { drafts.compactMapValues(\.failure) }

  /// The edits of a reminder that are not known to be durable.
  public func unsavedEdits(of id: Reminder.ID) -> [ReminderEdit] { drafts[id]?.unsaved ?? [] }

  /// Returns the reminder as the person who types sees it: with the edits that are not durable yet.
  public func applyingUnsavedEdits(to reminder: Reminder) -> Reminder {
    unsavedEdits(of: reminder.id).reduce(into: reminder) { $0.apply($1) }
  }
}

// MARK: Writing

extension DraftWriter {
  /// Takes note of an edit, to be written soon.
  public func edit(_ id: Reminder.ID, _ edit: ReminderEdit) {
    let isFirst = drafts[id]?.waiting.isEmpty ?? true
    drafts[id, default: Draft()].add(edit)
    startTimer(.pause, for: id, after: pause)
    if isFirst { startTimer(.longestWait, for: id, after: longestWait) }
  }

  /// Writes what waits for one reminder, and returns once it is durable or has failed.
  ///
  /// - Returns: Whether nothing of the reminder is left unsaved.
  @discardableResult
  public func flush(_ id: Reminder.ID) async -> Bool {
    guard drafts[id] != nil else { return true }
    await startWriting(id).value
    return drafts[id] == nil
  }

  /// Writes everything that waits, and returns once it is durable or has failed.
  ///
  /// - Returns: Whether nothing is left unsaved.
  @discardableResult
  public func flush() async -> Bool {
    for id in Array(drafts.keys) { await flush(id) }
    return drafts.isEmpty
  }

  /// Tries again what has failed.
  @discardableResult
  public func retry() async -> Bool {
    for id in Array(failures.keys) { await flush(id) }
    return failures.isEmpty
  }

  /// Forgets what waits for a reminder, as when its row is removed or its sheet is cancelled.
  public func discard(_ id: Reminder.ID) {
    stopTimers(of: id)
    drafts[id]?.discard()
    if writes[id] == nil { drafts[id] = nil }
  }
}

extension DraftWriter {
  private func startTimer(_ timer: Timer, for id: Reminder.ID, after wait: Duration) {
    timers[id]?[timer]?.cancel()
    timers[id, default: [:]][timer] = Task { [clock, weak self] in
      guard (try? await clock.sleep(for: wait)) != nil, !Task.isCancelled else { return }
      self?.startWriting(id)
    }
  }

  private func stopTimers(of id: Reminder.ID) {
    timers.removeValue(forKey: id)?.values.forEach { $0.cancel() }
  }

  /// Begins to write what waits; while a write is under way, what waits is written after it.
  @discardableResult
  private func startWriting(_ id: Reminder.ID) -> Task<Void, Never> {
    stopTimers(of: id)
    if let underWay = writes[id] {
      drafts[id]?.isAwaited = true
      return underWay
    }
    let task = Task { await self.writeWaiting(id) }
    writes[id] = task
    return task
  }

  private func writeWaiting(_ id: Reminder.ID) async {
    while let edits = drafts[id]?.takeWaiting() {
      do {
        try await write(id, edits)
        drafts[id]?.succeed()
      } catch {
        drafts[id]?.fail(error)
        break
      }
      guard drafts[id]?.isAwaited == true else { break }
    }
    writes[id] = nil
    if drafts[id]?.isSaved == true { drafts[id] = nil }
  }
}
