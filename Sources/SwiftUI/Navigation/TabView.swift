import Adwaita

/// Views of which one is shown, and a switch between them.
///
/// The switch stands in the header bar; where the tabs bring header bars of their own, it stands at the lower edge.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TabViewNode(view, in: context)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView {
  /// Tabs that are told apart by values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == _TabContentView<C> {
    self.selection = selection
    self.content = _TabContentView(content())
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs without values.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never, Content == _TabContentView<C> {
    selection = nil
    self.content = _TabContentView(content())
  }
}

extension View {
  /// Says how the switch of the tab view around shows the view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// What the views of a tab view say of themselves.
@MainActor
final class TabItem {
  let chrome = Chrome()
  fileprivate(set) var parts: LabelWords
  weak var node: _Node?
  fileprivate init(_ parts: LabelWords) { self.parts = parts }
}

enum TabItemTrait: TraitKey { typealias Value = TabItem }

nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TabItemNode(view, in: context)
  }
}

final class TabItemNode<Base: View, Label: View>: _ViewNode<ModifiedContent<Base, TabItemModifier<Label>>> {
  private var node: _ViewNode<Base>?
  private var label: UnseenRoot<Label>?
  private var item: TabItem?

  override init(_ view: ModifiedContent<Base, TabItemModifier<Label>>, in context: _NodeContext) {
    super.init(view, in: context)
    let label = UnseenRoot(view.modifier.label, environment: environment, parent: self)
    self.label = label
    label.onChange = { [weak self] in self?.readLabel() }
    let item = TabItem(LabelWords(of: label))
    self.item = item
    node = Base._makeNode(view.content, in: _NodeContext(parent: self, environment: inside))
    item.node = node
  }

  override var children: [_Node] { [node as _Node?, label as _Node?].compactMap { $0 } }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count { elements[index].traits[TabItemTrait.self] = item }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: inside)
    label?.update(view.modifier.label, in: environment)
    readLabel()
  }

  /// Each tab has a chrome of its own, which is shown while the tab is in front.
  private var inside: EnvironmentValues {
    guard environment.isInTabView, let item else { return environment }
    return derived.values(from: environment) { inner in
      inner.chrome = item.chrome
      inner.isInTabView = false
    }
  }
  private let derived = DerivedEnvironment()

  private func readLabel() {
    guard let label, let item else { return }
    let parts = LabelWords(of: label)
    guard parts != item.parts else { return }
    item.parts = parts
    elementsDidChange()
  }
}

final class TabViewNode<SelectionValue: Hashable, Content: View>: ContainerNode<TabView<SelectionValue, Content>> {
  private let stack = ViewStack()
  private var node: _ViewNode<Content>?
  private var reader: ValueReader<SelectionValue>?
  private let contribution = ChromeContribution()
  private weak var chrome: Chrome?
  private var tabs: [Tab] = []
  private lazy var headerSwitcher = stack.makeSwitcher()
  private lazy var bottomSwitcher = stack.makeSwitcherBar()
  private var handedDown: EnvironmentValues
  private var isSettled = false

  private struct Tab {
    let widget: Container
    let content: Widget
    let tag: AnyHashable
    let item: TabItem?
  }

  init(_ view: TabView<SelectionValue, Content>, in context: _NodeContext) {
    handedDown = context.environment
    super.init(view, layout: StackLayout(axis: .vertical, spacing: 0, alignment: 0.5), in: context)
    handedDown.isInTabView = true
    stack.onSwitch = { [weak self] in self?.userSwitched(to: $0) }
    chrome = environment.chrome
    node = Content._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
    sync()
    if let selection = view.selection {
      let reader = ValueReader(selection, in: context.below(self))
      self.reader = reader
      reader.onChange = { [weak self] in self?.show($0) }
      reader.read()
    }
    chrome?.add(contribution)
    isSettled = true
    frontDidChange()
  }

