import Adwaita

/// Pages on top of each other, each reached from the one below.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  let path: NavigationStackPath?
  let root: Root

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view, in: context)
  }
}

extension NavigationStack {
  /// A stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose pages are the values of a path that is kept elsewhere.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = NavigationStackPath(
      get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) })
    self.root = root()
  }

  /// A stack whose pages are the elements of a collection that is kept elsewhere.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = NavigationStackPath(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { values in
        var data = Data()
        for value in values {
          guard let element = value.base as? Data.Element else {
            Diagnostics.warnFromAnywhere(
              "A NavigationLink was pressed with a value of type \(type(of: value.base)), but the path of its NavigationStack "
                + "takes \(Data.Element.self). Use NavigationPath, or a link with a value of that type.")
            continue
          }
          data.append(element)
        }
        path.wrappedValue = data
      })
    self.root = root()
  }
}

/// Where the values of a stack's pages are kept.
struct NavigationStackPath {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

final class NavigationStackNode<Data, Root: View>: _ViewNode<NavigationStack<Data, Root>>, Reader {
  let navigator = Navigator()
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()
  private var claimed: Chrome?

  override init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    super.init(view, in: context)
    navigator.onUserChange = { [weak self] values in self?.view.path?.set(values) }
    navigator.setRoot(AnyView(view.root), environment: environment, parent: self)
    claimed = environment.chrome
    claimed?.claim()
    readPath()
  }

  override var children: [_Node] { navigator.pages.flatMap(\.host.nodes) }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(navigator.leaflet)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    navigator.update(AnyView(view.root), environment: environment)
    if environmentChanged, claimed !== environment.chrome {
      claimed?.unclaim()
      claimed = environment.chrome
      claimed?.claim()
    }
    if viewChanged { readPath() }
  }

  override func evaluate() { readPath() }

  override func setInSight(_ isInSight: Bool) {
    for page in navigator.pages.suffix(1).flatMap(\.host.nodes) { page.setInSight(isInSight) }
  }

  override func willRemove() {
    subscriptions.cancel()
    claimed?.unclaim()
  }

  /// Follows the path, and learns of its next change.
  private func readPath() {
    isDirty = false
    guard let path = view.path else { return }
    subscriptions.cancel()
    let values = Evaluation.reading(self) {
      observation.track(path.get) { [weak self] in self?.invalidate() }
    }
    navigator.follow(values)
  }
}

/// The pages of a stack, and how they come and go.
@MainActor
final class Navigator: PageTarget {
  /// Why a page is on the stack.
  enum Entry {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A page that a link or a modifier has put there by itself.
    case presented(Presentation)

    var value: AnyHashable? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  @MainActor struct Page {
    let entry: Entry
    let host: PageHost
    let derived = DerivedEnvironment()
  }

  let leaflet = Leaflet(showsOne: true)
  private(set) var pages: [Page] = []
  /// Told the values of the path when a person has changed it.
  var onUserChange: (@MainActor ([AnyHashable]) -> Void)?
  private var destinations: [DestinationSource] = []
  private var environment = EnvironmentValues()
  private weak var parent: _Node?
  private var isChanging = false
  /// What goes back from the first page, where the stack stands in a column of a folded split view.
  var goesBackFromRoot: (@MainActor () -> Void)? {
    didSet { pages.first?.host.goesBack = goesBackFromRoot }
  }

  init() {
    leaflet.onChange = { [weak self] in self?.followLeaflet() }
  }

  func setRoot(_ content: AnyView, environment: EnvironmentValues, parent: _Node) {
    self.parent = parent
    self.environment = environment
    add(.root, content)
  }

  func update(_ root: AnyView, environment: EnvironmentValues) {
    self.environment = environment
    for (index, page) in pages.enumerated() {
      let environment = self.environment(of: page, at: index)
      if index == 0 {
        page.host.update(root, in: environment)
      } else {
        page.host.setEnvironment(environment)
      }
    }
  }

  // MARK: Changes from inside

  /// Puts a value onto the path, as a link does.
  func push(_ value: AnyHashable) {
    guard let content = content(for: value) else {
      Self.warnOfMissingDestination(for: value)
      return
    }
    add(.value(value), content)
    tellPath()
  }

  /// Shows a page that is not on the path.
  func present(_ presentation: Presentation) {
    guard !pages.contains(where: { $0.entry.presentation === presentation }) else { return }
    add(.presented(presentation), presentation.content)
  }

  /// Takes a page that is not on the path, and all above it, off the stack.
  func withdraw(_ presentation: Presentation) {
    guard let index = pages.firstIndex(where: { $0.entry.presentation === presentation }) else { return }
    cut(to: index)
    tellPath()
  }

  func contentDidChange(of presentation: Presentation) {
    guard let index = pages.firstIndex(where: { $0.entry.presentation === presentation }) else { return }
    pages[index].host.update(presentation.content, in: environment(of: pages[index], at: index))
  }

  /// Whether a page is the one that can be seen.
  func isInFront(_ page: PageHost) -> Bool { pages.last?.host === page }

  /// Goes back by one page.
  func pop() {
    guard pages.count > 1 else { return }
    pop(to: pages.count - 1)
  }

  /// What happens when the front page's title has changed.
  var onTitleChange: (@MainActor (String) -> Void)?

  private func titleDidChange() {
    if let title = pages.last?.host.title { onTitleChange?(title) }
  }

  private func pop(to count: Int) {
    cut(to: count)
    tellPath()
  }

  private func tellPath() { onUserChange?(pages.compactMap(\.entry.value)) }

  // MARK: Changes from outside

