import Foundation

/// Tells a developer, once and in debug builds, where messages are best shown.
@MainActor enum FeedbackAdvice {
  #if DEBUG
    private static var isTold = false
    /// Where the advice goes; tests listen here.
    static var deliver: @MainActor (String) -> Void = { advice in
      FileHandle.standardError.write(Data("\(advice)\n".utf8))
    }

    static func tellOnce() {
      guard !isTold else { return }
      isTold = true
      deliver(
        "FeedbackStatesUI: A message is shown in a makeshift place, because no view around it has a feedbackHost(). "
          + "Add .feedbackHost() to the content of the window, so that messages appear at its lower edge.")
    }

    static func forget() { isTold = false }
  #else
    static func tellOnce() {}
  #endif
}
