import Synchronization

/// One look at a program, such as the check of one file: what it has asked, and what it has found out so far.
///
/// Every question goes through here, so the answers hold for as long as no file says anything else about what was asked.
package final class Check: Sendable {
  private struct State {
    var names: Set<NameKey> = []
    var types: [String: [TypeEntry]] = [:]
    var fulfilments: [ViewUnit: Fulfilment?] = [:]
    var scenes: [String: [ViewScene]] = [:]
    var loads: [String: [ScreenLoad]] = [:]
    var mutations: [String: [MutationButton]] = [:]
  }

  private let state = Mutex(State())
  let notesNames: Bool

  /// - Parameter notesNames: Whether ``names`` will be asked for.
  package init(notesNames: Bool = false) { self.notesNames = notesNames }

  /// What was asked.
  package var names: Set<NameKey> { state.withLock { $0.names } }

  /// Gives up what was found out and will not be asked again.
  package func forget() { state.withLock { $0 = State() } }

  func note(_ kind: NameKey.Kind, _ name: String) {
    if notesNames { note(NameKey(kind, name)) }
  }

  func note(_ name: NameKey) {
    if notesNames { state.withLock { _ = $0.names.insert(name) } }
  }

  func note(_ names: [NameKey]) {
    if notesNames { state.withLock { $0.names.formUnion(names) } }
  }

  // MARK: What was found out

  func types(named lastName: String, find: () -> [TypeEntry]) -> [TypeEntry] {
    remembered(\.types, lastName, find)
  }

  func fulfilment(of unit: ViewUnit) -> Fulfilment?? { state.withLock { $0.fulfilments[unit] } }

  func remember(_ fulfilment: Fulfilment?, of unit: ViewUnit) {
    state.withLock { $0.fulfilments[unit] = fulfilment }
  }

  func scenes(in path: String, find: () -> [ViewScene]) -> [ViewScene] { remembered(\.scenes, path, find) }

  func loads(of scene: ViewScene, find: () -> [ScreenLoad]) -> [ScreenLoad] {
    remembered(\.loads, scene.path + "\0" + scene.name, find)
  }

  func mutations(in scene: ViewScene, find: () -> [MutationButton]) -> [MutationButton] {
    remembered(\.mutations, scene.path + "\0" + scene.name, find)
  }

  /// Returns what is known under a key, or finds it out; more than one thread may do so at once.
  private func remembered<Value: Sendable>(
    _ table: WritableKeyPath<State, [String: Value]> & Sendable, _ key: String, _ find: () -> Value
  ) -> Value {
    if let known = state.withLock({ $0[keyPath: table][key] }) { return known }
    let found = find()
    state.withLock { $0[keyPath: table][key] = found }
    return found
  }
}
