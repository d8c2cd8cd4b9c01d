import CAdwaita
import Glibc

extension Widget {
  /// Lets a screen reader speak some words.
  ///
  /// GTK 4.14 has a call for it, which is used where the library at run time has it. Before that, a label with the
  /// role of an alert does the same when its text changes.
  package func announce(_ text: String) {
    if let call = Self.announceCall {
      call(pointer, text, Self.mediumPriority)
      return
    }
    AnnouncementLabel.shared(for: self)?.say(text)
  }

  /// Spoken at the next opportunity, such as the end of the present sentence; a low one may never be.
  private static let mediumPriority: UInt32 = 1

  private typealias AnnounceCall = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

  private static let announceCall: AnnounceCall? = {
    guard let symbol = dlsym(nil, "gtk_accessible_announce") else { return nil }
    return unsafeBitCast(symbol, to: AnnounceCall.self)
  }()
}

/// A label that nobody sees and screen readers follow.
@MainActor
private final class AnnouncementLabel {
  private let label: Label
  private static var labels: [UnsafeRawPointer: AnnouncementLabel] = [:]

  static func shared(for window: Widget) -> AnnouncementLabel? {
    if let known = labels[window.identity] { return known }
    guard gtk_widget_get_first_child(window.widget) != nil else { return nil }
    let announcer = AnnouncementLabel(in: window)
    labels[window.identity] = announcer
    let key = window.identity
    // A window that closes says so before its wrapper goes, unlike with "destroy".
    window.connect("unrealize") { _ in
      labels[key]?.label.removeFromParent()
      labels[key] = nil
    }
    return announcer
  }

  private init(in window: Widget) {
    guard let instance = fs_object_new_with_role(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_ALERT) else {
      preconditionFailure("GTK could not make a label.")
    }
    label = Label(wrapping: instance)
    gtk_widget_set_opacity(label.widget, 0)
    gtk_widget_set_can_target(label.widget, 0)
    gtk_widget_set_parent(label.widget, window.widget)
    gtk_widget_set_child_visible(label.widget, 0)
  }

  func say(_ text: String) {
    // The same words twice are two announcements.
    label.text = ""
    label.text = text
    label.setAccessibleLabel(text)
  }
}
