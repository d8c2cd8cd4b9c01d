import FeedbackStates
public import SwiftUI

/// A page that says what went wrong and offers to try again.
///
///     case .failure(let error):
///       ErrorView(error: error) { Task { await model.loadItems() } }
public struct ErrorView: View {
  private let title: String
  private let message: String
  private let systemImage: String
  private let note: String?
  private let isRetrying: Bool
  private let retry: @MainActor () -> Void

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - isRetrying: Whether it is being tried again now; the button is busy then.
  ///   - retry: Tries again.
  public init(error: any Error, isRetrying: Bool = false, retry: @escaping @MainActor () -> Void) {
    self.init(error: error, note: nil, isRetrying: isRetrying, retry: retry)
  }

  /// Creates a page on which a note may take the place of the button, where pressing it would change nothing.
  init(error: any Error, note: String?, isRetrying: Bool, retry: @escaping @MainActor () -> Void) {
    let failure = LoadFailure(error)
    // Being given up is no failure, but whoever shows this page has nothing else to show.
    title = failure?.title ?? "Stopped"
    message = failure?.message ?? "This was stopped before it was finished. Try again to go on."
    systemImage = failure?.category.systemImage ?? "pause.circle"
    self.note = note
    self.isRetrying = isRetrying
    self.retry = retry
  }

  public var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: systemImage)
    } description: {
      Text(verbatim: message)
    } actions: {
      if let note {
        Text(verbatim: note).foregroundStyle(.secondary)
      } else {
        RetryButton(isRetrying: isRetrying, retry: retry)
      }
    }
  }
}

extension LoadFailure.Category {
  /// The symbol for a kind of failure.
  var systemImage: String {
    switch self {
    case .offline: "wifi.slash"
    case .timedOut: "hourglass"
    case .unauthorized: "lock"
    case .notFound: "questionmark.circle"
    default: "exclamationmark.triangle"
    }
  }
}
