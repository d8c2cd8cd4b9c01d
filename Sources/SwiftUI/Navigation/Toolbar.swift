import Adwaita

/// What a toolbar is made of.
@MainActor @preconcurrency
public protocol ToolbarContent: _Describable {
  associatedtype Body: ToolbarContent
  /// What this content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Toolbar content that people may rearrange. Here they cannot yet, so it is as any other.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    DescriptionNode(view, body: { $0.body }, in: context)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by SwiftUI and has no body.") }
}

extension Never: _Describable {
  @MainActor public static func _makeNode(
    describing view: _Description<Never>, in context: _NodeContext
  ) -> _ViewNode<_Description<Never>> {
    _ViewNode(view, in: context)
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    _DescriptionTuple(repeat each content)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}

extension _DescriptionTuple: ToolbarContent where repeat each Content: ToolbarContent {
  public typealias Body = Never
}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Group: _Describable where Content: _Describable {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(view, content: { _Description($0.content.content) }, in: context)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}

/// A view in a bar of the page.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  /// What tells the item from others.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    ToolbarItemNode(view, content: { $0.content.content }, placement: { $0.content.placement }, in: context)
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several views in a bar of the page.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    ToolbarItemNode(view, content: { $0.content.content }, placement: { $0.content.placement }, in: context)
  }
}

/// Where a toolbar item goes.
enum ToolbarPlacementTrait: TraitKey { typealias Value = ToolbarItemPlacement }

final class ToolbarItemNode<V: View, Content: View>: _ViewNode<V> {
  private let content: @MainActor (V) -> Content
  private let placement: @MainActor (V) -> ToolbarItemPlacement
  private var node: _ViewNode<Content>?

  init(
    _ view: V, content: @escaping @MainActor (V) -> Content,
    placement: @escaping @MainActor (V) -> ToolbarItemPlacement, in context: _NodeContext
  ) {
    self.content = content
    self.placement = placement
    super.init(view, in: context)
    node = Content._makeNode(content(view), in: _NodeContext(parent: self, environment: inside))
  }

  /// What finishes a sheet stands out, and what gives it up is a full button beside it.
  private var inside: EnvironmentValues {
    guard case .native(.automatic) = environment.buttonAppearance else { return environment }
    let look: ButtonLook? =
      switch placement(view).kind {
      case .confirmationAction: .prominent
      case .cancellationAction, .destructiveAction: .bordered
      default: nil
      }
    guard let look else { return environment }
    return derived.values(from: environment) { $0.buttonAppearance = .native(look) }
  }
  private let derived = DerivedEnvironment()

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    let placement = placement(view)
    for index in first..<elements.count { elements[index].traits[ToolbarPlacementTrait.self] = placement }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(content(view), in: inside)
    if viewChanged { elementsDidChange() }
  }
}

extension View {
  /// Puts views into the bars of the page that the view is on.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: _Description(content())))
  }

  /// Puts views into the header bar of the page that the view is on.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Puts views that people may rearrange into the bars of the page that the view is on.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: _Description(content())))
  }
}

nonisolated struct ToolbarModifier<Content: View>: ViewModifier {
  typealias Body = Never
  let content: Content

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ToolbarModifierNode(view, in: context)
  }
}

final class ToolbarModifierNode<Base: View, Content: View>: _ViewNode<ModifiedContent<Base, ToolbarModifier<Content>>> {
  private var node: _ViewNode<Base>?
  private var items: UnseenRoot<Content>?
  private let contribution = ChromeContribution()
  private weak var chrome: Chrome?

  override init(_ view: ModifiedContent<Base, ToolbarModifier<Content>>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    let items = UnseenRoot(view.modifier.content, environment: toolbarEnvironment, parent: self)
    self.items = items
    items.onChange = { [weak self] in self?.readItems() }
    readItems()
    join()
  }

  override var children: [_Node] { [node, items].compactMap { $0 } }
  override func appendElements(to elements: inout [Element]) { node?.appendElements(to: &elements) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    items?.update(view.modifier.content, in: toolbarEnvironment)
    if environmentChanged { join() }
  }

  override func willRemove() { chrome?.remove(contribution) }

  private var toolbarEnvironment: EnvironmentValues {
    derived.values(from: environment) { $0.isInToolbar = true }
  }
  private let derived = DerivedEnvironment()

  private func readItems() {
    guard let items else { return }
    contribution.items = items.elements.map { element in
      var isSpacer = false
      if case .spacer = element.role { isSpacer = true }
      return ToolbarElement(
        widget: element.widget, placement: element.traits[ToolbarPlacementTrait.self] ?? .automatic, isSpacer: isSpacer)
    }
    chrome?.changed()
  }

  private func join() {
    guard chrome !== environment.chrome else { return }
    chrome?.remove(contribution)
    chrome = environment.chrome
    chrome?.add(contribution)
  }
}

enum IsInToolbarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view stands in a bar, where a label shows its icon only and a button has no frame.
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}
