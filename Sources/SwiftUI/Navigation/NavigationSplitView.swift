import Adwaita

/// Two or three columns, where what is chosen in one decides what the next shows.
///
/// In a narrow window one column is shown at a time, with a button that goes back.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationSplitViewNode(view, in: context)
  }
}

extension NavigationSplitView {
  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferredColumn: nil)
  }

  /// Three columns, of which a binding says which are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, preferredColumn: nil)
  }

  /// Three columns, of which a binding says which is in front in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferredColumn: preferredCompactColumn)
  }

  /// Three columns, of which bindings say which are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferredColumn: nil)
  }

  /// Two columns, of which a binding says which are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, preferredColumn: nil)
  }

  /// Two columns, of which a binding says which is in front in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferredColumn: preferredCompactColumn)
  }

  /// Two columns, of which bindings say which are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferredColumn: preferredCompactColumn)
  }
}

/// Which columns of a split view are shown where there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind

  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail of three columns; both columns of two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case sidebar, content, detail }
  let kind: Kind

  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  public static let content = NavigationSplitViewColumn(kind: .content)
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

final class NavigationSplitViewNode<Sidebar: View, Content: View, Detail: View>: _ViewNode<
  NavigationSplitView<Sidebar, Content, Detail>
>
{
  private let leaflet = Leaflet(showsOne: false)
  private var columns: [SplitColumn] = []
  private var visibility: ValueReader<NavigationSplitViewVisibility>?
  private var preferredColumn: ValueReader<NavigationSplitViewColumn>?
  private var claimed: Chrome?
  private var isChanging = false

  override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: _NodeContext) {
    super.init(view, in: context)
    let kinds: [NavigationSplitViewColumn] =
      view.content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    for kind in kinds { columns.append(makeColumn(kind, of: kinds.count)) }
    claimed = environment.chrome
    claimed?.claim()
    leaflet.onChange = { [weak self] in self?.leafletDidChange() }
    if let binding = view.visibility {
      let reader = ValueReader(binding, in: context.below(self))
      visibility = reader
      reader.onChange = { [weak self] in self?.show($0) }
      reader.read()
    }
    if let binding = view.preferredColumn {
      let reader = ValueReader(binding, in: context.below(self))
      preferredColumn = reader
      reader.onChange = { [weak self] in self?.bringToFront($0) }
      reader.read()
    }
    leafletDidChange()
  }

  override var children: [_Node] {
    let readers: [_Node?] = [visibility, preferredColumn]
    return columns.flatMap(\.host.nodes) + readers.compactMap { $0 }
  }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(leaflet)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged, claimed !== environment.chrome {
      claimed?.unclaim()
      claimed = environment.chrome
      claimed?.claim()
    }
    for column in columns { column.update(content(of: column.kind), in: columnEnvironment(column)) }
    if let binding = view.visibility { visibility?.update(binding) }
    if let binding = view.preferredColumn { preferredColumn?.update(binding) }
  }

  override func willRemove() { claimed?.unclaim() }

  // MARK: Columns

  private func content(of kind: NavigationSplitViewColumn) -> AnyView {
    switch kind.kind {
    case .sidebar: return AnyView(view.sidebar)
    case .content: return AnyView(view.content)
    case .detail: return AnyView(view.detail)
    }
  }

  private func makeColumn(_ kind: NavigationSplitViewColumn, of count: Int) -> SplitColumn {
    let column = SplitColumn(kind)
    column.next = { [weak self, weak column] in
      guard let self, let index = columns.firstIndex(where: { $0 === column }), index + 1 < columns.count else { return nil }
      return columns[index + 1]
    }
    column.onShow = { [weak self] in self?.bringToFront($0) }
    column.host.showsOuterItems = kind == .detail
    column.host.showsOuterSearch = kind == .sidebar
    column.show(content(of: kind), in: columnEnvironment(column), parent: self)
    column.host.borrow(from: environment.chrome)
    let widget = column.host.widget
    if kind != .detail {
      widget.expandsHorizontally = false
      widget.requestSize(width: kind == .sidebar ? 240 : 260, height: nil)
    } else {
      widget.requestSize(width: 300, height: nil)
    }
    if kind == .sidebar { widget.addClass("sidebar-page") }
    if !columns.isEmpty { leaflet.appendSeparator() }
    leaflet.append(widget)
    return column
  }

  private func columnEnvironment(_ column: SplitColumn) -> EnvironmentValues {
    column.derived.values(from: environment) { inner in
      inner.navigator = nil
      inner.columnNavigation = column
      inner.isInSidebar = column.kind == .sidebar
      if column.kind == .sidebar, inner.listLook == DefaultListStyle._look { inner.listLook = SidebarListStyle._look }
    }
  }

  // MARK: Folding

  private func leafletDidChange() {
    guard !isChanging else { return }
    let isFolded = leaflet.isFolded
    for (index, column) in columns.enumerated() {
      column.host.windowButtons = (isFolded || index == 0, isFolded || index == columns.count - 1)
      if isFolded, index > 0 {
        column.host.goesBack = { [weak self] in self?.goBack(from: index) }
      } else {
        column.host.goesBack = nil
      }
      column.isFolded = isFolded
    }
    guard isFolded, !leaflet.isMoving, let front = columns.first(where: { leaflet.isShowing($0.host.widget) }) else { return }
    if let binding = view.preferredColumn, binding.wrappedValue != front.kind { binding.wrappedValue = front.kind }
    // A row of the sidebar can be chosen again once the sidebar is back.
    if front.kind == .sidebar { front.returned() }
  }

  private func goBack(from index: Int) {
    guard index > 0, index < columns.count else { return }
    leaflet.show(columns[index - 1].host.widget)
    leafletDidChange()
  }

  private func bringToFront(_ kind: NavigationSplitViewColumn) {
    guard let column = columns.first(where: { $0.kind == kind }) else { return }
    leaflet.show(column.host.widget)
  }

  private func show(_ visibility: NavigationSplitViewVisibility) {
    isChanging = true
    for (index, column) in columns.enumerated() {
      let isShown =
        switch visibility.kind {
        case .automatic, .all: true
        case .doubleColumn: columns.count == 2 || index > 0
        case .detailOnly: index == columns.count - 1
        }
      leaflet.setShown(column.host.widget, isShown)
    }
    isChanging = false
    let first = columns.firstIndex { $0.host.widget.isVisible } ?? 0
    for (index, column) in columns.enumerated() where !leaflet.isFolded {
      column.host.windowButtons = (index == first, index == columns.count - 1)
    }
  }
}

