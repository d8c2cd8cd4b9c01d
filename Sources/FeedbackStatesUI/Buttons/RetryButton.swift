public import FeedbackStates
public import SwiftUI

/// A button that tries again, and is busy while it does.
///
///     RetryButton(model.reminders)
public struct RetryButton: View {
  private let isRetrying: @MainActor () -> Bool
  private let retry: @MainActor () -> Void
  @Environment(\.feedbackWording) private var wording

  /// Creates a button that loads again.
  public init<Value>(_ loader: Loader<Value>) {
    isRetrying = { loader.activity.isBusy }
    retry = { loader.retry() }
  }

  /// Creates a button that starts an action again with its last input.
  public init<Input, Output>(_ action: AsyncAction<Input, Output>) {
    isRetrying = { action.isRunning }
    retry = { action.retry() }
  }

  /// Creates a button that calls a closure.
  ///
  /// - Parameters:
  ///   - isRetrying: Whether it is being tried again now.
  ///   - retry: Tries again.
  public init(isRetrying: Bool = false, retry: @escaping @MainActor () -> Void) {
    self.isRetrying = { isRetrying }
    self.retry = retry
  }

  public var body: some View {
    BusyButton(isBusy: isRetrying(), action: retry, label: Text(verbatim: wording.retry))
      .buttonStyle(.borderedProminent)
  }
}
