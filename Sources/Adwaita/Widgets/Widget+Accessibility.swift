import CAdwaita

extension Widget {
  /// The name that assistive technology speaks.
  package func setAccessibleLabel(_ label: String) { fs_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label) }

  /// More about the widget, spoken after its name.
  package func setAccessibleDescription(_ text: String) {
    fs_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// The value in words.
  package func setAccessibleValue(_ text: String) { fs_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) }

  /// Whether assistive technology passes the widget over.
  package func setAccessibleHidden(_ isHidden: Bool) {
    fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }

  /// Whether what the widget shows is about to change.
  package func setAccessibleBusy(_ isBusy: Bool) { fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0) }

  /// Names the widget after another.
  package func setAccessibleLabel(from label: Widget) { fs_accessible_set_label_relation(pointer, label.pointer) }

  package func setAccessibleHeadingLevel(_ level: Int) { fs_accessible_set_int(pointer, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(level)) }

  package func setAccessibleSelected(_ isSelected: Bool) {
    fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Whether GTK's own check finds the name that assistive technology is told.
  package func checkAccessibleLabel(_ label: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label) != 0
  }

  /// Whether GTK's own check finds the description that assistive technology is told.
  package func checkAccessibleDescription(_ text: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) != 0
  }

  /// Whether GTK's own check finds the value that assistive technology is told.
  package func checkAccessibleValue(_ text: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) != 0
  }

  /// Whether GTK's own check finds the widget hidden from, or shown to, assistive technology.
  package func checkAccessibleHidden(_ isHidden: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0) != 0
  }

  /// Whether GTK's own check finds the widget busy.
  package func checkAccessibleBusy(_ isBusy: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0) != 0
  }
}
