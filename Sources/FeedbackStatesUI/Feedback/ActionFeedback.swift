public import FeedbackStates
public import SwiftUI

extension View {
  /// Tells how every run of an action ends: a toast for success, one with Retry for failure.
  ///
  ///     AsyncButton("Delete", role: .destructive, action: model.delete, input: item)
  ///       .actionFeedback(model.delete, success: "Deleted “\(item.title)”")
  ///
  /// The message is shown even if this view has gone by then. A run that was cancelled is not mentioned.
  ///
  /// - Parameters:
  ///   - action: What is followed.
  ///   - success: What to say after a success; `nil` says nothing.
  ///   - failure: What to say before the reason of a failure; `nil` gives the reason alone.
  public func actionFeedback<Input, Output>(
    _ action: AsyncAction<Input, Output>, success: String? = nil, failure: String? = nil
  ) -> some View {
    actionFeedback(
      action, success: { _ in success },
      failure: { problem in failure.map { "\($0) \(problem.message)" } ?? problem.message })
  }

  /// Tells how every run of an action ends, in words made from the result.
  ///
  /// - Parameters:
  ///   - action: What is followed.
  ///   - success: Makes what to say after a success; `nil` says nothing.
  ///   - undo: Makes a button that takes the success back.
  ///   - failure: Makes what to say after a failure; `nil` says nothing.
  public func actionFeedback<Input, Output>(
    _ action: AsyncAction<Input, Output>, success: @escaping @MainActor (Output) -> String?,
    undo: (@MainActor (Input, Output) -> Toast.Button?)? = nil,
    failure: @escaping @MainActor (LoadFailure) -> String? = { $0.message }
  ) -> some View {
    modifier(ActionFeedbackModifier(action: action, success: success, undo: undo, failure: failure))
  }
}

struct ActionFeedbackModifier<Input, Output>: ViewModifier {
  let action: AsyncAction<Input, Output>
  let success: @MainActor (Output) -> String?
  let undo: (@MainActor (Input, Output) -> Toast.Button?)?
  let failure: @MainActor (LoadFailure) -> String?
  @Environment(\.feedbackCenter) private var center

  func body(content: Content) -> some View {
    content
      .onAppear { center.follow(action, success: success, undo: undo, failure: failure) }
      .onChange(of: ObjectIdentifier(action)) {
        center.follow(action, success: success, undo: undo, failure: failure)
      }
  }
}
