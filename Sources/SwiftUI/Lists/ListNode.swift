import Adwaita

/// The node of a list: its content is a graph in which every `ForEach` is lazy, and GTK shows what that comes to.
final class ListNode<SelectionValue: Hashable, Content: View>: _ViewNode<List<SelectionValue, Content>>,
  ElementContainer, RowListNode, RefreshingNode, Reader
{
  let controller = ListController()
  let refresher: Refresher
  var needsSync = false
  private var node: _ViewNode<Content>?
  private var selected: Set<SelectionValue> = []
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  override init(_ view: List<SelectionValue, Content>, in context: _NodeContext) {
    refresher = Refresher(controller.scroller)
    super.init(view, in: context)
    refresher.action = environment.refresh
    controller.attach(to: self)
    controller.appearance.style = environment.listLook
    controller.selection = view.selection
    node = Content._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
    selected = readSelection()
    syncIfAlive()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override var viewName: String { "List" }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(refresher.container)) }
  override func elementsDidChange() { Scheduler.shared.sync(self) }
  override func willRemove() {
    subscriptions.cancel()
    refresher.cancel()
    controller.swipes?.close()
    controller.closeMenu()
  }

  /// What is handed down to the rows: the same values for as long as nothing of them changes.
  private lazy var handedDown = rowEnvironment

  private var rowEnvironment: EnvironmentValues {
    var values = environment
    values.isInListRow = true
    values.linkContext.rowActivates = view.selection != nil
    return values
  }

  func syncIfAlive() {
    guard isAlive else { return }
    var elements: [Element] = []
    node?.appendElements(to: &elements)
    controller.setContent(elements)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    controller.appearance.style = environment.listLook
    let rowsActivate = view.selection != nil
    if environmentChanged || rowsActivate != (controller.selection != nil) { handedDown = rowEnvironment }
    controller.selection = view.selection
    if environmentChanged {
      refresher.action = environment.refresh
      let isEnabled = environment.isScrollEnabled
      controller.scroller.setScrolling(
        horizontally: false, vertically: isEnabled, showsBars: environment.showsScrollBars)
    }
    node?.update(view.content, in: handedDown)
    evaluate()
  }

  /// Runs when the selection has changed.
  override func evaluate() {
    isDirty = false
    let old = selected
    selected = readSelection()
    if selected != old { controller.model.selectionChanged() }
  }

  private func readSelection() -> Set<SelectionValue> {
    subscriptions.cancel()
    guard let selection = view.selection else { return [] }
    return Evaluation.reading(self) {
      observation.track({ selection.values }) { [weak self] in self?.invalidate() }
    }
  }
}

private enum IsInListRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view stands in a row of a list, where buttons and links take another look.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}
