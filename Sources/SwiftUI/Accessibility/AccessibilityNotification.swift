import Adwaita

/// Messages to assistive technology.
public enum AccessibilityNotification {
  /// Words that are spoken once, without moving the focus.
  public struct Announcement: Sendable {
    private let text: String
    private let isUrgent: Bool

    public init(_ announcement: String) {
      text = announcement
      isUrgent = false
    }

    public init(_ announcement: AttributedString) { self.init(String(announcement.characters)) }

    /// Speaks the words now.
    public func post() {
      let text = text
      if MainLoop.isMainThread {
        MainActor.assumeIsolated { Announcements.post(text) }
      } else {
        Task { @MainActor in Announcements.post(text) }
      }
    }
  }
}

/// Where announcements leave for the screen reader.
@MainActor
enum Announcements {
  /// What happens with an announcement; tests listen here.
  static var deliver: @MainActor (String) -> Void = { text in
    Scheduler.shared.pacemaker?.announce(text)
  }

  static func post(_ text: String) { deliver(text) }
}