  override var children: [_Node] { [node as _Node?, reader as _Node?].compactMap { $0 } }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged {
      handedDown = environment
      handedDown.isInTabView = true
      if chrome !== environment.chrome {
        leaveChrome()
        chrome = environment.chrome
        chrome?.add(contribution)
        for tab in tabs { if let item = tab.item { chrome?.adopt(item.chrome) } }
      }
    }
    node?.update(view.content, in: handedDown)
    if let selection = view.selection { reader?.update(selection) }
  }

  override func willRemove() { leaveChrome() }

  private func leaveChrome() {
    chrome?.remove(contribution)
    for tab in tabs { if let item = tab.item { chrome?.disown(item.chrome) } }
  }

  override func setInSight(_ isInSight: Bool) { front?.item?.node?.setInSight(isInSight) }

  // MARK: Tabs

  override func contentElements() -> [Element] { node?.elements ?? [] }

  override func sync() {
    let elements = contentElements()
    let old = tabs
    tabs = elements.enumerated().map { index, element in
      element.widget.margins = element.margins
      // A smaller view stands in the middle.
      let place = old.first { $0.content.isSame(as: element.widget) }?.widget ?? Container(OverlayLayout())
      place.setChildren([element.widget])
      return Tab(
        widget: place, content: element.widget, tag: element.traits[TagTrait.self] ?? AnyHashable(index),
        item: element.traits[TabItemTrait.self])
    }
    stack.setMembers(tabs.map(\.widget))
    for (tab, element) in zip(tabs, elements) {
      let icon = tab.item?.parts.symbol.flatMap { SymbolCatalogue.iconName(for: $0) }
      let badge = element.traits[BadgeTrait.self].flatMap { Int(words(of: $0)) }
      stack.describe(tab.widget, title: tab.item?.parts.text ?? "", icon: icon, badge: badge ?? 0)
      stack.setNeedsAttention(tab.widget, element.traits[BadgeTrait.self] != nil && badge == nil)
    }
    let kept = Set(tabs.compactMap { $0.item.map(ObjectIdentifier.init) })
    let known = Set(old.compactMap { $0.item.map(ObjectIdentifier.init) })
    for case let item? in old.map(\.item) where !kept.contains(ObjectIdentifier(item)) { chrome?.disown(item.chrome) }
    for case let item? in tabs.map(\.item) where !known.contains(ObjectIdentifier(item)) {
      item.chrome.onChange = { [weak self] in self?.placeSwitcher() }
      chrome?.adopt(item.chrome)
    }
    if let selection = view.selection { show(selection.wrappedValue) }
    if isSettled { frontDidChange() }
    placeSwitcher()
  }

  private func words(of view: AnyView) -> String {
    let root = UnseenRoot(view, environment: environment, parent: self)
    defer { root.remove() }
    return LabelWords(of: root).text
  }

  private var front: Tab? { tabs.first { tab in stack.shown.map { tab.widget.isSame(as: $0) } ?? false } }

  private func show(_ value: SelectionValue) {
    guard let tab = tabs.first(where: { $0.tag == AnyHashable(value) }) else { return }
    stack.show(tab.widget)
    if isSettled { frontDidChange() }
  }

  private func userSwitched(to widget: Widget) {
    guard let tab = tabs.first(where: { $0.widget.isSame(as: widget) }) else { return }
    frontDidChange()
    if let value = tab.tag.base as? SelectionValue, let selection = view.selection, selection.wrappedValue != value {
      selection.wrappedValue = value
    }
  }

  /// Tabs in the back neither count as appeared nor say anything to the bars.
  private var inFront: Set<ObjectIdentifier> = []
  private var inBack: Set<ObjectIdentifier> = []

  private func frontDidChange() {
    guard let front else { return }
    for case let item? in tabs.map(\.item) {
      let id = ObjectIdentifier(item)
      let isFront = item === front.item
      item.chrome.isInFront = isFront
      if isFront {
        inFront.insert(id)
        if inBack.remove(id) != nil { item.node?.setInSight(true) }
      } else if inBack.insert(id).inserted {
        inFront.remove(id)
        item.node?.setInSight(false)
      }
    }
  }

  /// The switch is in the page's header bar, unless tabs bring their own or there is none.
  private func placeSwitcher() {
    let isAtBottom = chrome == nil || tabs.contains { $0.item?.chrome.hasClaims ?? false }
    let isHidden = tabs.count < 2
    contribution.titleWidget = isAtBottom || isHidden ? nil : headerSwitcher
    container.setChildren(isAtBottom && !isHidden ? [stack, bottomSwitcher] : [stack])
    guard isAtBottom != wasAtBottom else { return }
    wasAtBottom = isAtBottom
    chrome?.changed()
  }
  private var wasAtBottom: Bool?
}

enum IsInTabViewKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is directly a tab.
  var isInTabView: Bool {
    get { self[IsInTabViewKey.self] }
    set { self[IsInTabViewKey.self] = newValue }
  }
}
