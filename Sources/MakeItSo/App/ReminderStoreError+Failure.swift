import FeedbackStates
import ReminderStorage

extension ReminderStoreError: FailureDescribing {
  /// A few words for the top of a page; the sentences beneath are the error's own.
  public var failureTitle: String? {
    switch self {
    case .damaged: "The Reminders Are Damaged"
    case .foreign: "Not a File of Reminders"
    case .tooNew: "Made by a Newer Version"
    case .busy: "The Reminders Are in Use"
    case .readOnly: "The Reminders Are Read-Only"
    case .diskFull: "The Disk Is Full"
    case .cannotOpen: "The Reminders Cannot Be Opened"
    case .moved: "The Reminders Were Moved"
    case .inputOutput: "The Disk Does Not Answer"
    case .unexpected: "Something Went Wrong"
    case .reminderNotFound: "The Reminder Is Gone"
    case .listNotFound: "The List Is Gone"
    }
  }

  public var isRetryable: Bool? { true }
}
