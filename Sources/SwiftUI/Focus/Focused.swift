import Adwaita

extension View {
  /// Keeps a focus state and the keyboard together: whichever changes, the other follows.
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value))
  }

  /// Keeps a focus state and the keyboard together: whichever changes, the other follows.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: condition.location, value: true))
  }
}

nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never
  let location: FocusLocation<Value>
  let value: Value

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    FocusedNode(view, in: context)
  }
}

final class FocusedNode<Base: View, Value: Hashable>: _ViewNode<ModifiedContent<Base, FocusedModifier<Value>>>, FocusableField {
  private var node: _ViewNode<Base>?
  private var watched: [UnsafeRawPointer: Widget] = [:]
  private weak var target: Widget?
  private var isWaiting = false
  private(set) var hadFocus = false
  private var registered: FocusLocation<Value>

  override init(_ view: ModifiedContent<Base, FocusedModifier<Value>>, in context: _NodeContext) {
    registered = view.modifier.location
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
    registered.add(self)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    guard elements.count > first else {
      target = nil
      return
    }
    let widget = elements[first].widget
    target = widget
    guard watched[widget.identity] == nil else { return }
    watched[widget.identity] = widget
    widget.onFocusChange { [weak self, weak widget] isInside in
      guard let self, isAlive, target === widget else { return }
      hadFocus = isInside
      self.view.modifier.location.focusDidChange(of: self, value: self.view.modifier.value, isInside: isInside)
    }
    widget.onMap { [weak self] in
      guard let self, isAlive, isWaiting else { return }
      Scheduler.shared.afterUpdate { [weak self] in self?.focusIfStillWanted() }
    }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if registered !== view.modifier.location {
      registered.remove(self)
      registered = view.modifier.location
    }
    // The value may be another one now, and then this may be the field that is asked for.
    registered.remove(self)
    registered.add(self)
  }

  override func willRemove() { registered.remove(self) }

  func matches(_ value: AnyHashable) -> Bool { value == AnyHashable(view.modifier.value) }

  private func focusIfStillWanted() {
    guard isAlive, isWaiting, view.modifier.location.get() == view.modifier.value else { return }
    if takeFocus() { view.modifier.location.focusDidChange(of: self, value: view.modifier.value, isInside: true) }
  }

  func takeFocus() -> Bool {
    guard let target, target.isMapped else {
      isWaiting = true
      return false
    }
    isWaiting = false
    if target.containsFocus { return true }
    return target.grabFocusInside()
  }

  func giveUpFocus() {
    isWaiting = false
    if let target, target.containsFocus { target.resignFocus() }
  }

  var containsFocus: Bool { target?.containsFocus ?? false }
  /// A row of a list may get other widgets and so lose the keyboard without anybody's doing; other places do not.
  var isKeyboardElsewhere: Bool { !environment.isInListRow || target?.isFocusElsewhere ?? false }
}
