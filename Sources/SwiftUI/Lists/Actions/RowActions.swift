import Adwaita

/// Views that are made only when a person asks for them: the actions behind a swipe, the items of a menu.
@MainActor
class ActionContent {
  fileprivate(set) var environment: EnvironmentValues
  fileprivate(set) var make: () -> AnyView

  init(_ environment: EnvironmentValues, _ make: @escaping () -> AnyView) {
    self.environment = environment
    self.make = make
  }
}

/// The actions that a swipe uncovers on one side of a row.
final class SwipeActions: ActionContent {
  fileprivate(set) var edge = HorizontalEdge.trailing
  fileprivate(set) var allowsFullSwipe = true
}

enum SwipeActionsTrait: TraitKey { typealias Value = [SwipeActions] }
enum ContextMenuTrait: TraitKey { typealias Value = [ActionContent] }

extension View {
  /// Adds actions that a swipe over the view's row uncovers. They stand in the row's context menu, too.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }

  /// Adds a menu that a secondary click, a long press or the Menu key opens.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu that a secondary click, a long press or the Menu key opens. A desktop shows its menu at the pointer,
  /// beside the view itself, and so no preview.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Actions

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SwipeActionsNode(view, in: context)
  }
}

final class SwipeActionsNode<Base: View, Actions: View>: _ViewNode<ModifiedContent<Base, SwipeActionsModifier<Actions>>> {
  private var node: _ViewNode<Base>?
  private let actions: SwipeActions

  override init(_ view: ModifiedContent<Base, SwipeActionsModifier<Actions>>, in context: _NodeContext) {
    let content = view.modifier.content
    actions = SwipeActions(context.environment) { AnyView(content) }
    super.init(view, in: context)
    describe()
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    describe()
    node?.update(view.content, in: environment)
  }

  private func describe() {
    let content = view.modifier.content
    actions.make = { AnyView(content) }
    actions.environment = environment
    actions.edge = view.modifier.edge
    actions.allowsFullSwipe = view.modifier.allowsFullSwipe
  }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count { elements[index].traits[SwipeActionsTrait.self, default: []].append(actions) }
  }

  override func decorate(_ elements: inout [Element]) {
    for index in elements.indices { elements[index].traits[SwipeActionsTrait.self, default: []].append(actions) }
  }
}

nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  typealias Body = Never
  let items: Items

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ContextMenuNode(view, in: context)
  }
}

final class ContextMenuNode<Base: View, Items: View>: _ViewNode<ModifiedContent<Base, ContextMenuModifier<Items>>> {
  private var node: _ViewNode<Base>?
  private let content: ActionContent
  private var controllers: [UnsafeRawPointer: [Controller]] = [:]
  private var menu: MenuNode?

  override init(_ view: ModifiedContent<Base, ContextMenuModifier<Items>>, in context: _NodeContext) {
    let items = view.modifier.items
    content = ActionContent(context.environment) { AnyView(items) }
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] {
    var result: [_Node] = node.map { [$0] } ?? []
    if let menu, menu.isAlive { result.append(menu) }
    return result
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    let items = view.modifier.items
    content.make = { AnyView(items) }
    content.environment = environment
    if let menu, menu.isAlive { menu.update([content]) }
    node?.update(view.content, in: environment)
  }

  /// Whether the view is a whole row, whose list opens the menu.
  private lazy var isRow: Bool = {
    var ancestor = parent
    while let current = ancestor {
      if current is any RowOccupant || current is any RowListNode { return true }
      if current is any ElementContainer { return false }
      ancestor = current.parent
    }
    return false
  }()

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count {
      elements[index].traits[ContextMenuTrait.self, default: []].append(content)
      if !isRow { watch(elements[index].widget) }
    }
  }

  override func decorate(_ elements: inout [Element]) {
    for index in elements.indices { elements[index].traits[ContextMenuTrait.self, default: []].append(content) }
  }

  private func watch(_ widget: Widget) {
    guard controllers[widget.identity] == nil else { return }
    let open: @MainActor (Double, Double) -> Bool = { [weak self, weak widget] x, y in
      guard let self, let widget else { return false }
      return self.open(on: widget, x, y)
    }
    controllers[widget.identity] =
      Controller.menuClick(on: widget, open) + [
        Controller.keys(on: widget) { [weak widget] press in
          guard press.key == .menu, let widget else { return false }
          return open(Double(widget.size.width) / 2, Double(widget.size.height) / 2)
        }
      ]
  }

  private func open(on widget: Widget, _ x: Double, _ y: Double) -> Bool {
    let menu = MenuNode([content], on: widget, below: self)
    self.menu = menu
    return menu.open(atX: x, y: y)
  }

  override func willRemove() { menu?.remove() }
}

extension Traits {
  subscript<Key: TraitKey>(key: Key.Type, default value: Key.Value) -> Key.Value {
    get { self[key] ?? value }
    set { self[key] = newValue }
  }
}
