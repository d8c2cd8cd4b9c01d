import CAdwaita
import Glibc

/// How much a screen reader puts off for what is announced.
package enum AnnouncementPriority: UInt32, Sendable {
  /// Spoken if there is nothing else to say, or else never.
  case low
  /// Spoken at the next opportunity, such as the end of the present sentence.
  case medium
  /// Spoken at once.
  case high
}

extension Window {
  /// Lets a screen reader speak some words.
  ///
  /// GTK 4.14 has a call for it, which is used where the library at run time has it. Before that, a part of the window
  /// that nobody sees takes the words as its name.
  package func announce(_ text: String, priority: AnnouncementPriority = .medium) {
    if let call = Self.announceCall {
      call(pointer, text, priority.rawValue)
    } else {
      speakers?.say(text, priority: priority)
    }
  }

  /// Keeps the parts of the window that speak in place for as long as there is something behind the window.
  func keepSpeakers() {
    guard Self.announceCall == nil else { return }
    connect("realize") { [weak self] _ in
      guard let self else { return }
      speakers = AnnouncementSpeakers(in: self)
    }
    // A window that closes says so before its wrapper goes, unlike with "destroy".
    connect("unrealize") { [weak self] _ in
      self?.speakers?.remove()
      self?.speakers = nil
    }
  }

  private typealias AnnounceCall = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

  private static let announceCall: AnnounceCall? = {
    guard let symbol = dlsym(nil, "gtk_accessible_announce") else { return nil }
    return unsafeBitCast(symbol, to: AnnounceCall.self)
  }()
}

/// The parts of a window that nobody sees and screen readers follow: a status, and an alert for what is urgent.
///
/// They are there before anything is announced, since a screen reader hears nothing of what it has not met.
@MainActor
final class AnnouncementSpeakers {
  private let status: Widget
  private let alert: Widget

  init(in window: Window) {
    status = Self.speaker(GTK_ACCESSIBLE_ROLE_STATUS, in: window)
    alert = Self.speaker(GTK_ACCESSIBLE_ROLE_ALERT, in: window)
  }

  func say(_ text: String, priority: AnnouncementPriority) {
    let speaker = priority == .high ? alert : status
    // The same words twice are two announcements.
    speaker.setAccessibleLabel("")
    speaker.setAccessibleLabel(text)
  }

  func remove() {
    status.removeFromParent()
    alert.removeFromParent()
  }

  private static func speaker(_ role: GtkAccessibleRole, in window: Window) -> Widget {
    guard let instance = fs_object_new_with_role(adw_bin_get_type(), role) else {
      preconditionFailure("GTK could not make a widget.")
    }
    let speaker = Widget(adopting: instance)
    speaker.isTargetable = false
    speaker.setAccessibleLabel("")
    gtk_widget_set_parent(speaker.widget, window.widget)
    gtk_widget_set_child_visible(speaker.widget, 0)
    // It is never shown, which would do this, and GTK tells nobody of changes to what is not realized.
    gtk_widget_realize(speaker.widget)
    return speaker
  }
}
