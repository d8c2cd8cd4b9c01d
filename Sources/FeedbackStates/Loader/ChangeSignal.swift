import Observation

/// Tells observers that something changed, in two grades, so that progress does not redraw a list.
///
/// It is apart from the generic models because a key path into a generic type is made anew at each use, which
/// costs more than everything else a transition does.
@MainActor final class ChangeSignal: Observable {
  private let registrar = ObservationRegistrar()
  private var listener: (@MainActor (_ changedState: Bool) -> Void)?

  nonisolated init() {}

  private var state: Void { () }
  private var details: Void { () }

  /// Notes that an observer reads what is there.
  func readState() {
    registrar.access(self, keyPath: \.state)
  }

  /// Notes that an observer reads what is happening, which changes with what is there too.
  func readDetails() {
    registrar.access(self, keyPath: \.state)
    registrar.access(self, keyPath: \.details)
  }

  /// Makes a change and tells observers before and after.
  func change<Result>(state changesState: Bool, _ body: () -> Result) -> Result {
    let keyPath = changesState ? \ChangeSignal.state : \ChangeSignal.details
    registrar.willSet(self, keyPath: keyPath)
    let result = body()
    registrar.didSet(self, keyPath: keyPath)
    listener?(changesState)
    return result
  }

  /// Calls `newListener` after every single change, where observation would merge those of one tick.
  func listen(_ newListener: @escaping @MainActor (_ changedState: Bool) -> Void) {
    let earlier = listener
    listener = { changedState in
      earlier?(changedState)
      newListener(changedState)
    }
  }
}
