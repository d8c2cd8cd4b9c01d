import CAdwaita

/// What a ``ListModel`` asks for rows and for what is selected.
@MainActor
package protocol ListModelSource: AnyObject {
  var rowCount: Int { get }
  /// The row at a position; asked only for rows near the screen.
  func row(at position: Int) -> (any ListRow)?

  func isRowSelected(at position: Int) -> Bool
  /// Selects some rows; whether that was possible.
  func selectRows(_ positions: Range<Int>, unselectingOthers: Bool) -> Bool
  func unselectRows(_ positions: Range<Int>) -> Bool
}

/// The rows of a list view and which of them are selected, asked of Swift whenever GTK wants to know.
@MainActor
package final class ListModel: Object {
  package weak var source: (any ListModelSource)?

  package init() {
    guard let instance = fs_object_new(ListModelType.type) else {
      preconditionFailure("GTK could not make a list model.")
    }
    super.init(adopting: instance)
    ListModelType.slot(of: instance).pointee = Unmanaged.passUnretained(self).toOpaque()
  }

  isolated deinit { ListModelType.slot(of: pointer).pointee = nil }

  /// Tells the list that rows were replaced; the source already answers for the new ones.
  package func rowsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    g_list_model_items_changed(opaque, guint(position), guint(removed), guint(added))
  }

  /// Tells the list that any of its rows may have been selected or unselected.
  package func selectionChanged() {
    guard let count = source?.rowCount, count > 0 else { return }
    gtk_selection_model_selection_changed(opaque, 0, guint(count))
  }
}

/// The GObject class behind ``ListModel``.
private enum ListModelType {
  static let type: GType = {
    var information = GTypeInfo()
    information.class_size = UInt16(MemoryLayout<GObjectClass>.size)
    information.instance_size = UInt16(MemoryLayout<GObject>.size + MemoryLayout<UnsafeMutableRawPointer>.size)
    let type = g_type_register_static(fs_type_object(), "FeedbackListModel", &information, GTypeFlags(rawValue: 0))
    var rows = GInterfaceInfo(interface_init: implementRows, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &rows)
    var selection = GInterfaceInfo(interface_init: implementSelection, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &selection)
    return type
  }()

  /// The wrapper stands in the instance's memory, right behind GObject's own.
  static func slot(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (instance + MemoryLayout<GObject>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private static let implementRows: GInterfaceInitFunc = { interface, _ in
    guard let interface = interface?.assumingMemoryBound(to: GListModelInterface.self) else { return }
    interface.pointee.get_item_type = { _ in ListRowType.type }
    interface.pointee.get_n_items = { model in guint(withSource(model) { $0.rowCount } ?? 0) }
    interface.pointee.get_item = { model, position in
      let row = withSource(model) { source in
        OnMainThread(Int(position) < source.rowCount ? source.row(at: Int(position))?.retainedInstance() : nil)
      }
      return row?.value
    }
  }

  private static let implementSelection: GInterfaceInitFunc = { interface, _ in
    guard let interface = interface?.assumingMemoryBound(to: GtkSelectionModelInterface.self) else { return }
    interface.pointee.is_selected = { model, position in
      (withSource(model) { $0.isRowSelected(at: Int(position)) } ?? false) ? 1 : 0
    }
    interface.pointee.select_item = { model, position, unselectsRest in
      select(model, Int(position)..<Int(position) + 1, unselectsRest != 0)
    }
    interface.pointee.select_range = { model, position, count, unselectsRest in
      select(model, Int(position)..<Int(position) + Int(count), unselectsRest != 0)
    }
    interface.pointee.select_all = { model in
      (withSource(model) { $0.selectRows(0..<$0.rowCount, unselectingOthers: true) } ?? false) ? 1 : 0
    }
    interface.pointee.unselect_item = { model, position in
      (withSource(model) { $0.unselectRows(Int(position)..<Int(position) + 1) } ?? false) ? 1 : 0
    }
    interface.pointee.unselect_range = { model, position, count in
      (withSource(model) { $0.unselectRows(Int(position)..<Int(position) + Int(count)) } ?? false) ? 1 : 0
    }
    interface.pointee.unselect_all = { model in
      (withSource(model) { $0.unselectRows(0..<$0.rowCount) } ?? false) ? 1 : 0
    }
  }

  private static func select(_ model: OpaquePointer?, _ positions: Range<Int>, _ unselectingOthers: Bool) -> gboolean {
    (withSource(model) { $0.selectRows(positions, unselectingOthers: unselectingOthers) } ?? false) ? 1 : 0
  }

  /// Asks the source behind a model, on the main thread, where GTK calls.
  private static func withSource<Result: Sendable>(
    _ model: OpaquePointer?, _ body: @MainActor (any ListModelSource) -> Result
  ) -> Result? {
    guard let wrapper = model.flatMap({ slot(of: UnsafeMutableRawPointer($0)).pointee }) else { return nil }
    let list = OnMainThread(Unmanaged<ListModel>.fromOpaque(wrapper).takeUnretainedValue())
    return MainActor.assumeIsolated { list.value.source.map { body($0) } }
  }
}
