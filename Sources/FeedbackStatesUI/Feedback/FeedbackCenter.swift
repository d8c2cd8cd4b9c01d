import FeedbackStates
public import Observation
public import SwiftUI

/// The messages of a window: one is shown, the others wait.
///
/// Messages belong to the window and not to the view that caused them, so they outlive a menu that closed or a row
/// that went.
@MainActor @Observable
public final class FeedbackCenter {
  /// The messages, the one that is shown first.
  public private(set) var toasts: [Toast] = []
  /// Whether the message stays because the person is looking at it.
  public var isHeld = false {
    didSet { if isHeld != oldValue { restartTimer() } }
  }

  @ObservationIgnored var clock = LoadClock.continuous
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored var announce: @MainActor (_ message: String, _ isUrgent: Bool) -> Void = Announcer.announce

  /// The messages of a program with one window, or of all windows without a host of their own.
  public static let shared = FeedbackCenter()

  public init() {}

  /// The message that is shown.
  public var current: Toast? { toasts.first }

  /// Shows a message, or lets it wait for those before it. One that says the same as one that waits is dropped.
  public func post(_ toast: Toast) {
    guard !toasts.contains(where: { $0.message == toast.message && $0.kind == toast.kind }) else { return }
    toasts.append(toast)
    if toasts.count == 1 { present() }
  }

  /// Closes a message.
  public func dismiss(_ id: ToastID) {
    guard let index = toasts.firstIndex(where: { $0.id == id }) else { return }
    toasts.remove(at: index)
    if index == 0 { present() }
  }

  /// Does what a message offers, and closes it.
  public func performButton(of toast: Toast) {
    dismiss(toast.id)
    toast.button?.perform()
  }

  private func present() {
    isHeld = false
    if let current { announce(current.message, current.kind == .failure) }
    restartTimer()
  }

  private func restartTimer() {
    timer?.cancel()
    timer = nil
    guard let current, let duration = current.duration, !isHeld else { return }
    let clock = clock
    timer = Task { [weak self] in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      self?.dismiss(current.id)
    }
  }

  /// Tells how every run of an action ends, for as long as the action and this center live.
  func follow<Input, Output>(
    _ action: AsyncAction<Input, Output>, success: @escaping @MainActor (Output) -> String?,
    undo: (@MainActor (Input, Output) -> Toast.Button?)? = nil,
    failure: @escaping @MainActor (LoadFailure) -> String?
  ) {
    action.onOutcome(for: self) { [weak self, weak action] outcome in
      guard let self, let action, action.claimOutcome(outcome.id) else { return }
      switch outcome.result {
      case .success(let output):
        guard let message = success(output) else { return }
        post(Toast(message, kind: .success, button: undo?(outcome.input, output)))
      case .failure(let problem):
        guard let message = failure(problem) else { return }
        post(Toast(message, kind: .failure, button: Toast.Button("Retry") { [weak action] in action?.retry() }))
      }
    }
  }
}

private struct FeedbackCenterKey: EnvironmentKey {
  static var defaultValue: FeedbackCenter? { nil }
}

extension EnvironmentValues {
  var hostedFeedbackCenter: FeedbackCenter? {
    get { self[FeedbackCenterKey.self] }
    set { self[FeedbackCenterKey.self] = newValue }
  }

  /// Where the messages of this window are shown.
  @MainActor public var feedbackCenter: FeedbackCenter { hostedFeedbackCenter ?? .shared }
}
