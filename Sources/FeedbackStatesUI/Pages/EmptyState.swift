public import SwiftUI

/// Replaces a view with a placeholder while it has nothing to show.
struct EmptyStateModifier<EmptyContent: View>: ViewModifier {
  let isEmpty: Bool
  let emptyContent: EmptyContent
  @Environment(\.isAwaitingFirstAnswer) private var isAwaitingFirstAnswer

  func body(content: Content) -> some View {
    // Before the first answer nothing may say "empty".
    if isEmpty && !isAwaitingFirstAnswer { emptyContent } else { content }
  }
}

extension View {
  /// Shows a placeholder in place of the view while it has nothing to show.
  ///
  ///     List { … }
  ///       .emptyState(reminders.isEmpty) { Text("No Reminders") }
  ///
  /// Inside a ``LoadableView`` the placeholder waits for the first answer, whatever the flag says.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether there is nothing to show.
  ///   - emptyContent: What is shown then. It should say what to do.
  public func emptyState<EmptyContent: View>(
    _ isEmpty: Bool, @ViewBuilder emptyContent: () -> EmptyContent
  ) -> some View {
    modifier(EmptyStateModifier(isEmpty: isEmpty, emptyContent: emptyContent()))
  }

  /// Shows a placeholder in place of the view while a bound flag says that it has nothing to show.
  public func emptyState<EmptyContent: View>(
    _ isEmpty: Binding<Bool>, @ViewBuilder emptyContent: () -> EmptyContent
  ) -> some View {
    modifier(EmptyStateModifier(isEmpty: isEmpty.wrappedValue, emptyContent: emptyContent()))
  }

  /// Shows a placeholder in place of the view while a condition holds.
  public func emptyState<EmptyContent: View>(
    when isEmpty: Bool, @ViewBuilder placeholder: () -> EmptyContent
  ) -> some View {
    modifier(EmptyStateModifier(isEmpty: isEmpty, emptyContent: placeholder()))
  }
}

private struct AwaitingFirstAnswerKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the data around has not been answered yet, so that its emptiness means nothing.
  var isAwaitingFirstAnswer: Bool {
    get { self[AwaitingFirstAnswerKey.self] }
    set { self[AwaitingFirstAnswerKey.self] = newValue }
  }
}
