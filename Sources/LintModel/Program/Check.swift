/// One look at a program, such as the check of one file: what it has asked, and what it has found out so far.
///
/// Every question goes through here, so the answers hold for as long as no file says anything else about what was
/// asked.
package final class Check: Sendable {
  let types = Table<String, [TypeEntry]>()
  let fulfilments = Table<ViewUnit, Fulfilment?>()
  private let scenes = Table<String, [ViewScene]>()
  private let loads = Table<String, [ScreenLoad]>()
  private let mutations = Table<String, [MutationButton]>()
  private let asked = Locked<Set<NameKey>>([])
  let notesNames: Bool

  /// - Parameter notesNames: Whether ``names`` will be asked for.
  package init(notesNames: Bool = false) { self.notesNames = notesNames }

  /// What was asked.
  package var names: Set<NameKey> { asked.withLock { $0 } }

  /// Gives up what was found out and will not be asked again.
  package func forget() {
    types.removeAll()
    fulfilments.removeAll()
    scenes.removeAll()
    loads.removeAll()
    mutations.removeAll()
  }

  func note(_ kind: NameKey.Kind, _ name: String) {
    if notesNames { note(NameKey(kind, name)) }
  }

  func note(_ name: NameKey) {
    if notesNames { asked.withLock { _ = $0.insert(name) } }
  }

  func note(_ names: [NameKey]) {
    if notesNames { asked.withLock { $0.formUnion(names) } }
  }

  // MARK: What was found out

  func scenes(in path: String, find: () -> [ViewScene]) -> [ViewScene] { scenes.value(for: path, find: find) }

  func loads(of scene: ViewScene, find: () -> [ScreenLoad]) -> [ScreenLoad] {
    loads.value(for: scene.path + "\0" + scene.name, find: find)
  }

  func mutations(in scene: ViewScene, find: () -> [MutationButton]) -> [MutationButton] {
    mutations.value(for: scene.path + "\0" + scene.name, find: find)
  }
}
