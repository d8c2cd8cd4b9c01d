#if DEBUG || FEEDBACK_INSPECTOR
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  import Observation

  /// Knows every loader and action that is alive.
  ///
  /// It exists in debug builds, and in others that define `FEEDBACK_INSPECTOR`.
  @MainActor @Observable public final class FeedbackInspector {
    /// The only one.
    public static let shared = FeedbackInspector()

    /// Rises whenever a loader or an action comes, goes or changes, so that a panel knows when to look again.
    public private(set) var revision = 0

    @ObservationIgnored private var subjects: [Int: WeakSubject] = [:]
    @ObservationIgnored private var lastID = 0
    @ObservationIgnored private var sweepAt = 64
    @ObservationIgnored private var changes = 0
    @ObservationIgnored private var isWatched = false

    /// The loaders and actions that are alive, oldest first.
    public var entries: [InspectorEntry] {
      isWatched = true
      _ = revision
      return subjects.keys.sorted().compactMap { id in subjects[id]?.subject?.inspectorEntry(id: id) }
    }

    /// Shows a state in place of the real one; `nil` shows the real one again.
    public func force(_ state: ForcedState?, on id: InspectorEntry.ID) {
      subjects[id]?.subject?.force(state)
      touch()
    }

    /// Shows the real state of everything again.
    public func releaseAll() {
      for subject in subjects.values { subject.subject?.force(nil) }
      touch()
    }

    func register(_ subject: some InspectorSubject) {
      lastID += 1
      subjects[lastID] = WeakSubject(subject: subject)
      if subjects.count > sweepAt {
        subjects = subjects.filter { $0.value.subject != nil }
        sweepAt = max(64, subjects.count * 2)
      }
      touch()
    }

    /// Tells a panel, if there ever was one, that something changed.
    func touch() {
      guard isWatched else { return }
      changes &+= 1
      // Only written, never read: whoever is being drawn at the moment must not come to depend on it.
      revision = changes
    }
  }

  /// What the inspector shows of one loader or action.
  public struct InspectorEntry: Identifiable, Hashable, Sendable {
    /// The number of the loader or action, in order of creation.
    public let id: Int
    /// Whether it reads or changes something.
    public let kind: Kind
    /// The name it was given, or the type of its value.
    public let name: String
    /// Its state in a word, with the count of a collection.
    public let state: String
    /// What is happening.
    public let activity: LoadActivity
    /// How many attempts of the present fetch or run failed.
    public let failedAttempts: Int
    /// When its value was fetched.
    public let updatedAt: Date?
    /// Whether its value is out of date.
    public let isStale: Bool
    /// The failure that is shown.
    public let failure: LoadFailure?
    /// The state that is shown in place of the real one.
    public let forced: ForcedState?
    /// What happened to it, oldest first; the last fifty events.
    public let history: [Event]

    /// Whether something reads or changes.
    public enum Kind: String, Hashable, Sendable {
      case loader
      case action
    }

    /// Something that happened.
    public struct Event: Hashable, Sendable {
      /// What, in a word.
      public let name: String
      /// When.
      public let date: Date
    }
  }

  /// A loader or an action, without its types.
  @MainActor protocol InspectorSubject: AnyObject {
    func inspectorEntry(id: Int) -> InspectorEntry
    func force(_ state: ForcedState?)
  }

  private struct WeakSubject {
    weak var subject: (any InspectorSubject)?
  }

  /// What the inspector keeps with each loader and action.
  struct Inspection {
    var forced: ForcedState?
    var isRegistered = false
    private(set) var history: [InspectorEntry.Event] = []

    @MainActor mutating func record(_ event: LoadEventName, at date: Date) {
      if history.count == 50 { history.removeFirst() }
      history.append(.init(name: event.description, date: date))
      FeedbackInspector.shared.touch()
    }
  }

  /// Says a state in a word.
  func inspectorDescription<Value>(of state: Loadable<Value>) -> String {
    switch state {
    case .notInitiated: "not initiated"
    case .loading: "loading"
    case .success(let value):
      (value as? any Collection).map { $0.isEmpty ? "empty" : "success (\($0.count))" } ?? "success"
    case .failure: "failure"
    }
  }
#endif
