import FeedbackStates
public import Observation
public import SwiftUI

/// The messages of a window: one is shown, the others wait.
///
/// Messages belong to the window and not to the view that caused them, so they outlive a menu that closed or a row
/// that went. Find the one of a window in the environment:
///
///     @Environment(\.feedbackCenter) private var feedback
///
///     Button("Copy") { feedback.post(Toast("Copied", kind: .success)) }
@MainActor @Observable
public final class FeedbackCenter {
  /// The messages, the one that is shown first.
  public private(set) var toasts: [Toast] = []
  /// Whether the message stays because the person is looking at it.
  public var isHeld = false {
    didSet { if isHeld != oldValue { restartTimer() } }
  }
  /// The place that shows the messages; `nil` while there is none.
  private(set) var display: FeedbackDisplay?

  @ObservationIgnored var clock = LoadClock.continuous
  @ObservationIgnored var wording = FeedbackWording()
  @ObservationIgnored private var displays: [FeedbackDisplay] = []
  @ObservationIgnored private var timer: Task<Void, Never>?

  /// The messages of all windows without a host of their own.
  public static let shared = FeedbackCenter()

  /// Creates a center without messages.
  public nonisolated init() {}

  /// The message that is shown.
  public var current: Toast? { toasts.first }

  /// Shows a message, or lets it wait for those before it.
  ///
  /// One that says the same as one that is there, and offers nothing, is dropped.
  public func post(_ toast: Toast) {
    if let subject = toast.subject { toasts.removeAll { $0.subject == subject && $0.kind == .failure } }
    let isThere = toast.button == nil && toasts.contains { $0.message == toast.message && $0.kind == toast.kind }
    if !isThere { toasts.append(toast) }
    currentMayHaveChanged()
  }

  /// Closes a message.
  public func dismiss(_ id: ToastID) {
    toasts.removeAll { $0.id == id }
    currentMayHaveChanged()
  }

  /// Does what a message offers, and closes it.
  public func performButton(of toast: Toast) {
    dismiss(toast.id)
    toast.button?.perform()
  }

  @ObservationIgnored private var shown: ToastID?
  private func currentMayHaveChanged() {
    if let current, current.id != shown {
      Announcer.announce(current.message, isUrgent: current.kind == .failure)
      isHeld = false
    }
    shown = current?.id
    restartTimer()
  }

  @ObservationIgnored private var timed: (id: ToastID, duration: Duration)?
  private func restartTimer() {
    guard let current, let duration = current.duration(whileOthersWait: toasts.count > 1), !isHeld, display != nil
    else {
      timer?.cancel()
      timed = nil
      return
    }
    // A message that comes to wait does not lengthen the stay of the one before it.
    if let timed, timed == (current.id, duration) { return }
    timed = (current.id, duration)
    timer?.cancel()
    let clock = clock
    let end = clock.now.advanced(by: duration)
    timer = Task { [weak self] in
      guard (try? await clock.sleep(until: end)) != nil, !Task.isCancelled else { return }
      self?.dismiss(current.id)
    }
  }

  // MARK: Places that show the messages

  func add(_ newDisplay: FeedbackDisplay) {
    guard !displays.contains(where: { $0.id == newDisplay.id }) else { return }
    displays.append(newDisplay)
    chooseDisplay()
  }

  func remove(_ id: Int) {
    displays.removeAll { $0.id == id }
    chooseDisplay()
  }

  private func chooseDisplay() {
    let best = displays.reduce(nil as FeedbackDisplay?) { best, next in
      guard let best else { return next }
      return next.isBetter(than: best) ? next : best
    }
    if display != best { display = best }
    restartTimer()
  }

  // MARK: Actions

  /// Tells how every run of an action ends, for as long as the action and this center live.
  ///
  /// - Parameters:
  ///   - action: What is followed.
  ///   - words: What is said. They often know the action's owner, so the center keeps them and not the action.
  ///   - view: What goes with the view that has the words.
  func follow<Input, Output>(
    _ action: AsyncAction<Input, Output>, words: ActionWords<Input, Output>, for view: AnyObject
  ) {
    action.onOutcome(for: self) { [weak self, weak action, weak words] outcome in
      if let action, let words { self?.tell(outcome, of: action, words) }
    }
    let subject = ObjectIdentifier(action)
    followed.removeAll { $0.subject == subject || $0.isRunning() == nil }
    followed.append(FollowedWords(subject: subject, words: words, view: view) { [weak action] in action?.isRunning })
    forgetOldWords()
  }

  /// Tells of failures of an action that nobody else tells of, for as long as the action and this center live.
  func followUnseenFailures<Input, Output>(of action: AsyncAction<Input, Output>) {
    let words = ActionWords<Input, Output>(success: { _ in nil }, undo: nil, failure: { $0.message })
    action.onUnseenFailure(for: self) { [weak self, weak action] outcome in
      if let action { self?.tell(outcome, of: action, words) }
    }
  }

  private func tell<Input, Output>(
    _ outcome: ActionOutcome<Input, Output>, of action: AsyncAction<Input, Output>, _ words: ActionWords<Input, Output>
  ) {
    guard action.claimOutcome(outcome.id) else { return }
    guard var toast = words.toast(for: outcome, of: action, wording) else { return }
    toast.subject = ObjectIdentifier(action)
    post(toast)
  }

  /// The words of actions, the newest last.
  @ObservationIgnored private var followed: [FollowedWords] = []

  /// How many words are kept whose view has gone: a row's action may begin once the row is gone, but not much later.
  private static let wordsKeptWithoutView = 16

  private func forgetOldWords() {
    let idle = followed.filter { $0.view == nil && $0.isRunning() == false }
    let old = Set(idle.dropLast(Self.wordsKeptWithoutView).map(\.subject))
    if !old.isEmpty { followed.removeAll { old.contains($0.subject) } }
  }
}

/// What is said of an action, and by whom.
private struct FollowedWords {
  let subject: ObjectIdentifier
  let words: AnyObject
  weak var view: AnyObject?
  /// `nil` once the action has gone.
  let isRunning: @MainActor () -> Bool?
}

/// A place that can show the messages of a center.
struct FeedbackDisplay: Equatable {
  /// How well a place suits: the host of a window best, a button worst.
  enum Rank: Int, Comparable {
    case button
    case screen
    case host

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }
  let id: Int
  let rank: Rank
  /// Whether it stands in something that covers the window, such as a sheet.
  let isPresented: Bool

  /// Whether messages are better shown here than in a place that was there before.
  func isBetter(than earlier: FeedbackDisplay) -> Bool {
    if isPresented != earlier.isPresented { return isPresented }
    if rank != earlier.rank { return rank > earlier.rank }
    // A sheet covers what was there before it; of two screens the outer one has more room.
    return rank == .host
  }
}

private struct FeedbackCenterKey: EnvironmentKey {
  static var defaultValue: FeedbackCenter? { nil }
}

private struct FeedbackHostIsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hostedFeedbackCenter: FeedbackCenter? {
    get { self[FeedbackCenterKey.self] }
    set { self[FeedbackCenterKey.self] = newValue }
  }

  /// Whether the nearest host stands in something that covers the window.
  var feedbackHostIsPresented: Bool {
    get { self[FeedbackHostIsPresentedKey.self] }
    set { self[FeedbackHostIsPresentedKey.self] = newValue }
  }

  /// Where the messages of this window are shown.
  @MainActor public var feedbackCenter: FeedbackCenter { hostedFeedbackCenter ?? .shared }
}
