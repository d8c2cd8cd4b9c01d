import CAdwaita

/// A list that makes widgets only for the rows near the screen, and uses them again as it scrolls.
package final class ListView: Widget {
  package let model: ListModel
  private let factory: Object
  private var cells: [UnsafeMutableRawPointer: ListCell] = [:]

  /// A new cell has to be filled.
  package var onSetUp: (@MainActor (ListCell) -> Void)?
  /// A cell is about to show its ``ListCell/row``.
  package var onBind: (@MainActor (ListCell) -> Void)?
  /// A cell no longer shows its row.
  package var onUnbind: (@MainActor (ListCell) -> Void)?
  /// A cell is thrown away.
  package var onTearDown: (@MainActor (ListCell) -> Void)?
  /// A row was pressed twice, or Return was pressed on it.
  package var onActivate: (@MainActor (_ position: Int) -> Void)?

  package init(_ model: ListModel) {
    self.model = model
    guard let made = gtk_signal_list_item_factory_new() else { preconditionFailure("GTK could not make a row factory.") }
    factory = Object(adopting: UnsafeMutableRawPointer(made))
    g_object_ref(model.pointer)
    g_object_ref(factory.pointer)
    super.init(adopting: gtk_list_view_new(model.opaque, made))
    factory.connect("setup") { [weak self] arguments in self?.setUp(arguments) }
    factory.connect("bind") { [weak self] arguments in self?.withCell(arguments) { $0.onBind?($1) } }
    factory.connect("unbind") { [weak self] arguments in self?.withCell(arguments) { $0.onUnbind?($1) } }
    factory.connect("teardown") { [weak self] arguments in self?.tearDown(arguments) }
    connect("activate") { [weak self] arguments in self?.onActivate?(Int(arguments.uint(1))) }
  }

  private func setUp(_ arguments: SignalArguments) {
    guard let item = arguments.object(1) else { return }
    let cell = ListCell(sharing: item)
    cells[item] = cell
    onSetUp?(cell)
  }

  private func withCell(_ arguments: SignalArguments, _ body: (ListView, ListCell) -> Void) {
    guard let item = arguments.object(1), let cell = cells[item] else { return }
    body(self, cell)
  }

  private func tearDown(_ arguments: SignalArguments) {
    guard let item = arguments.object(1), let cell = cells.removeValue(forKey: item) else { return }
    onTearDown?(cell)
    cell.child = nil
  }

  /// The cell whose row is this widget.
  func cell(inRow row: UnsafeMutablePointer<GtkWidget>) -> ListCell? {
    let content = gtk_widget_get_first_child(row)
    return cells.values.first { $0.child?.widget == content }
  }

  /// Whether one click, instead of two, activates a row.
  package var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(opaque) != 0 }
    set { gtk_list_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
  }

  /// Whether lines part the rows.
  package var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque) != 0 }
    set { gtk_list_view_set_show_separators(opaque, newValue ? 1 : 0) }
  }

  /// Brings a row into sight, whether or not it has a widget yet.
  package func scrollToRow(at position: Int) {
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint(position)))
  }
}
