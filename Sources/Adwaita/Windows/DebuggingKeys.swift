import CAdwaita

/// Control-Shift-I opens GTK's own inspector, unless a control of the app's own answers to these keys.
@MainActor
enum DebuggingKeys {
  static let accelerator = "<Control><Shift>i"
  private static var controls: [Weak] = []

  private struct Weak {
    weak var widget: Widget?
  }

  /// Notes that a control answers to the keys, or no longer does.
  static func set(_ isOn: Bool, for widget: Widget) {
    controls.removeAll { $0.widget == nil || $0.widget === widget }
    if isOn { controls.append(Weak(widget: widget)) }
  }

  /// Lets the controls of a window answer in GTK's place.
  static func watch(_ window: Window) {
    window.connect("enable-debugging") { [weak window] arguments in
      guard let window, !arguments.bool(1), let control = control(in: window) else { return arguments.answer(false) }
      control.activate()
      arguments.answer(true)
      // The answer alone does not keep GTK from opening its own.
      g_signal_stop_emission_by_name(window.pointer, "enable-debugging")
    }
  }

  private static func control(in window: Window) -> Widget? {
    controls.lazy.compactMap(\.widget).last {
      $0.isMapped && $0.isSensitive && gtk_widget_is_ancestor($0.widget, window.widget) != 0
    }
  }
}
