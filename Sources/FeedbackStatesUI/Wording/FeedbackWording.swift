public import SwiftUI

/// The words that come with the views of this package, so that an app may say them in its own way and language.
///
///     ContentView()
///       .feedbackWording(FeedbackWording(loading: "Wird geladen …", retry: "Erneut versuchen"))
public struct FeedbackWording: Sendable {
  /// Under the spinner of a first load, and spoken when it takes a moment.
  public var loading: String
  /// Under the spinner once the load takes longer than usual.
  public var takingLong: String
  /// In place of the spinner while there is no connection.
  public var offlineTitle: String
  /// Below ``offlineTitle``: what happens next.
  public var offline: String
  /// Above content that cannot be refreshed for want of a connection.
  public var offlineContent: String
  /// Beside an automatic attempt: why the last one failed, and the number of the next.
  public var tryingAgain: @Sendable (_ reason: String, _ attempt: Int) -> String
  /// Spoken when an announced load has ended, with the number of elements where that is known.
  public var loaded: @Sendable (_ count: Int?) -> String
  /// Spoken when a refresh that a person asked for has ended.
  public var updated: String
  /// On the button that tries again.
  public var retry: String
  /// On the button that gives up.
  public var cancel: String
  /// On the button that takes back what was done.
  public var undo: String
  /// The spoken name of the button that closes a message.
  public var close: String
  /// On the button that fetches the next page by hand.
  public var loadMore: String
  /// The spoken value of a button whose work is under way.
  public var inProgress: String
  /// The spoken value of a button whose work has just been done.
  public var done: String

  /// Creates words; those that are not given are English.
  public init(
    loading: String = "Loading…",
    takingLong: String = "This is taking longer than usual.",
    offlineTitle: String = "You’re offline",
    offline: String = "Loading goes on as soon as there is a connection.",
    offlineContent: String = "You are offline. This is updated as soon as there is a connection.",
    tryingAgain: @escaping @Sendable (_ reason: String, _ attempt: Int) -> String = {
      "\($0) Trying again (attempt \($1))."
    },
    loaded: @escaping @Sendable (_ count: Int?) -> String = { count in
      count.map { "Loaded, \($0 == 0 ? "nothing there" : $0 == 1 ? "1 item" : "\($0) items")" } ?? "Loaded"
    },
    updated: String = "Updated", retry: String = "Retry", cancel: String = "Cancel", undo: String = "Undo",
    close: String = "Close", loadMore: String = "Load More", inProgress: String = "In progress", done: String = "Done"
  ) {
    self.loading = loading
    self.takingLong = takingLong
    self.offlineTitle = offlineTitle
    self.offline = offline
    self.offlineContent = offlineContent
    self.tryingAgain = tryingAgain
    self.loaded = loaded
    self.updated = updated
    self.retry = retry
    self.cancel = cancel
    self.undo = undo
    self.close = close
    self.loadMore = loadMore
    self.inProgress = inProgress
    self.done = done
  }
}

private struct FeedbackWordingKey: EnvironmentKey {
  static let defaultValue = FeedbackWording()
}

extension EnvironmentValues {
  /// The words that come with the views of this package.
  public var feedbackWording: FeedbackWording {
    get { self[FeedbackWordingKey.self] }
    set { self[FeedbackWordingKey.self] = newValue }
  }
}

extension View {
  /// Sets the words that come with the views of this package.
  public func feedbackWording(_ wording: FeedbackWording) -> some View {
    environment(\.feedbackWording, wording)
  }
}
