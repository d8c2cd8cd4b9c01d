import Adwaita

/// A view with a header bar of its own: the root of a window, a page of a stack, a column, a sheet.
@MainActor
final class PageHost {
  let chrome = Chrome()
  let widget = Adwaita.Page()
  private var root: RootNode<AnyView>?
  /// The title, once it is known; a window and a back button repeat it.
  private(set) var title = ""
  var onTitleChange: (@MainActor (String) -> Void)?
  /// What goes back from this page, where something does.
  var goesBack: (@MainActor () -> Void)? {
    didSet { updateBars() }
  }
  /// The title shown where the content names none.
  var defaultTitle = "" {
    didSet { updateBars() }
  }
  private var backButton: IconButton?
  private var shownSearch: SearchController?
  private lazy var searchToggle = makeSearchToggle()
  /// Whether the window's own buttons stand in this page's bar, at the start and at the end.
  var windowButtons = (start: true, end: true) {
    didSet { updateBars() }
  }
  /// Whether the search field of a navigation view around this page stands here.
  var showsOuterSearch = true
  /// Whether the buttons of a navigation view around this page stand here.
  var showsOuterItems = true

  /// What opens the page's search.
  var onFind: (@MainActor () -> Void)?

  init() {
    chrome.page = self
    widget.addShortcut("<Control>f", isGlobal: true) { [weak self] in
      guard let onFind = self?.onFind else { return false }
      onFind()
      return true
    }
  }

  /// Shows a view, in place of any that was shown before.
  func show(_ content: AnyView, in environment: EnvironmentValues, parent: _Node?) {
    root?.remove()
    let root = RootNode(content, environment: inside(environment), parent: parent)
    self.root = root
    widget.content = root.container
    updateBars()
  }

  /// Shows what is said around a navigation view in the bars of this page too.
  func borrow(from outer: Chrome?) {
    guard outer !== chrome.outer else { return }
    chrome.outer = outer
    outer?.lend(to: self)
    updateBars()
  }

  /// Whether the page is in front of those below it.
  var isInSight = true {
    didSet {
      if isInSight != oldValue { root?.setInSight(isInSight) }
    }
  }

  /// The node of what is shown.
  var nodes: [_Node] { root.map { [$0] } ?? [] }

  func update(_ content: AnyView, in environment: EnvironmentValues) { root?.update(content, in: inside(environment)) }
  func setEnvironment(_ environment: EnvironmentValues) { root?.setEnvironment(inside(environment)) }
  func remove() { root?.remove() }

  /// The environment of what is on the page.
  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.values(from: environment) { $0.chrome = chrome }
  }
  private let derived = DerivedEnvironment()

  // MARK: The bars

  func updateBars() {
    var contributions = chrome.contributions
    // A navigation view inside shows in its own bars what is said here.
    var items = chrome.isClaimed ? [] : contributions.flatMap(\.items)
    var search = chrome.isClaimed ? nil : contributions.compactMap(\.search).last
    if let outer = chrome.outer {
      let around = outer.contributions
      if showsOuterItems {
        items = around.flatMap(\.items) + items
        contributions = around.filter { !$0.barVisibility.isEmpty } + contributions
      }
      if showsOuterSearch { search = search ?? around.compactMap(\.search).last }
    }
    let bar = widget.headerBar
    bar.isVisible =
      !chrome.isClaimed && visibility(of: .navigationBar, in: contributions) != .hidden
      && visibility(of: .windowToolbar, in: contributions) != .hidden
    title = contributions.compactMap(\.title).last ?? defaultTitle
    bar.setTitle(title, subtitle: contributions.compactMap(\.subtitle).last ?? "")
    onTitleChange?(title)
    if showsOuterItems { chrome.outer?.page?.onTitleChange?(title) }

    var places = ToolbarPlaces(items)
    if search != nil { places.end.insert(searchToggle, at: 0) }
    if goesBack != nil, !contributions.contains(where: \.hidesBackButton) { places.start.insert(makeBackButton(), at: 0) }
    let closesItself = chrome.isInSheet && items.contains { $0.placement.closesSheet }
    bar.showWindowButtons(start: windowButtons.start && !closesItself, end: windowButtons.end && !closesItself)
    bar.titleWidget = places.principal ?? contributions.compactMap(\.titleWidget).last
    bar.setItems(start: places.start, end: places.end)
    let showsBottom = visibility(of: .bottomBar, in: contributions) != .hidden
    widget.setBottomItems(
      start: showsBottom ? places.bottomStart : [], center: showsBottom ? places.bottomCenter : [],
      end: showsBottom ? places.bottomEnd : [])
    if search !== shownSearch {
      shownSearch?.leave(self)
      shownSearch = search
      search?.enter(self, toggle: searchToggle)
    }
  }

  /// Whether the content takes as much height as it can get.
  var prefersHeight: Bool { root?.container.expandsAsLaidOut ?? false }

  private func visibility(of bar: ToolbarPlacement, in contributions: [ChromeContribution]) -> Visibility {
    contributions.reversed().lazy.compactMap { $0.barVisibility[bar] }.first ?? .automatic
  }

  private func makeBackButton() -> Widget {
    if let backButton { return backButton }
    let button = IconButton("go-previous-symbolic", label: "Back")
    button.onPress = { [weak self] in self?.goesBack?() }
    backButton = button
    return button
  }

  private func makeSearchToggle() -> ToggleButton {
    let toggle = ToggleButton(icon: "system-search-symbolic")
    toggle.toolTip = "Search"
    toggle.onToggle = { [weak self] isOn in
      guard let self else { return }
      shownSearch?.setOpen(isOn)
    }
    return toggle
  }
}

/// Where the widgets of a toolbar go.
@MainActor
struct ToolbarPlaces {
  var start: [Widget] = []
  var end: [Widget] = []
  var principal: Widget?
  var bottomStart: [Widget] = []
  var bottomCenter: [Widget] = []
  var bottomEnd: [Widget] = []

  init(_ items: [ToolbarElement]) {
    var confirmation: [Widget] = []
    var bottom: [ToolbarElement] = []
    for item in items {
      switch item.placement.kind {
      case .navigation, .topBarLeading, .cancellationAction: start.append(item.widget)
      case .principal: principal = item.widget
      case .automatic, .secondaryAction, .topBarTrailing, .primaryAction, .destructiveAction: end.append(item.widget)
      case .confirmationAction: confirmation.append(item.widget)
      case .bottomBar: bottom.append(item)
      case .status: bottomCenter.append(item.widget)
      case .keyboard: break
      }
    }
    end += confirmation
    arrange(bottom)
  }

  /// One button stands in the middle, two at the ends; where there are spacers, they decide.
  private mutating func arrange(_ bottom: [ToolbarElement]) {
    var groups: [[Widget]]
    if bottom.contains(where: \.isSpacer) {
      groups = bottom.split(omittingEmptySubsequences: false, whereSeparator: \.isSpacer).map { $0.map(\.widget) }
    } else if bottom.count == 1 {
      groups = [[], [bottom[0].widget], []]
    } else {
      groups = bottom.map { [$0.widget] }
    }
    guard !groups.isEmpty else { return }
    bottomStart = groups.removeFirst()
    if !groups.isEmpty { bottomEnd = groups.removeLast() }
    bottomCenter = groups.flatMap(\.self) + bottomCenter
  }
}
