/// The edits of one reminder on their way to the store.
struct Draft {
  /// What was typed and waits to be written, the oldest field first.
  private(set) var waiting: [ReminderEdit] = []
  /// What is being written now.
  private(set) var underWay: [ReminderEdit] = []
  /// Why the last write failed; `nil` once one has succeeded.
  private(set) var failure: (any Error)?
  /// Whether what waits must be written as soon as the write under way has ended.
  var isAwaited = false

  var isSaved: Bool { waiting.isEmpty && underWay.isEmpty }

  var unsaved: [ReminderEdit] { Self.merging(underWay, with: waiting) }

  mutating func add(_ edit: ReminderEdit) { waiting = Self.merging(waiting, with: [edit]) }

  /// Moves what waits to what is under way; `nil` where nothing waits.
  mutating func takeWaiting() -> [ReminderEdit]? {
    isAwaited = false
    guard !waiting.isEmpty else { return nil }
    underWay = waiting
    waiting = []
    return underWay
  }

  mutating func succeed() {
    underWay = []
    failure = nil
  }

  /// Puts what was under way back, beneath what was typed since.
  mutating func fail(_ error: any Error) {
    waiting = unsaved
    underWay = []
    failure = waiting.isEmpty ? nil : error
  }

  /// Forgets all edits; one that is under way may still arrive, and is not kept should it fail.
  mutating func discard() {
    waiting = []
    underWay = []
    failure = nil
  }

  private static func merging(_ older: [ReminderEdit], with newer: [ReminderEdit]) -> [ReminderEdit] {
    let fields = Set(newer.map(\.field))
    return older.filter { !fields.contains($0.field) } + newer
  }
}
