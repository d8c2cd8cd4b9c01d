public import Foundation

/// A reason why the reminder store could not answer.
///
/// Whatever the reason, the file is as it was, and the same call works once the cause is gone.
public enum ReminderStoreError: Error, Hashable, Sendable {
  /// The file is not a whole database: garbage, cut short, or empty where reminders had been.
  case damaged(path: String, detail: String)
  /// The file is a database, but another program's.
  case foreign(path: String)
  /// A newer version of this program has written the file.
  case tooNew(path: String, found: Int, known: Int)
  /// Another program kept the database for longer than the store waits.
  case busy(path: String, waited: Duration)
  /// The file, or the folder it is in, cannot be written.
  case readOnly(path: String)
  /// There is no room left for the change.
  case diskFull(path: String)
  /// The file cannot be opened or made, for the reason given.
  case cannotOpen(path: String, reason: String)
  /// The file was moved, replaced or deleted while it was in use.
  case moved(path: String)
  /// Reading or writing failed below the database.
  case inputOutput(path: String, detail: String)
  /// The database refused something it should not have refused.
  case unexpected(path: String, detail: String)
  /// There is no such reminder, not even among the deleted.
  case reminderNotFound(Reminder.ID)
  /// There is no such list.
  case listNotFound(ReminderList.ID)
}

extension ReminderStoreError: CustomStringConvertible {
  /// What happened and what to do, in two sentences.
  public var description: String { "\(whatHappened) \(whatToDo)" }
}

extension ReminderStoreError: LocalizedError {
  public var errorDescription: String? { whatHappened }
  public var recoverySuggestion: String? { whatToDo }
}

extension ReminderStoreError {
  private var whatHappened: String {
    switch self {
    case .damaged(let path, let detail): "The reminders in \(path) are damaged: \(detail)."
    case .foreign(let path): "\(path) is the database of another program."
    case .tooNew(let path, let found, let known):
      "\(path) was written by a newer version (format \(found); this version knows formats up to \(known))."
    case .busy(_, let waited): "Another program has held the reminders for \(waited.inWords)."
    case .readOnly(let path): "\(path) is read-only."
    case .diskFull(let path): "There is no room left on the disk for \(path)."
    case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)."
    case .moved(let path): "\(path) was moved, replaced or deleted while it was in use."
    case .inputOutput(let path, let detail): "Reading or writing \(path) failed: \(detail)."
    case .unexpected(let path, let detail): "The database \(path) refused the request: \(detail)."
    case .reminderNotFound: "The reminder does not exist any more."
    case .listNotFound: "The list does not exist any more."
    }
  }

  private var whatToDo: String {
    switch self {
    case .damaged: "Nothing was changed. Put a backup in its place, or move the file away to start anew, and try again."
    case .foreign: "Nothing was changed. Choose another file."
    case .tooNew: "Nothing was changed. Update this program, or choose another file."
    case .busy: "Close the other program and try again."
    case .readOnly: "Make the file and its folder writable, and try again."
    case .diskFull: "Free some space and try again; what you typed is still here."
    case .cannotOpen: "Put that right, or choose another file, and try again."
    case .moved: "Put it back and try again; otherwise a new, empty one is made."
    case .inputOutput: "Check the disk and try again."
    case .unexpected: "Try again; if it happens again, please report it."
    case .reminderNotFound, .listNotFound: "It may have been deleted in another window or program."
    }
  }
}

extension Duration {
  fileprivate var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == 1 ? "1 second" : "\(seconds.formatted(.number.precision(.fractionLength(0...1)))) seconds"
  }
}
