import CAdwaita

extension Widget {
  /// Whether a spinner turns.
  package var isSpinning: Bool {
    fs_type_is(pointer, gtk_spinner_get_type()) != 0 && gtk_spinner_get_spinning(opaque) != 0
  }

  /// Whether a switch or a check mark is on.
  package var isChecked: Bool {
    if fs_type_is(pointer, gtk_switch_get_type()) != 0 { return gtk_switch_get_active(opaque) != 0 }
    if fs_type_is(pointer, gtk_check_button_get_type()) != 0 { return gtk_check_button_get_active(typed()) != 0 }
    if fs_type_is(pointer, gtk_toggle_button_get_type()) != 0 { return gtk_toggle_button_get_active(typed()) != 0 }
    return false
  }

  /// Moves a switch over the way a pointer does.
  package func setChecked(_ isChecked: Bool) {
    if fs_type_is(pointer, gtk_switch_get_type()) != 0 { gtk_switch_set_active(opaque, isChecked ? 1 : 0) }
    if fs_type_is(pointer, gtk_check_button_get_type()) != 0 { gtk_check_button_set_active(typed(), isChecked ? 1 : 0) }
    if fs_type_is(pointer, gtk_toggle_button_get_type()) != 0 { gtk_toggle_button_set_active(typed(), isChecked ? 1 : 0) }
  }

  /// The part of a progress bar that is filled.
  package var shownFraction: Double? {
    fs_type_is(pointer, gtk_progress_bar_get_type()) != 0 ? gtk_progress_bar_get_fraction(opaque) : nil
  }

  /// A field to type in, as the person uses it; `nil` for other widgets.
  package var asField: InspectedField? {
    fs_type_is(pointer, gtk_editable_get_type()) != 0 ? InspectedField(pointer) : nil
  }
}

/// A field on the screen, for tests to type in.
package final class InspectedField: Widget {
  init(_ pointer: UnsafeMutableRawPointer) { super.init(sharing: pointer) }

  package var text: String { String(cString: gtk_editable_get_text(opaque)) }

  /// Where the next character goes, counted in Unicode scalars.
  package var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(newValue)) }
  }

  /// Whether some of the text is marked, so that what is typed takes its place.
  package var isMarked: Bool { gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

  /// What stands in the field while it is empty.
  package var placeholder: String { fs_get_string(pointer, "placeholder-text").map { SwiftString.taking($0) } ?? "" }

  /// Types at the cursor.
  package func type(_ text: String) {
    var position = gtk_editable_get_position(opaque)
    gtk_editable_insert_text(opaque, text, -1, &position)
    gtk_editable_set_position(opaque, position)
  }

  /// Marks everything and types in its place.
  package func replace(with text: String) {
    gtk_editable_delete_text(opaque, 0, -1)
    type(text)
  }

  package func pressReturn() { fs_emit(pointer, "activate") }
  package func undo() { gtk_widget_activate_action_variant(delegate, "text.undo", nil) }

  private var delegate: UnsafeMutablePointer<GtkWidget> {
    gtk_editable_get_delegate(opaque).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) } ?? widget
  }
}

extension Widget {
  /// The choices of a drop-down.
  package var choices: [String] {
    guard let model = gtk_drop_down_get_model(opaque) else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { position in
      gtk_string_list_get_string(model, position).map { String(cString: $0) }
    }
  }

  /// The choice of a drop-down that is made.
  package var selectedChoice: Int? {
    let position = gtk_drop_down_get_selected(opaque)
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }

  package func selectChoice(_ index: Int) { gtk_drop_down_set_selected(opaque, guint(index)) }

  /// Opens the menu of a menu button.
  package func openMenu() { gtk_menu_button_popup(opaque) }

  /// The value of a slider.
  package var rangeValue: Double { gtk_range_get_value(typed()) }
  package func moveRange(to value: Double) { gtk_range_set_value(typed(), value) }

  /// Sets the number of a spin button.
  package func setNumber(_ number: Int) { gtk_spin_button_set_value(opaque, Double(number)) }

  /// Marks a day of a calendar.
  package func selectDay(year: Int, month: Int, day: Int) {
    guard let date = g_date_time_new_utc(gint(year), gint(month), gint(day), 12, 0, 0) else { return }
    gtk_calendar_select_day(opaque, date)
    g_date_time_unref(date)
  }

  /// The day of the month that a calendar marks.
  package var shownDay: Int {
    guard let date = gtk_calendar_get_date(opaque) else { return 0 }
    defer { g_date_time_unref(date) }
    return Int(g_date_time_get_day_of_month(date))
  }

  /// The text of a text view.
  package var shownLines: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    let buffer = gtk_text_view_get_buffer(typed())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return gtk_text_buffer_get_text(buffer, &start, &end, 1).map { SwiftString.taking($0) } ?? ""
  }

  /// Types at the cursor of a text view.
  package func typeLines(_ text: String) { gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(typed()), text, -1) }
}

extension Widget {
  /// Whether the control has a colour of its own.
  package var hasTint: Bool {
    guard let classes = gtk_widget_get_css_classes(widget) else { return false }
    defer { g_strfreev(classes) }
    var name = classes
    while let current = name.pointee {
      if String(cString: current).hasPrefix("fs-tint-") { return true }
      name += 1
    }
    return false
  }
}
