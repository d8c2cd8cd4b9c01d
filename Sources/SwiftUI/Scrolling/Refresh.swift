import Adwaita

/// Something that brings what a view shows up to date.
public struct RefreshAction: Sendable {
  @MainActor final class Source {
    var action: @Sendable () async -> Void
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  }
  let source: Source

  /// Starts the refresh, and returns when it is done.
  public func callAsFunction() async {
    await source.action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The refresh that a view around this place offers.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Offers a refresh: by pulling a list or a scroll view beyond its top, with Ctrl+R or with F5.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

nonisolated struct RefreshableModifier: ViewModifier {
  typealias Body = Never
  let action: @Sendable () async -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    RefreshableNode(view, in: context)
  }
}

/// Hands down one action that lasts, so that a new closure is no new environment.
final class RefreshableNode<Base: View>: _ViewNode<ModifiedContent<Base, RefreshableModifier>> {
  private let source: RefreshAction.Source
  private var handedDown: EnvironmentValues
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, RefreshableModifier>, in context: _NodeContext) {
    source = RefreshAction.Source(view.modifier.action)
    handedDown = context.environment
    handedDown.refresh = RefreshAction(source: source)
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    source.action = view.modifier.action
    if environmentChanged {
      handedDown = environment
      handedDown.refresh = RefreshAction(source: source)
    }
    node?.update(view.content, in: handedDown)
  }
}

/// A node whose content a person can refresh.
@MainActor
protocol RefreshingNode: _Node {
  var refresher: Refresher { get }
}

/// Lets a person refresh what scrolls, and shows a spinner above it until that is done.
@MainActor
final class Refresher {
  /// The scroller, and the spinner above it.
  let container = Container(StackLayout(axis: .vertical, spacing: 0, alignment: 0.5))
  private let scroller: ScrolledWindow
  private var spinner: Spinner?
  private var task: Task<Void, Never>?
  private var isWatching = false
  var action: RefreshAction? {
    didSet { if action != nil { watch() } }
  }

  init(_ scroller: ScrolledWindow) {
    self.scroller = scroller
    container.setChildren([scroller])
  }

  var isRefreshing: Bool { task != nil }

  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    container.addShortcut("F5|<Control>r", isGlobal: true) { [weak self] in self?.start() ?? false }
    scroller.onOvershoot { [weak self] edge in
      if edge == .top { _ = self?.start() }
    }
  }

  /// Starts a refresh, unless one is under way.
  func start() -> Bool {
    guard let action else { return false }
    guard task == nil else { return true }
    let spinner = Spinner()
    spinner.diameter = 24
    spinner.margins = Margins(top: 8, bottom: 8)
    self.spinner = spinner
    container.setChildren([spinner, scroller])
    scroller.setAccessibleBusy(true)
    task = Task { [weak self] in
      await action()
      self?.end()
    }
    return true
  }

  private func end() {
    task = nil
    spinner = nil
    container.setChildren([scroller])
    scroller.setAccessibleBusy(false)
  }

  func cancel() { task?.cancel() }
}
