extension View {
  /// Does something when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something when the view has gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Starts a task when the view appears, and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view appears or a value changes; cancels it when the view goes or the value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Does something with the new value when a value changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
  }
}

nonisolated struct AppearanceModifier: LifecycleModifier {
  @MainActor static var followsSight: Bool { true }
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func begin(_ node: _Node) { appear?() }
  func end(_ life: inout Void) { disappear?() }
}

nonisolated struct TaskModifier<ID: Equatable>: LifecycleModifier {
  @MainActor static var followsSight: Bool { true }
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  func begin(_ node: _Node) -> Task<Void, Never> { start() }

  func update(_ task: inout Task<Void, Never>, from old: Self, _ node: _Node) {
    guard id != old.id else { return }
    task.cancel()
    task = start()
  }

  func end(_ task: inout Task<Void, Never>) { task.cancel() }

  private func start() -> Task<Void, Never> {
    let work = TaskWork(action)
    return Task(priority: priority) { await work.action() }
  }
}

/// A view's task on its way to the thread that runs it: the view gives it away with `sending` and keeps no part of it.
private struct TaskWork: @unchecked Sendable {
  let action: @isolated(any) () async -> Void
  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }
}

nonisolated struct ChangeModifier<V: Equatable>: LifecycleModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  func begin(_ node: _Node) {
    if initial { action(value, value) }
  }

  func update(_ life: inout Void, from old: Self, _ node: _Node) {
    if value != old.value { action(old.value, value) }
  }
}
