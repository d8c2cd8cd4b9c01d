extension View {
  /// Makes the pages for values of a type that are on the path of the navigation stack around the view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a page on the navigation stack around the view while a condition holds.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Shows a page for a value on the navigation stack around the view while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        isPresented: item.isSome(), destination: ItemContent(item: item, content: destination)))
  }
}

extension Binding {
  /// Whether there is a value; writing `false` takes it away.
  func isSome<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isSome, transaction in
        if !isSome { self.transaction(transaction).wrappedValue = nil }
      })
  }
}

/// The view for a value that may go while the view is still on its way out.
nonisolated struct ItemContent<Item, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  @State private var last = LastValue<Item>()

  @MainActor var body: some View {
    if let value = last.updated(with: item.wrappedValue) { content(value) }
  }
}

/// Remembers the last value that was there.
final class LastValue<Value> {
  private var value: Value?

  func updated(with new: Value?) -> Value? {
    if let new { value = new }
    return value
  }
}

nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  typealias Body = Never
  let destination: (D) -> C

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    DestinationModifierNode(view, in: context)
  }

  @MainActor func page(for value: AnyHashable) -> AnyView? {
    guard let value = value.base as? D else { return nil }
    let destination = destination
    return AnyView(Lazily { destination(value) })
  }
}

final class DestinationModifierNode<Base: View, D: Hashable, C: View>: _ViewNode<
  ModifiedContent<Base, DestinationModifier<D, C>>
>
{
  private var node: _ViewNode<Base>?
  private weak var navigator: Navigator?
  private weak var column: SplitColumn?
  private lazy var source = DestinationSource { [weak self] in self?.view.modifier.page(for: $0) }

  override init(_ view: ModifiedContent<Base, DestinationModifier<D, C>>, in context: _NodeContext) {
    super.init(view, in: context)
    register()
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged, navigator !== environment.navigator || column !== environment.columnNavigation {
      unregister()
      register()
    }
    node?.update(view.content, in: environment)
    if viewChanged { navigator?.destinationDidChange(source) }
  }

  override func willRemove() { unregister() }

  private func register() {
    navigator = environment.navigator
    column = navigator == nil ? environment.columnNavigation : nil
    navigator?.register(source)
    column?.register(source)
  }

  private func unregister() {
    navigator?.unregister(source)
    column?.unregister(source)
  }
}

nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let destination: Destination

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PresentedDestinationNode(view, in: context)
  }
}

final class PresentedDestinationNode<Base: View, Destination: View>: _ViewNode<
  ModifiedContent<Base, PresentedDestinationModifier<Destination>>
>
{
  private var node: _ViewNode<Base>?
  private var presentation: Presentation?
  private var condition: ValueReader<Bool>?

  override init(_ view: ModifiedContent<Base, PresentedDestinationModifier<Destination>>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    let condition = ValueReader(view.modifier.isPresented, in: context.below(self))
    self.condition = condition
    condition.onChange = { [weak self] in self?.follow($0) }
    condition.read()
  }

  override var children: [_Node] { [node as _Node?, condition as _Node?].compactMap { $0 } }
  override func appendElements(to elements: inout [Element]) { node?.appendElements(to: &elements) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if let presentation, viewChanged {
      presentation.content = AnyView(view.modifier.destination)
      pages?.contentDidChange(of: presentation)
    }
    condition?.update(view.modifier.isPresented)
  }

  override func willRemove() {
    if let presentation { pages?.withdraw(presentation) }
  }

  private var pages: (any PageTarget)? { environment.navigator ?? environment.columnNavigation }

  private func follow(_ isPresented: Bool) {
    guard isPresented != (presentation != nil) else { return }
    guard isPresented else {
      if let presentation { pages?.withdraw(presentation) }
      return
    }
    guard let pages else {
      Diagnostics.warn("navigationDestination(isPresented:) is used outside a NavigationStack, so there is nowhere to show the page.")
      return
    }
    let presentation = Presentation(AnyView(view.modifier.destination)) { [weak self] in
      guard let self else { return }
      self.presentation = nil
      condition?.forget()
      if isAlive, view.modifier.isPresented.wrappedValue { view.modifier.isPresented.wrappedValue = false }
    }
    self.presentation = presentation
    // After the update, so that the page is not made in the middle of making what is around it.
    Scheduler.shared.afterUpdate { [weak self] in
      guard self?.presentation === presentation else { return }
      pages.present(presentation)
    }
  }
}
