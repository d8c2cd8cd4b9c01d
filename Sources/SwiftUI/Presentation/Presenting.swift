import Adwaita

/// A modifier that shows something on top of the view while a condition holds: a sheet, a popover, an alert.
@MainActor @preconcurrency
protocol PresentingModifier: ViewModifier where Body == Never {
  associatedtype Presented: PresentedObject
  /// What is presented, or `nil` for nothing; another key means another presentation. Writing `nil` ends it.
  var key: Binding<AnyHashable?> { get }
  /// Done once what was presented has gone.
  var onDismiss: (() -> Void)? { get }
  /// Shows it.
  ///
  /// - Parameters:
  ///   - node: The node above what is shown.
  ///   - anchor: The first widget of the view that presents.
  ///   - dismissed: Called when a person has closed it.
  func present(
    below node: _Node, anchor: Widget?, environment: EnvironmentValues, dismissed: @escaping @MainActor () -> Void
  ) -> Presented?
  /// Brings what is shown up to date.
  func update(_ presented: Presented, in environment: EnvironmentValues)
}

/// Something on top of a view.
@MainActor
protocol PresentedObject: AnyObject {
  var nodes: [_Node] { get }
  /// Takes it off the screen, without telling anybody.
  func close()
}

extension PresentingModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PresentingNode(view, in: context)
  }
}

final class PresentingNode<Base: View, Modifier: PresentingModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private var reader: ValueReader<AnyHashable?>?
  private var presented: (key: AnyHashable, object: Modifier.Presented)?
  /// What is to be presented with the end of this update.
  private var wanted: AnyHashable?

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    let reader = ValueReader(view.modifier.key, in: context.below(self))
    self.reader = reader
    reader.onChange = { [weak self] in self?.follow($0) }
    reader.read()
  }

  override var children: [_Node] {
    [node as _Node?, reader as _Node?].compactMap { $0 } + (presented?.object.nodes ?? [])
  }

  override func appendElements(to elements: inout [Element]) { node?.appendElements(to: &elements) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    reader?.update(view.modifier.key)
    if let presented { view.modifier.update(presented.object, in: environment) }
  }

  override func willRemove() {
    wanted = nil
    guard let presented else { return }
    self.presented = nil
    presented.object.close()
  }

  private func follow(_ key: AnyHashable?) {
    guard key != wanted else { return }
    wanted = key
    if let presented, presented.key != key { finish(presented.object) }
    guard key != nil else { return }
    // Once the update is done, so that the widgets around it are where they belong.
    Scheduler.shared.afterUpdate { [weak self] in self?.present() }
  }

  private func present() {
    guard isAlive, presented == nil, let key = wanted else { return }
    let object = view.modifier.present(
      below: self, anchor: node?.elements.first?.widget, environment: environment
    ) { [weak self] in self?.wasDismissed(key) }
    if let object { presented = (key, object) }
  }

  private func finish(_ object: Modifier.Presented) {
    presented = nil
    object.close()
    let onDismiss = view.modifier.onDismiss
    Scheduler.shared.afterUpdate { onDismiss?() }
  }

  /// A person has closed it: the binding is told once.
  private func wasDismissed(_ key: AnyHashable) {
    guard let presented, presented.key == key else { return }
    wanted = nil
    finish(presented.object)
    reader?.forget()
    if view.modifier.key.wrappedValue == key { view.modifier.key.wrappedValue = nil }
  }
}

extension Binding where Value == Bool {
  /// The condition as the key of a presentation.
  var conditionKey: Binding<AnyHashable?> {
    Binding<AnyHashable?>(
      get: { wrappedValue ? AnyHashable(true) : nil },
      set: { key, transaction in self.transaction(transaction).wrappedValue = key != nil })
  }
}

extension Binding {
  /// An item's identity as the key of a presentation.
  func itemKey<Item: Identifiable>() -> Binding<AnyHashable?> where Value == Item? {
    Binding<AnyHashable?>(
      get: { wrappedValue.map { AnyHashable($0.id) } },
      set: { key, transaction in
        if key == nil { self.transaction(transaction).wrappedValue = nil }
      })
  }
}

extension EnvironmentValues {
  /// The same values for something that stands apart from the page: a sheet, a popover.
  func forPresentation(dismiss: DismissAction) -> EnvironmentValues {
    var environment = self
    environment.chrome = nil
    environment.navigator = nil
    environment.columnNavigation = nil
    environment.isInToolbar = false
    environment.isInSidebar = false
    environment.linkContext = LinkContext()
    environment.isPresented = true
    environment.dismiss = dismiss
    return environment
  }
}
