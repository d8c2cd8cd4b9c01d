import Adwaita

/// Controls in rows on cards, a card a section.
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FormNode(view, in: context)
  }
}

final class FormNode<Content: View>: _ViewNode<Form<Content>>, ElementContainer {
  var needsSync = false
  private let scroller = ScrolledWindow()
  private let column = Container(StackLayout(axis: .vertical, spacing: 0, alignment: 0))
  private var node: _ViewNode<Content>?
  private var cards: [ObjectIdentifier: FormCard] = [:]
  private var handedDown: EnvironmentValues

  /// The widest a form grows, in points; GNOME's preferences do the same.
  private static var maximumWidth: Int { 600 }

  override init(_ view: Form<Content>, in context: _NodeContext) {
    handedDown = context.environment
    super.init(view, in: context)
    handedDown = inside
    let clamp = Clamp(maximumWidth: Self.maximumWidth)
    clamp.child = column
    column.margins = Margins(top: 12, leading: 12, bottom: 24, trailing: 12)
    scroller.setScrolling(horizontally: false, vertically: true)
    scroller.child = clamp
    scroller.expandsHorizontally = true
    scroller.expandsVertically = true
    node = Content._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
    syncIfAlive()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(scroller)) }
  override func elementsDidChange() { Scheduler.shared.sync(self) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged { handedDown = inside }
    node?.update(view.content, in: handedDown)
  }

  private var inside: EnvironmentValues {
    var values = environment
    values.isInListRow = true
    values.linkContext.rowActivates = true
    return values
  }

  func syncIfAlive() {
    guard isAlive else { return }
    // Views outside any section share a card with their neighbours.
    var groups: [(id: ObjectIdentifier?, header: [Element], rows: [Element], footer: [Element])] = []
    for element in node?.elements ?? [] {
      let place = element.traits[SectionTrait.self]
      if groups.last?.id != place?.section || groups.isEmpty { groups.append((place?.section, [], [], [])) }
      switch place?.part ?? .content {
      case .header: groups[groups.count - 1].header.append(element)
      case .content: groups[groups.count - 1].rows.append(element)
      case .footer: groups[groups.count - 1].footer.append(element)
      }
    }
    var kept: [ObjectIdentifier: FormCard] = [:]
    var widgets: [Widget] = []
    for group in groups {
      // A card without a section is known by its first row.
      let first = (group.rows + group.header + group.footer).first?.widget
      guard let id = group.id ?? first.map({ ObjectIdentifier($0) }) else { continue }
      let card = cards[id] ?? FormCard()
      kept[id] = card
      card.show(header: group.header, rows: group.rows, footer: group.footer)
      widgets.append(card.container)
    }
    cards = kept
    column.setChildren(widgets)
  }
}

/// A section of a form.
@MainActor
final class FormCard {
  let container = Container(StackLayout(axis: .vertical, spacing: 6, alignment: 0))
  private let list = BoxedList()
  private var rows: [UnsafeRawPointer: Container] = [:]
  private var links: [LinkAction?] = []

  init() {
    container.margins = Margins(top: 12, bottom: 6)
    container.expandsHorizontally = true
    list.expandsHorizontally = true
    list.onActivate = { [weak self] in self?.follow($0) }
  }

  func show(header: [Element], rows elements: [Element], footer: [Element]) {
    var kept: [UnsafeRawPointer: Container] = [:]
    var contents: [Widget] = []
    links = []
    for element in elements {
      let row = rows[element.widget.identity] ?? Container(Self.layout)
      kept[element.widget.identity] = row
      element.widget.margins = element.margins
      let link = element.traits[LinkTrait.self]
      var layout = Self.layout
      layout.accessoryCount = link == nil ? 0 : 1
      if let current = row.layout as? RowLayout, current != layout { row.layout = layout }
      row.setChildren(link == nil ? [element.widget] : [element.widget, chevron(for: element.widget)])
      contents.append(row)
      links.append(link)
    }
    rows = kept
    chevrons = chevrons.filter { kept[$0.key] != nil }
    list.setContents(contents, activatable: links.map { $0 != nil })
    for element in header + footer {
      var margins = element.margins
      margins.leading += 4
      element.widget.margins = margins
    }
    for element in header { element.widget.addClass("heading") }
    for element in footer { element.widget.addClass("dim-label") }
    container.setChildren(header.map(\.widget) + (elements.isEmpty ? [] : [list]) + footer.map(\.widget))
  }

  /// The sign that a row leads somewhere.
  private func chevron(for content: Widget) -> ThemeIcon {
    if let icon = chevrons[content.identity] { return icon }
    let icon = ThemeIcon("go-next-symbolic")
    chevrons[content.identity] = icon
    return icon
  }
  private var chevrons: [UnsafeRawPointer: ThemeIcon] = [:]

  private static var layout: RowLayout {
    RowLayout(insets: Margins(top: 8, leading: 12, bottom: 8, trailing: 12), minimumHeight: 34)
  }

  private func follow(_ index: Int) {
    guard links.indices.contains(index) else { return }
    links[index]?.follow()
  }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {}

/// Rows on cards.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
}

/// The look of forms on this desktop: rows on cards.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension View {
  /// Sets how forms inside look. Both styles are rows on cards.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
