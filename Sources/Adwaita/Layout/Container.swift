import CAdwaita

/// A widget whose children a ``ContainerLayout`` places, and which may draw behind them.
@MainActor
package final class Container: Widget {
  /// How the children are placed.
  package var layout: any ContainerLayout {
    didSet { queueResize() }
  }
  /// The children, in order.
  package private(set) var children: [Widget] = []
  /// Draws below the children.
  package var drawsBehind: (@MainActor (Canvas, _ width: Double, _ height: Double) -> Void)? {
    didSet { queueDraw() }
  }
  /// Draws above the children.
  package var drawsInFront: (@MainActor (Canvas, _ width: Double, _ height: Double) -> Void)? {
    didSet { queueDraw() }
  }
  /// A rectangle with rounded corners to which the children are cut; `nil` lets them overflow.
  package typealias Clip = (x: Double, y: Double, width: Double, height: Double, radius: Double)
  package var clip: (@MainActor (_ width: Double, _ height: Double) -> Clip?)? {
    didSet { queueDraw() }
  }

  /// A blurred copy of what the children draw, in one colour, behind them.
  package typealias Shadow = (color: RGBA, radius: Double, x: Double, y: Double)
  package var shadow: Shadow? {
    didSet { queueDraw() }
  }

  /// How assistive technology meets the children.
  package enum ChildrenForAccessibility: Sendable {
    /// One by one.
    case separate
    /// Not at all.
    case hidden
    /// As one thing that has all their names.
    case combined
  }
  package var childrenForAccessibility = ChildrenForAccessibility.separate {
    didSet { applyAccessibility() }
  }

  private func applyAccessibility() {
    guard childrenForAccessibility != .separate else { return }
    for child in children { child.setAccessibleHidden(true) }
    if childrenForAccessibility == .combined {
      let names = children.flatMap { child in child.shownText.map { [$0] } ?? child.descendants.compactMap(\.shownText) }
      setAccessibleLabel(names.filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }

  package init(_ layout: any ContainerLayout) {
    self.layout = layout
    guard let instance = fs_object_new(ContainerType.type) else {
      preconditionFailure("GTK could not make a container.")
    }
    super.init(adopting: instance)
    ContainerType.setWrapper(Unmanaged.passUnretained(self).toOpaque(), of: instance)
  }

  isolated deinit {
    ContainerType.setWrapper(nil, of: pointer)
    for child in children where gtk_widget_get_parent(child.widget) == widget { gtk_widget_unparent(child.widget) }
  }

  /// Says whether the container wants what space is left over; `nil` leaves that to its children.
  ///
  /// GTK asks a layout again only when the children change, so a layout that decides by itself says so here.
  package func setExpansion(horizontal: Bool?, vertical: Bool?) {
    if let horizontal { gtk_widget_set_hexpand(widget, horizontal ? 1 : 0) } else { gtk_widget_set_hexpand_set(widget, 0) }
    if let vertical { gtk_widget_set_vexpand(widget, vertical ? 1 : 0) } else { gtk_widget_set_vexpand_set(widget, 0) }
  }

  /// Makes the children these, in this order, touching only those that came, went or moved.
  package func setChildren(_ newChildren: [Widget]) {
    let same =
      newChildren.count == children.count
      && zip(newChildren, children).allSatisfy { $0.pointer == $1.pointer && gtk_widget_get_parent($0.widget) == widget }
    guard !same else {
      children = newChildren
      return
    }
    let kept = Set(newChildren.map(\.pointer))
    for child in children where !kept.contains(child.pointer) && gtk_widget_get_parent(child.widget) == widget {
      gtk_widget_unparent(child.widget)
    }
    var previous: UnsafeMutablePointer<GtkWidget>?
    for child in newChildren {
      let parent = gtk_widget_get_parent(child.widget)
      if parent != widget {
        if parent != nil { gtk_widget_unparent(child.widget) }
        gtk_widget_insert_after(child.widget, widget, previous)
      } else if gtk_widget_get_prev_sibling(child.widget) != previous {
        gtk_widget_insert_after(child.widget, widget, previous)
      }
      previous = child.widget
    }
    children = newChildren
    applyAccessibility()
    queueResize()
  }
}

/// The GObject class behind ``Container``.
private enum ContainerType {
  static let type: GType = {
    var information = GTypeInfo()
    information.class_size = UInt16(MemoryLayout<GtkWidgetClass>.size)
    information.instance_size = UInt16(MemoryLayout<GtkWidget>.size + MemoryLayout<UnsafeMutableRawPointer>.size)
    information.class_init = { classPointer, _ in
      guard let classPointer else { return }
      let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
      widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
      widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
        let extent = ContainerType.withContainer(widget) { container in
          container.layout.measure(container.visibleChildren, Axis(orientation), for: size)
        }
        minimum?.pointee = extent?.minimum ?? 0
        natural?.pointee = max(extent?.minimum ?? 0, extent?.natural ?? 0)
      }
      widgetClass.pointee.size_allocate = { widget, width, height, _ in
        ContainerType.withContainer(widget) { container in
          container.layout.place(container.visibleChildren, width: width, height: height)
        }
      }
      widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
        let expands = ContainerType.withContainer(widget) { $0.layout.expands($0.visibleChildren) }
        horizontal?.pointee = expands?.horizontally == true ? 1 : 0
        vertical?.pointee = expands?.vertically == true ? 1 : 0
      }
      widgetClass.pointee.focus = { widget, direction in
        let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
        guard isTab, let widget, gtk_widget_get_focusable(widget) == 0 else {
          return ContainerType.widgetClass?.pointee.focus?(widget, direction) ?? 0
        }
        return ContainerType.withContainer(widget) { $0.moveFocus(direction) ? 1 : 0 } ?? 0
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let snapshot = snapshot.map({ OnMainThread($0) }) else { return }
        ContainerType.withContainer(widget) { $0.draw(into: Canvas(snapshot: snapshot.value)) }
      }
      gtk_widget_class_set_css_name(widgetClass, "box")
    }
    return g_type_register_static(gtk_widget_get_type(), "FeedbackContainer", &information, GTypeFlags(rawValue: 0))
  }()

  /// What every widget does where nothing else is said.
  private static var widgetClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// The wrapper stands in the instance's memory, right behind GtkWidget's own.
  private static func slot(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (instance + MemoryLayout<GtkWidget>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  static func setWrapper(_ wrapper: UnsafeMutableRawPointer?, of instance: UnsafeMutableRawPointer) {
    slot(of: instance).pointee = wrapper
  }

  /// Runs a closure with the wrapper of a widget, on the main thread, where GTK calls.
  @discardableResult
  static func withContainer<Result: Sendable>(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (Container) -> Result
  ) -> Result? {
    guard let wrapper = widget.flatMap({ slot(of: UnsafeMutableRawPointer($0)).pointee }) else { return nil }
    let container = OnMainThread(Unmanaged<Container>.fromOpaque(wrapper).takeUnretainedValue())
    return MainActor.assumeIsolated { body(container.value) }
  }
}

extension Container {
  /// The children that take part in the layout.
  fileprivate var visibleChildren: [Widget] {
    children.allSatisfy { gtk_widget_should_layout($0.widget) != 0 }
      ? children : children.filter { gtk_widget_should_layout($0.widget) != 0 }
  }

  /// Takes the keyboard on through the children in their order. GTK itself would go by where their middles are, and so
  /// would come to a line of text before the taller button in front of it.
  fileprivate func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let ordered = direction == GTK_DIR_TAB_FORWARD ? children : children.reversed()
    let current = gtk_widget_get_focus_child(widget)
    let start = current.flatMap { current in ordered.firstIndex { $0.widget == current } } ?? 0
    return ordered[start...].contains { gtk_widget_child_focus($0.widget, direction) != 0 }
  }

  fileprivate func draw(into canvas: Canvas) {
    let width = Double(gtk_widget_get_width(widget))
    let height = Double(gtk_widget_get_height(widget))
    if let shadow { canvas.pushShadow(shadow) }
    drawsBehind?(canvas, width, height)
    let cut = clip?(width, height)
    if let cut { canvas.pushClip(x: cut.x, y: cut.y, width: cut.width, height: cut.height, radius: cut.radius) }
    for child in children { gtk_widget_snapshot_child(widget, child.widget, canvas.snapshot) }
    if cut != nil { canvas.pop() }
    drawsInFront?(canvas, width, height)
    if shadow != nil { canvas.pop() }
  }
}
