public import FeedbackStates
public import SwiftUI

/// A button that sets off something that takes time.
///
///     AsyncButton("Save", action: model.save, input: draft)
///       .actionFeedback(model.save, success: "Saved")
///
/// It is disabled from the press on, shows a spinner in place of its label, and keeps its size and its spoken name.
/// The work belongs to the ``AsyncAction``: it goes on when the button has gone.
public struct AsyncButton<Content: View>: View {
  private enum Work {
    /// An action that somebody else owns.
    case shared(isRunning: @MainActor () -> Bool, start: @MainActor () -> Void)
    /// A closure that the button runs itself.
    case own(@MainActor () async throws -> Void)
  }
  private let role: ButtonRole?
  private let work: Work
  private let content: Content
  @State private var ownAction = OwnAction()
  @Environment(\.feedbackCenter) private var center

  /// Creates a button that starts an action with an input.
  ///
  /// - Parameters:
  ///   - role: What pressing means.
  ///   - action: What is started.
  ///   - input: What it is started with.
  ///   - label: What the button shows.
  public init<Input, Output>(
    role: ButtonRole? = nil, action: AsyncAction<Input, Output>, input: Input, @ViewBuilder label: () -> Content
  ) {
    self.role = role
    work = .shared(isRunning: { action.isRunning }, start: { action.start(input) })
    content = label()
  }

  /// Creates a button that starts an action.
  public init<Output>(role: ButtonRole? = nil, action: AsyncAction<Void, Output>, @ViewBuilder label: () -> Content) {
    self.init(role: role, action: action, input: (), label: label)
  }

  /// Creates a button that runs a closure. A failure is told with a toast.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Content
  ) {
    self.role = role
    work = .own(action)
    content = label()
  }

  public var body: some View {
    switch work {
    case .shared(let isRunning, let start):
      BusyButton(role: role, isBusy: isRunning(), action: start, content: content)
    case .own(let closure):
      BusyButton(role: role, isBusy: ownAction.action.isRunning, action: { run(closure) }, content: content)
    }
  }

  private func run(_ closure: @escaping @MainActor () async throws -> Void) {
    center.follow(ownAction.action, success: { _ in nil }, failure: { $0.message })
    ownAction.action.start(closure)
  }
}

/// The action of a button that has only a closure.
@MainActor
private final class OwnAction {
  let action = AsyncAction<@MainActor () async throws -> Void, Void> { try await $0() }
}

extension AsyncButton where Content == Text {
  /// Creates a button with a title that starts an action with an input.
  public init<Input, Output>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: AsyncAction<Input, Output>, input: Input
  ) {
    self.init(role: role, action: action, input: input) { Text(titleKey) }
  }

  /// Creates a button with a title that starts an action.
  public init<Output>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: AsyncAction<Void, Output>) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that runs a closure.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}
