import Adwaita

/// Lets a person push rows of a list aside, to uncover what can be done with them.
@MainActor
final class SwipeController {
  private unowned let list: ListController
  private var controllers: [Controller] = []
  /// The row that is pushed aside.
  private(set) var open: Open?
  private var start: (cell: RowCell, offset: Double)?
  private var isTaken = false
  private var travelled: (x: Double, y: Double) = (0, 0)
  private var glide: Glide?
  private var scrolled: Double = 0
  private var scrollGeneration = 0

  /// A row that is pushed aside, and what that has uncovered.
  final class Open {
    let cell: RowCell
    var leading: SwipeStripNode?
    var trailing: SwipeStripNode?
    var offset: Double = 0
    init(_ cell: RowCell) { self.cell = cell }
  }

  /// How far a drag goes before it is a swipe, in points.
  private static let threshold: Double = 24
  /// The share of a row that a swipe covers to do the first action at once.
  private static let fullSwipe = 0.6
  private static let duration = 200

  init(_ list: ListController) {
    self.list = list
    controllers = [
      Controller.drags(on: list.listView) { [weak self] in self?.drag($0) ?? false },
      Controller.scrolling(on: list.listView) { [weak self] x, y in
        self?.scroll(x, y) ?? false
      } end: { [weak self] in
        self?.settle()
      },
    ]
  }

  private func drag(_ swipe: Controller.Swipe) -> Bool {
    switch swipe {
    case .began(let x, let y):
      isTaken = false
      start = nil
      travelled = (0, 0)
      let cell = list.listView.cell(atX: x, y: y).flatMap { list.rowCell($0) }
      if let open, open.cell !== cell { close() }
      guard let cell, !list.listView.isDragged(atX: x, y: y) else { return false }
      start = (cell, open?.offset ?? 0)
      return false
    case .moved(let x, let y):
      guard let start else { return false }
      travelled = (x, y)
      if !isTaken {
        guard abs(x) > Self.threshold, abs(x) > abs(y) else { return false }
        guard push(start.cell, to: start.offset + x) else {
          self.start = nil
          return false
        }
        isTaken = true
      } else {
        _ = push(start.cell, to: start.offset + x)
      }
      return true
    case .ended:
      if isTaken { settle() }
      isTaken = false
      start = nil
      return false
    }
  }

  /// Whether the pointer goes sideways over a row that has something to uncover there, so that it is a swipe and the
  /// row is not dragged to another place.
  var isSwiping: Bool {
    guard let start, abs(travelled.x) > abs(travelled.y) else { return isTaken }
    return isTaken || !start.cell.swipeContents(travelled.x < 0 ? .trailing : .leading).isEmpty
  }

  private func scroll(_ x: Double, _ y: Double) -> Bool {
    guard abs(x) > abs(y) || (open != nil && scrolled != 0) else {
      if abs(y) > 0, open != nil { close() }
      return false
    }
    if open == nil {
      guard let point = list.pointer, let cell = list.listView.cell(atX: point.x, y: point.y).flatMap({ list.rowCell($0) })
      else { return false }
      scrolled = 0
      guard push(cell, to: -x) else { return false }
    }
    guard let open else { return false }
    scrolled = open.offset - x
    _ = push(open.cell, to: scrolled)
    // A device that does not say when the fingers leave it is taken to rest after a moment.
    scrollGeneration += 1
    let generation = scrollGeneration
    MainLoop.after(milliseconds: 250) { [weak self] in
      if let self, generation == scrollGeneration, scrolled != 0 { settle() }
    }
    return true
  }

  /// Pushes a row aside; whether there is anything to uncover on that side.
  func push(_ cell: RowCell, to offset: Double) -> Bool {
    glide?.stop()
    glide = nil
    if let open, open.cell !== cell { close() }
    let current = open ?? Open(cell)
    if offset < 0, current.trailing == nil { current.trailing = strip(.trailing, of: cell) }
    if offset > 0, current.leading == nil { current.leading = strip(.leading, of: cell) }
    let canGo = offset < 0 ? current.trailing != nil : offset > 0 ? current.leading != nil : true
    guard canGo || open != nil else { return false }
    open = current
    current.offset = canGo ? offset : 0
    cell.setSwipe(Int32(current.offset.rounded()), leading: current.leading?.container, trailing: current.trailing?.container)
    return true
  }

  private func strip(_ edge: HorizontalEdge, of cell: RowCell) -> SwipeStripNode? {
    let contents = cell.swipeContents(edge)
    guard !contents.isEmpty, let node = cell.node else { return nil }
    let strip = SwipeStripNode(contents, at: edge, below: node)
    strip.onPress = { [weak self] in self?.close() }
    return strip
  }

  /// Lets go: the row stays open, does its first action, or closes.
  func settle() {
    scrolled = 0
    guard let open else { return }
    let edge: HorizontalEdge = open.offset < 0 ? .trailing : .leading
    guard let strip = edge == .trailing ? open.trailing : open.leading else { return glideTo(0) }
    let distance = abs(open.offset)
    if distance > Double(open.cell.width) * Self.fullSwipe, open.cell.allowsFullSwipe(edge) {
      strip.performFirst()
      close()
      return
    }
    let width = Double(strip.container.naturalWidth)
    glideTo(distance > width / 2 ? (edge == .trailing ? -width : width) : 0)
  }

  private func glideTo(_ target: Double) {
    guard let open else { return }
    glide = Glide(on: list.listView, from: open.offset, to: target, over: Self.duration) { [weak self] value in
      guard let self, self.open === open else { return }
      open.offset = value
      open.cell.setSwipe(Int32(value.rounded()), leading: open.leading?.container, trailing: open.trailing?.container)
    } done: { [weak self] in
      if target == 0, let self, self.open === open { close() }
    }
  }

  /// Uncovers the actions on one side of a row, as if it had been swiped.
  func reveal(_ edge: HorizontalEdge, of cell: RowCell) -> Bool {
    guard push(cell, to: edge == .trailing ? -1 : 1) else { return false }
    open?.offset = (edge == .trailing ? -1 : 1) * Double(cell.width) / 2
    settle()
    return true
  }

  /// Puts the row that is pushed aside back at once.
  func close() {
    glide?.stop()
    glide = nil
    scrolled = 0
    guard let open else { return }
    self.open = nil
    open.cell.setSwipe(0, leading: nil, trailing: nil)
    open.leading?.remove()
    open.trailing?.remove()
  }

  func close(_ cell: RowCell) {
    if open?.cell === cell { close() }
  }
}