/// A column of a split view, and where its links lead.
@MainActor
final class SplitColumn: PageTarget {
  let kind: NavigationSplitViewColumn
  let host = PageHost()
  fileprivate var next: @MainActor () -> SplitColumn? = { nil }
  fileprivate var onShow: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }
  /// Whether one column is shown at a time.
  fileprivate(set) var isFolded = false
  /// What a link has put in place of the column's own content.
  private var replacement: Presentation?
  private var own = AnyView(EmptyView())
  private var environment = EnvironmentValues()
  fileprivate let derived = DerivedEnvironment()
  private weak var parent: _Node?
  private var destinations: [DestinationSource] = []
  /// Called when a folded split view has come back to this column.
  var onReturn: [@MainActor () -> Void] = []

  init(_ kind: NavigationSplitViewColumn) { self.kind = kind }

  fileprivate func show(_ content: AnyView, in environment: EnvironmentValues, parent: _Node) {
    own = content
    self.environment = environment
    self.parent = parent
    host.show(content, in: environment, parent: parent)
  }

  fileprivate func update(_ content: AnyView, in environment: EnvironmentValues) {
    own = content
    self.environment = environment
    host.update(replacement?.content ?? content, in: environment)
  }

  fileprivate func returned() {
    for body in onReturn { body() }
  }

  func register(_ source: DestinationSource) { destinations.append(source) }
  func unregister(_ source: DestinationSource) { destinations.removeAll { $0 === source } }

  /// Shows the page for a value in the next column.
  func push(_ value: AnyHashable) {
    guard let content = destinations.reversed().lazy.compactMap({ $0.content(for: value) }).first else {
      let type = type(of: value.base)
      Diagnostics.warn(
        "A NavigationLink was pressed with a value of type \(type), but nothing says what to show for it. "
          + "Give the List around it a selection of that type, or add .navigationDestination(for: \(type).self).")
      return
    }
    present(Presentation(content) {})
  }

  /// Shows a view in the next column, in place of its own.
  func present(_ presentation: Presentation) {
    guard let target = next() else { return }
    target.replace(with: presentation)
    onShow(target.kind)
  }

  func withdraw(_ presentation: Presentation) {
    guard let target = next(), target.replacement === presentation else { return }
    target.replace(with: nil)
  }

  func contentDidChange(of presentation: Presentation) {
    guard let target = next(), target.replacement === presentation else { return }
    target.host.update(presentation.content, in: target.environment)
  }

  private func replace(with presentation: Presentation?) {
    let old = replacement
    replacement = presentation
    host.show(presentation?.content ?? own, in: environment, parent: parent)
    old?.wasDismissed()
  }

  /// Brings the next column to the front of a folded split view: something was chosen in this one.
  func advance() {
    guard let target = next() else { return }
    onShow(target.kind)
  }
}

enum ColumnNavigationKey: EnvironmentKey {
  static var defaultValue: WeakValue<SplitColumn> { WeakValue(nil) }
}

enum IsInSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The column of a split view that a view is in.
  var columnNavigation: SplitColumn? {
    get { self[ColumnNavigationKey.self].object }
    set { self[ColumnNavigationKey.self] = WeakValue(newValue) }
  }

  /// Whether a view is in the first column of a split view, where lists look like sidebars.
  var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }
}

extension View {
  /// Asks for a width of the split view's column that the view is in.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(minimum: width, ideal: width))
  }

  /// Asks for a width of the split view's column that the view is in.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(minimum: min, ideal: ideal))
  }
}

nonisolated struct ColumnWidthModifier: LifecycleModifier {
  let minimum: CGFloat?
  let ideal: CGFloat

  @MainActor func begin(_ node: _Node) { apply(node) }
  @MainActor func update(_ life: inout Void, from old: Self, _ node: _Node) { apply(node) }

  @MainActor private func apply(_ node: _Node) {
    guard let column = node.environment.columnNavigation, column.kind != .detail else { return }
    column.host.widget.requestSize(width: Int((minimum ?? ideal).rounded()), height: nil)
  }
}
