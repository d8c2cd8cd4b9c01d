import SwiftUI

#if canImport(Accessibility)
  import Accessibility
#endif

/// Speaks to people who do not see the screen, without moving the focus.
enum Announcer {
  @MainActor static func announce(_ message: String, isUrgent: Bool = false) {
    AccessibilityNotification.Announcement(spoken(message, isUrgent: isUrgent)).post()
  }

  private static func spoken(_ message: String, isUrgent: Bool) -> AttributedString {
    #if canImport(Accessibility)
      var spoken = AttributedString(message)
      spoken.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      return spoken
    #else
      return AttributedString(message)
    #endif
  }
}
