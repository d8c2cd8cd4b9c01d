import Adwaita

/// Something to press that leads to another page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case destination(Destination)
    case value(AnyHashable?)
  }
  let target: Target
  let label: Label

  @MainActor public var body: some View { NavigationLinkBody(link: self) }
}

extension NavigationLink {
  /// A link to a view.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination(destination()), label: label())
  }

  /// A link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination(destination), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page for a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// A link to the page for a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// A link to the page for a value.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), label: Text(titleKey))
  }

  /// A link to a view.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(target: .destination(destination()), label: Text(title))
  }

  /// A link to a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .destination(destination), label: Text(titleKey))
  }

  /// A link to a view.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, destination: Destination) {
    self.init(target: .destination(destination), label: Text(title))
  }
}

/// What a list says to its rows of how links in them work.
struct LinkContext {
  /// Whether the row itself is pressed, so that the link in it draws no button.
  var rowActivates = false
}

/// What a link in a row does when the row is pressed or selected.
struct LinkAction {
  /// The value that the link stands for, where it has one: what a list's selection is set to.
  let value: AnyHashable?
  let follow: @MainActor () -> Void
}

/// Tells a list that the row is a link.
enum LinkTrait: TraitKey { typealias Value = LinkAction }

nonisolated struct NavigationLinkBody<Label: View, Destination: View>: View {
  typealias Body = Never
  let link: NavigationLink<Label, Destination>

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationLinkNode(view, in: context)
  }
}

final class NavigationLinkNode<Label: View, Destination: View>: ContainerNode<NavigationLinkBody<Label, Destination>> {
  private lazy var button = makeButton()
  private var wasInRow = false
  private var node: _ViewNode<Label>?
  private var presentation: Presentation?

  init(_ view: NavigationLinkBody<Label, Destination>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    node = Label._makeNode(view.link.label, in: context.below(self))
    sync()
    wasInRow = isInRow
    applyState()
  }

  private func makeButton() -> LinkButton {
    let button = LinkButton()
    if environment.isInListRow {
      button.setClass("flat", false)
      button.setClass("plain-button", true)
      button.expandsHorizontally = true
    }
    button.onPress = { [weak self] in self?.follow() }
    return button
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  /// In a row the label stands at the leading edge.
  override func sync() {
    var elements = contentElements()
    if environment.isInListRow {
      var space = Element(self.space)
      space.role = .spacer(minimum: 8)
      elements.append(space)
    }
    lay(elements)
  }
  private lazy var space = {
    let space = Container(OverlayLayout())
    space.expandsHorizontally = true
    return space
  }()

  /// A row shows the label as it is, and is itself what is pressed.
  private var isInRow: Bool { environment.linkContext.rowActivates }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(isInRow ? container : button)
    let value: AnyHashable? = if case .value(let value) = view.link.target { value } else { nil }
    element.traits[LinkTrait.self] = LinkAction(value: value) { [weak self] in self?.follow() }
    if let value { element.traits[TagTrait.self] = element.traits[TagTrait.self] ?? value }
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.link.label, in: environment)
    if viewChanged, case .destination(let destination) = view.link.target, let presentation {
      presentation.content = AnyView(destination)
      pages?.contentDidChange(of: presentation)
    }
    applyState()
  }

  private func applyState() {
    if isInRow {
      if !wasInRow { button.child = nil }
    } else {
      button.child = container
      if case .value(nil) = view.link.target { button.isSensitive = false } else { button.isSensitive = true }
    }
    if wasInRow != isInRow {
      wasInRow = isInRow
      elementsDidChange()
    }
  }

  private func follow() {
    guard let pages else {
      Diagnostics.warn(
        "A NavigationLink was pressed outside a NavigationStack and a NavigationSplitView, so there is nowhere to show its page.")
      return
    }
    // A second click on its way to a page that is already there must not put another one on top.
    if let navigator = environment.navigator, let page = environment.chrome?.page, !navigator.isInFront(page) { return }
    switch view.link.target {
    case .value(let value?):
      if let navigator = environment.navigator { navigator.push(value) } else { environment.columnNavigation?.push(value) }
    case .value(nil): break
    case .destination(let destination):
      let presentation = Presentation(AnyView(destination)) { [weak self] in self?.presentation = nil }
      self.presentation = presentation
      pages.present(presentation)
    }
  }

  /// What shows the page: the nearest stack, or the split view's next column.
  private var pages: (any PageTarget)? { environment.navigator ?? environment.columnNavigation }
}

enum LinkContextKey: EnvironmentKey {
  static var defaultValue: LinkContext { LinkContext() }
}

extension EnvironmentValues {
  /// How links work at this place.
  var linkContext: LinkContext {
    get { self[LinkContextKey.self] }
    set { self[LinkContextKey.self] = newValue }
  }
}
