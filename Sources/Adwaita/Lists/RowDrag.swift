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
  /// Where it was taken hold of.
  private var start: (x: Double, y: Double) = (0, 0)

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
      start = cell.child.flatMap { list.convert(arguments.double(1), arguments.double(2), to: $0) } ?? (0, 0)
      var value = GValue()
      g_value_init(&value, fs_type_int())
      arguments.answer(object: gdk_content_provider_new_for_value(&value).map { UnsafeMutableRawPointer($0) })
      g_value_unset(&value)
    }
    source.connect("drag-begin") { [weak self] _ in
      guard let self, let child = dragged?.child, let picture = child.pictureOnBackground() else { return }
      gtk_drag_source_set_icon(source.opaque, picture, Int32(start.x), Int32(start.y))
      g_object_unref(UnsafeMutableRawPointer(picture))
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

extension Widget {
  /// A picture of the widget as it is now, on the background of lists, for the caller to give back.
  fileprivate func pictureOnBackground() -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new(), let picture = gtk_widget_paintable_new(widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let (width, height) = size
    var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "popover_bg_color", &color)
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_append_color(snapshot, &color, &area)
    gdk_paintable_snapshot(picture, snapshot, Double(width), Double(height))
    return gtk_snapshot_free_to_paintable(snapshot, nil)
  }
}
