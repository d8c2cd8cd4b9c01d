import SwiftUI

#if canImport(Accessibility)
  import Accessibility
#endif

/// Speaks to people who do not see the screen, without moving the focus.
enum Announcer {
  @MainActor static func announce(_ message: String, isUrgent: Bool) {
    AccessibilityNotification.Announcement(message).post()
  }
}
