public import FeedbackStates
public import SwiftUI

extension View {
  /// Tells how every run of an action ends: a toast for success, one with Retry for failure.
  ///
  ///     AsyncButton("Delete", role: .destructive, action: model.delete[item.id], input: item.id)
  ///       .actionFeedback(model.delete[item.id], success: "Deleted “\(item.title)”")
  ///
  /// The message is shown even if this view has gone by then, and once, even if several views follow the action. A
  /// run that was cancelled is not mentioned. Where rows share one action, make the words from its result, or give
  /// each row its own action with an `AsyncActionGroup`.
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
  @State private var followed = FollowedAction<Input, Output>()
  @Environment(\.feedbackCenter) private var center

  func body(content: Content) -> some View {
    let words = followed.words(success: success, undo: undo, failure: failure)
    content
      .modifier(FallbackFeedbackHost(rank: .button))
      .onChange(of: [ObjectIdentifier(action), ObjectIdentifier(center)], initial: true) {
        center.follow(action, words: words, for: followed)
      }
  }
}

/// The words of a view, kept where an update of the view reaches them.
@MainActor private final class FollowedAction<Input, Output> {
  private var words: ActionWords<Input, Output>?

  func words(
    success: @escaping @MainActor (Output) -> String?, undo: (@MainActor (Input, Output) -> Toast.Button?)?,
    failure: @escaping @MainActor (LoadFailure) -> String?
  ) -> ActionWords<Input, Output> {
    guard let words else {
      let words = ActionWords(success: success, undo: undo, failure: failure)
      self.words = words
      return words
    }
    words.success = success
    words.undo = undo
    words.failure = failure
    return words
  }
}
