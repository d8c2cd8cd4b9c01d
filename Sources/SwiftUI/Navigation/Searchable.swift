import Adwaita

/// Where the field of a search goes.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Sendable { case automatic, toolbar, sidebar, drawer }
  let kind: Kind

  /// Below the header bar, once the search is opened.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the first column of a split view.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the header bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// Below the header bar, always or only when asked for.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer)
  }

  /// When the field of a search can be seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

extension View {
  /// Lets a person look for something on the page, with a field that Control and F opens.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Lets a person look for something on the page, with a field that Control and F opens.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Lets a person look for something on the page.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Lets a person look for something on the page; a binding says whether the field is open.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Lets a person look for something on the page; a binding says whether the field is open.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Lets a person look for something on the page.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}

nonisolated struct SearchableModifier: ViewModifier {
  typealias Body = Never
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    SearchableNode(view, in: context)
  }
}

final class SearchableNode<Base: View>: _ViewNode<ModifiedContent<Base, SearchableModifier>> {
  private var node: _ViewNode<Base>?
  private var textReader: ValueReader<String>?
  private var openReader: ValueReader<Bool>?
  private let search = SearchController()
  private let contribution = ChromeContribution()
  private weak var chrome: Chrome?
  private var handedDown: EnvironmentValues

  override init(_ view: ModifiedContent<Base, SearchableModifier>, in context: _NodeContext) {
    handedDown = context.environment
    super.init(view, in: context)
    search.onTextChange = { [weak self] in self?.view.modifier.text.wrappedValue = $0 }
    search.onOpenChange = { [weak self] in self?.openDidChange($0) }
    search.onSubmit = { [weak self] in self?.submit() }
    contribution.search = search
    prepareEnvironment()
    node = Base._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
    let textReader = ValueReader(view.modifier.text, in: context.below(self))
    self.textReader = textReader
    textReader.onChange = { [weak self] in self?.search.text = $0 }
    textReader.read()
    if let isPresented = view.modifier.isPresented {
      let reader = ValueReader(isPresented, in: context.below(self))
      openReader = reader
      reader.onChange = { [weak self] in self?.search.isOpen = $0 }
      reader.read()
    }
    search.prompt = view.modifier.prompt?.plainText
    join()
  }

  override var children: [_Node] {
    [node as _Node?, textReader as _Node?, openReader as _Node?].compactMap { $0 }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged {
      prepareEnvironment()
      join()
    }
    node?.update(view.content, in: handedDown)
    textReader?.update(view.modifier.text)
    if let isPresented = view.modifier.isPresented { openReader?.update(isPresented) }
    search.prompt = view.modifier.prompt?.plainText
  }

  override func willRemove() { chrome?.remove(contribution) }

  private func prepareEnvironment() {
    handedDown = environment
    handedDown.isSearching = search.isOpen
    handedDown.dismissSearch = DismissSearchAction { [weak self] in self?.search.dismiss() }
  }

  private func openDidChange(_ isOpen: Bool) {
    if let binding = view.modifier.isPresented, binding.wrappedValue != isOpen { binding.wrappedValue = isOpen }
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      prepareEnvironment()
      node?.update(view.content, in: handedDown)
    }
  }

  private func submit() {
    environment.searchSubmit?()
    environment.submitScope?.submit(.search)
  }

  private func join() {
    guard chrome !== environment.chrome else { return }
    chrome?.remove(contribution)
    chrome = environment.chrome
    chrome?.add(contribution)
  }
}

/// What is between a search's text and the bar it is typed into.
@MainActor
final class SearchController {
  var onTextChange: (@MainActor (String) -> Void)?
  var onOpenChange: (@MainActor (Bool) -> Void)?
  var onSubmit: (@MainActor () -> Void)?
  private weak var page: PageHost?
  private weak var toggle: ToggleButton?

  var text = "" {
    didSet { page?.widget.searchBar.text = text }
  }
  var prompt: String? {
    didSet { page?.widget.searchBar.prompt = prompt ?? "Search" }
  }
  var isOpen = false {
    didSet {
      guard isOpen != oldValue else { return }
      showOpen()
      onOpenChange?(isOpen)
    }
  }

  /// Comes to a page's bar.
  func enter(_ page: PageHost, toggle: ToggleButton) {
    self.page = page
    self.toggle = toggle
    let bar = page.widget.searchBar
    bar.isVisible = true
    bar.text = text
    bar.prompt = prompt ?? "Search"
    bar.onTextChange = { [weak self] text in
      guard let self, text != self.text else { return }
      self.text = text
      onTextChange?(text)
    }
    bar.onOpenChange = { [weak self] isOpen in self?.barDidChange(isOpen) }
    bar.onSubmit = { [weak self] in self?.onSubmit?() }
    page.onFind = { [weak self] in self?.open() }
    showOpen()
  }

  /// Leaves a page's bar.
  func leave(_ page: PageHost) {
    let bar = page.widget.searchBar
    bar.onTextChange = nil
    bar.onOpenChange = nil
    bar.onSubmit = nil
    bar.isOpen = false
    bar.isVisible = false
    page.onFind = nil
    if self.page === page { self.page = nil }
  }

  func open() {
    isOpen = true
    page?.widget.searchBar.focusText()
  }

  /// Closes the bar; what was looked for is forgotten.
  func dismiss() {
    guard isOpen else { return }
    isOpen = false
    if !text.isEmpty {
      text = ""
      onTextChange?("")
    }
  }

  func setOpen(_ isOn: Bool) {
    guard isOn != isOpen else { return }
    isOn ? open() : dismiss()
  }

  private func barDidChange(_ isBarOpen: Bool) {
    guard isBarOpen != isOpen else { return }
    if isBarOpen { isOpen = true } else { dismiss() }
  }

  private func showOpen() {
    page?.widget.searchBar.isOpen = isOpen
    if toggle?.isOn != isOpen { toggle?.isOn = isOpen }
  }
}

/// Closes a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes the search and empties its field.
  public func callAsFunction() { action() }
}

enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

enum SearchSubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether the field of the search around the view is open.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Closes the search around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What Return in a search field does.
  var searchSubmit: (@MainActor () -> Void)? {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}
