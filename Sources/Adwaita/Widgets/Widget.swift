import CAdwaita

/// Anything that can be shown in a window.
@MainActor
package class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// What watches the widget's input.
  var controllers: [EventController] = []
  /// Whether the widget is to be the default one of its window.
  var isDefaultOfWindow = false
  /// Whether the widget's name is one that an app has given it.
  var isNamedExplicitly = false
  /// The widget inside this one that assistive technology is told about in its place.
  package weak var accessibilityTarget: Widget?
  /// The class that colours the widget, if one does.
  var tintClass: String?

  /// The space kept free around the widget, in points.
  package var margins = Margins() {
    didSet {
      guard margins != oldValue else { return }
      gtk_widget_set_margin_start(widget, margins.leading)
      gtk_widget_set_margin_end(widget, margins.trailing)
      gtk_widget_set_margin_top(widget, margins.top)
      gtk_widget_set_margin_bottom(widget, margins.bottom)
    }
  }

  /// Whether the widget and what is inside it answer to the person.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget takes part in the layout.
  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen now.
  package var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// From 0, invisible, to 1, opaque.
  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// What a pointer that rests on the widget is told.
  package var toolTip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Whether keys and presses reach the widget, apart from what is inside it.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether pointers see the widget.
  package var isTargetable: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// The name by which tests and style sheets find the widget.
  package var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// The width and height last allocated, in points.
  package var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
  }

  package var expandsHorizontally: Bool {
    get { gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  package var expandsVertically: Bool {
    get { gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// Asks for at least this size, in points; `nil` leaves a side to the widget.
  package func requestSize(width: Int?, height: Int?) {
    gtk_widget_set_size_request(widget, Int32(width ?? -1), Int32(height ?? -1))
  }

  package func alignHorizontally(_ alignment: WidgetAlignment) { gtk_widget_set_halign(widget, alignment.value) }
  package func alignVertically(_ alignment: WidgetAlignment) { gtk_widget_set_valign(widget, alignment.value) }

  package func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  package func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  package func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }
  package func setClass(_ name: String, _ isOn: Bool) { isOn ? addClass(name) : removeClass(name) }

  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }
  package var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }
  /// Whether the widget, or one inside it, has the keyboard.
  package var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return false }
    return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
  }

  /// Whether a widget of the window has the keyboard that is neither in this one nor around it.
  package var isFocusElsewhere: Bool {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return false }
    return focused != widget && gtk_widget_is_ancestor(focused, widget) == 0
      && gtk_widget_is_ancestor(widget, focused) == 0
  }

  package func queueResize() { gtk_widget_queue_resize(widget) }
  package func queueDraw() { gtk_widget_queue_draw(widget) }
  @discardableResult
  package func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Takes the widget out of its parent, where that is one of our containers.
  package func removeFromParent() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Whether the widget stands in another.
  package var hasParent: Bool { gtk_widget_get_parent(widget) != nil }

  /// Whether both wrap the same widget.
  package func isSame(as other: Widget) -> Bool { pointer == other.pointer }

  /// The widget's identity, for dictionaries.
  package var identity: UnsafeRawPointer { UnsafeRawPointer(pointer) }

  /// Runs a closure at the start of the next frame, once; `false` where the widget is in no window yet.
  ///
  /// The frame comes as soon as it may, as for a redraw. A tick callback would be late: GTK asks for another update
  /// whenever something is resized, and one that is asked for while an update is under way costs a frame of its own.
  package func onNextFrame(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { return false }
    FrameWork.run(work, on: clock)
    return true
  }

  /// The least and the natural extent along an orientation, for a given extent across it (-1 for any).
  func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}

/// A closure that waits for a frame.
@MainActor
private final class FrameWork {
  private let body: @MainActor () -> Void
  private let clock: OpaquePointer
  private var handler: gulong = 0

  private init(_ body: @escaping @MainActor () -> Void, _ clock: OpaquePointer) {
    self.body = body
    self.clock = clock
  }

  static func run(_ body: @escaping @MainActor () -> Void, on clock: OpaquePointer) {
    let work = FrameWork(body, clock)
    let begin: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      MainActor.assumeIsolated { Unmanaged<FrameWork>.fromOpaque(data).takeUnretainedValue().frameBegan() }
    }
    work.handler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "before-paint", unsafeBitCast(begin, to: GCallback.self),
      Unmanaged.passRetained(work).toOpaque(),
      { data, _ in if let data { Unmanaged<FrameWork>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT)
  }

  private func frameBegan() {
    guard handler != 0 else { return }
    let connection = handler
    handler = 0
    body()
    // Last, since it frees this object.
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), connection)
  }
}

/// Space around a widget, in points.
package struct Margins: Hashable, Sendable {
  package var top: Int32
  package var leading: Int32
  package var bottom: Int32
  package var trailing: Int32

  package init(top: Int32 = 0, leading: Int32 = 0, bottom: Int32 = 0, trailing: Int32 = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static func + (left: Margins, right: Margins) -> Margins {
    Margins(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}

/// Where a widget sits in space that it does not fill.
package enum WidgetAlignment: Sendable {
  case fill, start, center, end

  var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }
}
