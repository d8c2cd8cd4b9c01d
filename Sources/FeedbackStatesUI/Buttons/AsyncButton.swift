public import FeedbackStates
public import SwiftUI

/// A button that sets off something that takes time.
///
///     AsyncButton("Save", action: model.save, input: draft)
///       .actionFeedback(model.save, success: "Saved")
///
/// It is disabled from the press on, shows a spinner in place of its label, and keeps its size and its spoken name.
/// The work belongs to the action: it goes on when the button has gone. A failure that nobody else tells of, and that
/// no view reads, is told with a toast that offers to try again.
public struct AsyncButton<Label: View>: View {
  private let role: ButtonRole?
  private let work: AsyncButtonWork
  private let label: Label

  /// Creates a button that starts an action with an input.
  ///
  /// - Parameters:
  ///   - role: What pressing means.
  ///   - action: What is started.
  ///   - input: What it is started with.
  ///   - label: What the button shows.
  public init<Input, Output>(
    role: ButtonRole? = nil, action: AsyncAction<Input, Output>, input: Input, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    work = .shared(SharedWork(action, input))
    self.label = label()
  }

  /// Creates a button that starts an action.
  public init<Output>(role: ButtonRole? = nil, action: AsyncAction<Void, Output>, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, input: (), label: label)
  }

  /// Creates a button that runs a closure. A failure is told with a toast that offers to try again.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    work = .own(action)
    self.label = label()
  }

  public var body: some View {
    switch work {
    case .shared(let work):
      SharedWorkButton(role: role, work: work, label: label).modifier(UnseenFailureModifier(work: work))
    case .own(let closure): OwnWorkButton(role: role, closure: closure, label: label)
    }
  }
}

/// What a button sets off.
enum AsyncButtonWork {
  /// An action that somebody else owns.
  case shared(SharedWork)
  /// A closure that the button runs itself.
  case own(@MainActor () async throws -> Void)
}

/// An action with its input, without their types.
struct SharedWork {
  let isRunning: @MainActor () -> Bool
  let progress: @MainActor () -> Double?
  let lastSuccess: @MainActor () -> ActionRunID?
  let start: @MainActor () -> Void
  let action: ObjectIdentifier
  /// Lets a center tell of failures that nobody else tells of.
  let tellOfUnseenFailures: @MainActor (FeedbackCenter) -> Void

  @MainActor init<Input, Output>(_ action: AsyncAction<Input, Output>, _ input: Input) {
    isRunning = { action.isRunning }
    progress = { action.activity.progress }
    lastSuccess = { action.lastSuccess }
    start = { action.start(input) }
    self.action = ObjectIdentifier(action)
    tellOfUnseenFailures = { $0.followUnseenFailures(of: action) }
  }
}

struct SharedWorkButton<Label: View>: View {
  let role: ButtonRole?
  let work: SharedWork
  let label: Label

  var body: some View {
    BusyButton(
      role: role, isBusy: work.isRunning(), progress: work.progress(), lastSuccess: work.lastSuccess(),
      action: work.start, label: label)
  }
}

/// Tells of failures of an action that nobody else tells of.
private struct UnseenFailureModifier: ViewModifier {
  let work: SharedWork
  @Environment(\.feedbackCenter) private var center

  func body(content: Content) -> some View {
    content
      .modifier(FallbackFeedbackHost(rank: .button))
      .onChange(of: [work.action, ObjectIdentifier(center)], initial: true) { work.tellOfUnseenFailures(center) }
  }
}

struct OwnWorkButton<Label: View>: View {
  let role: ButtonRole?
  let closure: @MainActor () async throws -> Void
  let label: Label
  @State private var own = OwnAction()

  var body: some View {
    SharedWorkButton(role: role, work: SharedWork(own.action, closure), label: label)
      .modifier(ActionFeedbackModifier(action: own.action, success: { _ in nil }, undo: nil, failure: { $0.message }))
  }
}

/// The action of a button that has only a closure, made when it is first shown.
@MainActor
private final class OwnAction {
  private(set) lazy var action = AsyncAction<@MainActor () async throws -> Void, Void>("button") { try await $0() }
}

extension AsyncButton where Label == Text {
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
