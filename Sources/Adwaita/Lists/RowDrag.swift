import CAdwaita

/// Lets a person drag rows of a list to another place in it.
@MainActor
package final class RowDrag {
  /// Whether a row may be dragged; asked when the person starts to.
  package var canDrag: (@MainActor (ListCell) -> Bool)?
  /// A row is over another: before it, or behind it. `nil` where it is over none. Answers whether it may be dropped.
  package var onHover: (@MainActor (_ target: ListCell?, _ isBehind: Bool) -> Bool)?
  package var onDrop: (@MainActor (_ target: ListCell, _ isBehind: Bool) -> Bool)?
  package var onEnd: (@MainActor () -> Void)?
  private weak var list: ListView?
  private let source: Controller
  private let target: Controller
  /// The row being dragged.
  package private(set) var dragged: ListCell?

  package init(on list: ListView) {
    self.list = list
    guard let dragSource = gtk_drag_source_new(),
      let dropTarget = gtk_drop_target_new(fs_type_int(), GDK_ACTION_MOVE)
    else { preconditionFailure("GTK could not make a drag source.") }
    gtk_drag_source_set_actions(dragSource, GDK_ACTION_MOVE)
    source = Controller(dragSource)
    target = Controller(dropTarget)
    connectSource()
    connectTarget()
    _ = source.add(to: list)
    _ = target.add(to: list)
  }

  private func connectSource() {
    source.connect("prepare") { [weak self] arguments in
      guard let self, let list, let cell = list.cell(atX: arguments.double(1), y: arguments.double(2)),
        !list.isDragged(atX: arguments.double(1), y: arguments.double(2)), canDrag?(cell) == true
      else { return }
      dragged = cell
      var value = GValue()
      g_value_init(&value, fs_type_int())
      arguments.answer(object: gdk_content_provider_new_for_value(&value).map { UnsafeMutableRawPointer($0) })
      g_value_unset(&value)
    }
    source.connect("drag-begin") { [weak self] _ in
      guard let self, let child = dragged?.child else { return }
      let picture = gtk_widget_paintable_new(child.widget)
      gtk_drag_source_set_icon(source.opaque, picture, 12, 12)
      if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
    }
    source.connect("drag-end") { [weak self] _ in self?.end() }
    source.connect("drag-cancel") { [weak self] arguments in
      self?.end()
      arguments.answer(false)
    }
  }

  private func connectTarget() {
    target.connect("motion") { [weak self] arguments in
      let place = self?.place(arguments.double(1), arguments.double(2))
      let isPossible = self?.dragged != nil && self?.onHover?(place?.cell, place?.isBehind ?? false) == true
      arguments.answer(flags: isPossible ? GDK_ACTION_MOVE.rawValue : 0)
    }
    target.connect("leave") { [weak self] _ in _ = self?.onHover?(nil, false) }
    target.connect("drop") { [weak self] arguments in
      guard let self, let place = place(arguments.double(2), arguments.double(3)) else { return arguments.answer(false) }
      arguments.answer(onDrop?(place.cell, place.isBehind) ?? false)
    }
  }

  private func end() {
    dragged = nil
    onEnd?()
  }

  private func place(_ x: Double, _ y: Double) -> (cell: ListCell, isBehind: Bool)? {
    guard let list, let cell = list.cell(atX: x, y: y), let child = cell.child,
      let point = list.convert(x, y, to: child)
    else { return nil }
    return (cell, point.y > Double(child.size.height) / 2)
  }
}
