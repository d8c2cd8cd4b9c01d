import CAdwaita

/// Several lines of text that can be edited.
package class TextView: Widget, TextWidget {
  package var onEdit: (@MainActor (String) -> Void)?
  /// What happens on Return; `nil` for a new line.
  package var onSubmit: (@MainActor () -> Void)?
  /// The text view itself, which may stand inside something that scrolls.
  fileprivate let view: Widget
  private let buffer: TextBuffer
  private var isBeingSet = false
  private var placeholderLabel: Label?

  fileprivate init(view: Widget, adopting outer: UnsafeMutableRawPointer) {
    self.view = view
    guard let textBuffer = gtk_text_view_get_buffer(view.typed()) else {
      preconditionFailure("GTK made a text view without a buffer.")
    }
    buffer = TextBuffer(sharing: UnsafeMutableRawPointer(textBuffer))
    super.init(adopting: outer)
    gtk_text_view_set_wrap_mode(view.typed(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.typed(), 0)
    buffer.connect("changed") { [weak self] _ in
      guard let self else { return }
      placeholderLabel?.isVisible = text.isEmpty
      if !isBeingSet { onEdit?(text) }
    }
    view.onKeyPress(beforeChildren: true) { [weak self] key in
      guard let self, let onSubmit, key.isReturn, !key.shift, !key.control, !key.alt else { return false }
      onSubmit()
      return true
    }
  }

  package var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer.typed(), &start, &end)
      return gtk_text_buffer_get_text(buffer.typed(), &start, &end, 1).map { SwiftString.taking($0) } ?? ""
    }
    set {
      guard let difference = TextDifference(from: text, to: newValue) else { return }
      isBeingSet = true
      defer { isBeingSet = false }
      let cursor = difference.position(ofCursor: cursorPosition)
      gtk_text_buffer_begin_user_action(buffer.typed())
      var start = iterator(at: difference.removed.lowerBound)
      var end = iterator(at: difference.removed.upperBound)
      gtk_text_buffer_delete(buffer.typed(), &start, &end)
      gtk_text_buffer_insert(buffer.typed(), &start, difference.inserted, -1)
      gtk_text_buffer_end_user_action(buffer.typed())
      cursorPosition = cursor
    }
  }

  private func iterator(at position: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.typed(), &iterator, Int32(position))
    return iterator
  }

  /// Where the next character goes, counted in Unicode scalars.
  package var cursorPosition: Int {
    get {
      var iterator = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer.typed(), &iterator, gtk_text_buffer_get_insert(buffer.typed()))
      return Int(gtk_text_iter_get_offset(&iterator))
    }
    set {
      var iterator = iterator(at: newValue)
      gtk_text_buffer_place_cursor(buffer.typed(), &iterator)
    }
  }

  package var placeholder: String {
    get { placeholderLabel?.text ?? "" }
    set {
      guard newValue != placeholder else { return }
      let label = placeholderLabel ?? makePlaceholder()
      label.text = newValue
      label.isVisible = text.isEmpty
    }
  }

  private func makePlaceholder() -> Label {
    let label = Label()
    label.addClass("placeholder")
    label.addClass("dim-label")
    label.isTargetable = false
    placeholderLabel = label
    gtk_text_view_add_overlay(view.typed(), label.widget, 0, 0)
    return label
  }

  package func alignText(_ position: UnitPosition) {
    gtk_text_view_set_justification(
      view.typed(), position == 0 ? GTK_JUSTIFY_LEFT : position == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER)
  }

  @discardableResult
  package override func grabFocus() -> Bool { gtk_widget_grab_focus(view.widget) != 0 }
}

/// What a text view shows.
private final class TextBuffer: Object {}

/// Several lines of text that grow downwards with what is typed.
package final class GrowingTextView: TextView {
  private var range: Range?
  private var isFitting = false

  package init(isFramed: Bool) {
    guard let instance = gtk_text_view_new() else { preconditionFailure("GTK could not make a text view.") }
    super.init(view: Widget(sharing: UnsafeMutableRawPointer(instance)), adopting: UnsafeMutableRawPointer(instance))
    addClass(isFramed ? "framed-text" : "plain-text")
    keepOneLine()
    // How high the text is becomes known only once it has a width, too late for the layout that is under way.
    guard let adjustment = gtk_scrollable_get_vadjustment(opaque) else { return }
    let range = Range(sharing: UnsafeMutableRawPointer(adjustment))
    self.range = range
    range.connect("changed") { [weak self] _ in self?.fitSoon() }
  }

  private final class Range: Object {}

  private func fitSoon() {
    guard !isFitting else { return }
    isFitting = true
    MainLoop.beforeNextRedraw { [weak self] in
      guard let self else { return }
      isFitting = false
      gtk_widget_queue_resize(widget)
    }
  }

  /// GTK lays out only the lines that are seen, and without any height there are none.
  private func keepOneLine() {
    guard let layout = gtk_widget_create_pango_layout(widget, "X") else { return }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    g_object_unref(UnsafeMutableRawPointer(layout))
    gtk_widget_set_size_request(widget, -1, height)
  }
}

/// Several lines of text that scroll.
package final class ScrollingTextView: TextView {
  package init() {
    let view = Widget(adopting: UnsafeMutableRawPointer(gtk_text_view_new()))
    guard let scroller = gtk_scrolled_window_new() else { preconditionFailure("GTK could not make a scrolled window.") }
    super.init(view: view, adopting: UnsafeMutableRawPointer(scroller))
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, view.widget)
    addClass("text-editor")
    accessibilityTarget = view
    expandsHorizontally = true
    expandsVertically = true
  }
}
