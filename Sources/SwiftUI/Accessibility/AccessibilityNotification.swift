import Adwaita

/// Messages to assistive technology.
public enum AccessibilityNotification {
  /// Words that are spoken once, without moving the focus.
  public struct Announcement: Sendable {
    private let text: String
    private let priority: AnnouncementPriority

    public init(_ announcement: String) { self.init(announcement, priority: .medium) }

    /// Creates an announcement of the priority that the text has.
    public init(_ announcement: AttributedString) {
      self.init(String(announcement.characters), priority: announcement.announcementPriority)
    }

    private init(_ text: String, priority: AnnouncementPriority) {
      self.text = text
      self.priority = priority
    }

    /// Speaks the words now.
    public func post() {
      if MainLoop.isMainThread {
        MainActor.assumeIsolated { Announcements.deliver(text, priority) }
      } else {
        Task { @MainActor in Announcements.deliver(text, priority) }
      }
    }
  }
}

/// Where announcements leave for the screen reader.
@MainActor
enum Announcements {
  /// What happens with an announcement; tests listen here.
  static var deliver: @MainActor (String, AnnouncementPriority) -> Void = { text, priority in
    Scheduler.shared.pacemaker?.announce(text, priority: priority)
  }
}