  /// Brings the pages in line with the values of a path.
  func follow(_ values: [AnyHashable]) {
    let shown = pages.compactMap(\.entry.value)
    guard shown != values else { return }
    let common = zip(shown, values).prefix { $0 == $1 }.count
    let keep = common == shown.count ? pages.count : firstPage(afterValues: common)
    let leaving = Array(pages[keep...])
    pages.removeSubrange(keep...)
    missing = []
    for value in values.dropFirst(common) {
      // Each page may bring the destination of the next.
      guard missing.isEmpty, let content = content(for: value) else {
        missing.append(value)
        continue
      }
      append(.value(value), content)
    }
    showLast()
    for page in leaving.reversed() { drop(page) }
    if !missing.isEmpty { Scheduler.shared.afterUpdate { [weak self] in self?.reportMissing() } }
  }

  /// The place of the first page that goes when so many values of the path stay.
  private func firstPage(afterValues count: Int) -> Int {
    let indices = pages.indices.filter { pages[$0].entry.value != nil }
    return count < indices.count ? indices[count] : pages.count
  }

  private func reportMissing() {
    guard let value = missing.first else { return }
    Self.warnOfMissingDestination(for: value)
  }

  private static func warnOfMissingDestination(for value: AnyHashable) {
    let type = type(of: value.base)
    Diagnostics.warn(
      "A NavigationStack was given a value of type \(type), but has no page for it. "
        + "Add .navigationDestination(for: \(type).self) to a view inside the stack.")
  }

  /// Values of the path for which no page is known yet; a destination that comes later may have one.
  private var missing: [AnyHashable] = []

  // MARK: Destinations

  func register(_ source: DestinationSource) {
    destinations.append(source)
    guard !missing.isEmpty else { return }
    missing = []
    parent?.invalidate()
  }

  func unregister(_ source: DestinationSource) { destinations.removeAll { $0 === source } }

  /// A destination makes its pages differently now.
  func destinationDidChange(_ source: DestinationSource) {
    for (index, page) in pages.enumerated() {
      if let value = page.entry.value, let content = source.content(for: value) {
        page.host.update(content, in: environment(of: pages[index], at: index))
      }
    }
  }

  private func content(for value: AnyHashable) -> AnyView? {
    for destination in destinations.reversed() {
      if let content = destination.content(for: value) { return content }
    }
    return nil
  }

  // MARK: Pages

  private func environment(of page: Page, at index: Int) -> EnvironmentValues {
    page.derived.values(from: environment) { inner in
      inner.navigator = self
      guard index > 0 else { return }
      inner.isPresented = true
      inner.dismiss = DismissAction { [weak self, weak host = page.host] in
        guard let self, let index = pages.firstIndex(where: { $0.host === host }) else { return }
        pop(to: index)
      }
    }
  }

  private func add(_ entry: Entry, _ content: AnyView) {
    append(entry, content)
    showLast()
  }

  private func append(_ entry: Entry, _ content: AnyView) {
    let host = PageHost()
    let page = Page(entry: entry, host: host)
    let environment = self.environment(of: page, at: pages.count)
    pages.append(page)
    host.show(content, in: environment, parent: parent)
    host.borrow(from: self.environment.chrome)
    if pages.count > 1 { host.goesBack = { [weak self] in self?.pop() } }
    host.onTitleChange = { [weak self] _ in self?.titleDidChange() }
    leaflet.append(host.widget)
  }

  private func cut(to count: Int) {
    guard count >= 1, count < pages.count else { return }
    let leaving = Array(pages[count...])
    pages.removeSubrange(count...)
    showLast()
    for page in leaving.reversed() { drop(page) }
  }

  private func drop(_ page: Page) {
    page.host.remove()
    leaflet.remove(page.host.widget)
    page.entry.presentation?.wasDismissed()
  }

  private func showLast() {
    guard let last = pages.last else { return }
    isChanging = true
    leaflet.show(last.host.widget)
    isChanging = false
    for page in pages {
      page.host.showsOuterItems = page.host === last.host
      page.host.isInSight = page.host === last.host
      page.host.updateBars()
    }
  }

  /// A swipe has brought an earlier page to the front.
  private func followLeaflet() {
    guard !isChanging, !leaflet.isMoving else { return }
    guard let index = pages.firstIndex(where: { leaflet.isShowing($0.host.widget) }), index < pages.count - 1 else { return }
    pop(to: index + 1)
  }
}

extension Navigator.Entry {
  var presentation: Presentation? {
    if case .presented(let presentation) = self { presentation } else { nil }
  }
}

/// What can show pages that are not on a path.
@MainActor
protocol PageTarget: AnyObject {
  func present(_ presentation: Presentation)
  func withdraw(_ presentation: Presentation)
  func contentDidChange(of presentation: Presentation)
}

/// A page that a link or a modifier shows by itself.
@MainActor
final class Presentation {
  var content: AnyView
  private let onDismiss: @MainActor () -> Void

  init(_ content: AnyView, onDismiss: @escaping @MainActor () -> Void) {
    self.content = content
    self.onDismiss = onDismiss
  }

  func wasDismissed() { onDismiss() }
}

/// Something that makes pages for values of a type.
@MainActor
final class DestinationSource {
  var make: (AnyHashable) -> AnyView?
  init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = make }
  func content(for value: AnyHashable) -> AnyView? { make(value) }
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: WeakValue<Navigator> { WeakValue(nil) }
}

extension EnvironmentValues {
  /// The stack that a view is on.
  var navigator: Navigator? {
    get { self[NavigatorKey.self].object }
    set { self[NavigatorKey.self] = WeakValue(newValue) }
  }
}
