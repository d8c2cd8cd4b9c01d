import Adwaita

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// The view's bounds, or a rectangle in it. GTK points at the whole view.
  case rect(Anchor)
  /// A point of the view. GTK points at the whole view.
  case point(UnitPoint)

  /// A rectangle in a view.
  public struct Anchor: Sendable {
    public static let bounds = Anchor()
  }
}

extension View {
  /// Shows a view in a bubble that points at this one while a condition holds.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverModifier(key: isPresented.conditionKey, edge: arrowEdge, content: Lazily(content)))
  }

  /// Shows a view for an item in a bubble that points at this one while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(key: item.itemKey(), edge: arrowEdge, content: ItemContent(item: item, content: content)))
  }
}

nonisolated struct PopoverModifier<Content: View>: PresentingModifier {
  let key: Binding<AnyHashable?>
  let edge: Edge?
  let content: Content
  var onDismiss: (() -> Void)? { nil }

  @MainActor func present(
    below node: _Node, anchor: Widget?, environment: EnvironmentValues, dismissed: @escaping @MainActor () -> Void
  ) -> PopoverHost? {
    guard let anchor else { return nil }
    let side: AnchoredPopover.Side =
      switch edge {
      case .top: .top
      case .bottom, nil: .bottom
      case .leading: .left
      case .trailing: .right
      }
    return PopoverHost(
      AnyView(content), environment: environment, parent: node, anchor: anchor, side: side, dismissed: dismissed)
  }

  @MainActor func update(_ presented: PopoverHost, in environment: EnvironmentValues) {
    presented.update(AnyView(content), in: environment)
  }
}

/// A bubble and what it shows.
@MainActor
final class PopoverHost: PresentedObject {
  private let popover: AnchoredPopover
  private let root: RootNode<AnyView>
  private let dismissed: @MainActor () -> Void
  private let derived = DerivedEnvironment()

  init(
    _ content: AnyView, environment: EnvironmentValues, parent: _Node, anchor: Widget, side: AnchoredPopover.Side,
    dismissed: @escaping @MainActor () -> Void
  ) {
    self.dismissed = dismissed
    root = RootNode(
      content,
      environment: derived.values(from: environment) { $0 = $0.forPresentation(dismiss: DismissAction(dismissed)) },
      parent: parent)
    popover = AnchoredPopover(at: anchor, side: side)
    popover.content = root.container
    popover.onClose = { dismissed() }
    popover.open()
  }

  var nodes: [_Node] { [root] }

  func update(_ content: AnyView, in environment: EnvironmentValues) {
    root.update(
      content,
      in: derived.values(from: environment) { $0 = $0.forPresentation(dismiss: DismissAction(dismissed)) })
  }

  func close() {
    root.remove()
    popover.close()
  }
}
