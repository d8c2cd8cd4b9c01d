/// Edits shown over the last value from the server before the server has confirmed them.
///
/// An edit is a function, not a copy of the value: when a newer value arrives, the edits that are still pending
/// are made again on top of it, and when one of them fails, only that one disappears.
///
/// A class, so that the many loaders without edits have room for a reference and no more.
@MainActor final class PatchLayer<Value> {
  typealias Patch = (inout Value) -> Void

  private struct Entry {
    let id: Int
    let patch: Patch
    /// The newest run at the time of confirmation; the value of a later run has the edit in it.
    var confirmedDuring: Int?
  }

  /// The last value from the server.
  private var base: Value?
  private var entries: [Entry] = []

  init(base: Value?) {
    self.base = base
  }

  /// Whether no edit is left to show.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether an edit waits for its confirmation.
  var isPending: Bool { entries.contains { $0.confirmedDuring == nil } }

  /// The value to show.
  var value: Value? {
    guard var value = base else { return nil }
    for entry in entries { entry.patch(&value) }
    return value
  }

  /// Adds an edit.
  func add(_ patch: @escaping Patch, id: Int) {
    entries.append(Entry(id: id, patch: patch))
  }

  /// Notes that the server has made an edit; it stays in place over the answers of runs that began before.
  func confirm(_ id: Int, during run: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].confirmedDuring = run
  }

  /// Takes an edit away that the server refused.
  func discard(_ id: Int) {
    entries.removeAll { $0.id == id }
  }

  /// Takes a newer value from the server.
  func rebase(on value: Value, from run: Int) {
    base = value
    entries.removeAll { entry in entry.confirmedDuring.map { $0 < run } ?? false }
  }

  /// Makes the first edits part of the base where they are confirmed, once no older answer can arrive.
  func foldConfirmed() {
    let count = entries.prefix { $0.confirmedDuring != nil }.count
    guard count > 0, var value = base else { return }
    for entry in entries.prefix(count) { entry.patch(&value) }
    base = value
    entries.removeFirst(count)
  }
}
