import SwiftUI

#if canImport(Accessibility)
  import Accessibility
#endif

/// Speaks to people who do not see the screen, without moving the focus.
enum Announcer {
  /// Speaks a message; one that is urgent interrupts what is being spoken.
  @MainActor static func announce(_ message: String, isUrgent: Bool = false) {
    var spoken = AttributedString(message)
    spoken.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
    AccessibilityNotification.Announcement(spoken).post()
  }
}
