import Adwaita

/// Collects what has changed, and brings the screen up to date once a frame.
@MainActor
final class Scheduler {
  static let shared = Scheduler()

  /// The window whose frame clock paces the updates.
  weak var pacemaker: Adwaita.Window?
  private var dirty: [_Node] = []
  private var containers: [any ElementContainer] = []
  private var followUps: [@MainActor () -> Void] = []
  private var deferred: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var isFlushing = false
  /// How many bodies ran since the program started; tests and benchmarks count with it.
  private(set) var evaluationCount = 0

  /// A chain of updates that long is taken for an endless one.
  private static let roundLimit = 200

  /// Marks a node whose view depends on something that has changed.
  func add(_ node: _Node) {
    dirty.append(node)
    schedule()
  }

  /// Marks a container whose children are no longer the same.
  func sync(_ container: any ElementContainer) {
    guard !container.needsSync else { return }
    container.needsSync = true
    containers.append(container)
    schedule()
  }

  /// Runs a closure once the screen is up to date: appearances, changes and tasks start here.
  func afterUpdate(_ work: @escaping @MainActor () -> Void) {
    followUps.append(work)
    schedule()
  }

  /// Does what nobody can see yet once the frame is on the screen, or before the next update begins.
  func afterFrame(_ work: @escaping @MainActor () -> Void) {
    if deferred.isEmpty { MainLoop.afterRedraw { [weak self] in self?.doDeferred() } }
    deferred.append(work)
  }

  private func doDeferred() {
    while !deferred.isEmpty {
      let work = deferred
      deferred = []
      for body in work { body() }
    }
  }

  func countEvaluation() { evaluationCount += 1 }

  private func schedule() {
    guard !isScheduled, !isFlushing else { return }
    isScheduled = true
    let run: @MainActor () -> Void = { [weak self] in
      guard let self, isScheduled else { return }
      flush()
    }
    if let pacemaker, pacemaker.onNextFrame(run) {
      // A window that is hidden has no frames; what has happened must still come through.
      MainLoop.after(milliseconds: 100, run)
    } else {
      MainLoop.beforeNextRedraw(run)
    }
  }

  /// Brings everything up to date now.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer {
      isFlushing = false
      TransactionScope.pending = nil
      isScheduled = false
      if !dirty.isEmpty || !containers.isEmpty || !followUps.isEmpty { schedule() }
    }
    doDeferred()
    for _ in 0..<Self.roundLimit {
      if dirty.isEmpty, containers.isEmpty, followUps.isEmpty { return }
      updateDirtyNodes()
      syncContainers()
      let work = followUps
      followUps = []
      for body in work { body() }
    }
    let names = Set(dirty.map(\.viewName)).sorted().joined(separator: ", ")
    Diagnostics.warn(
      "\(names.isEmpty ? "A view" : names) changes what it shows every time it is shown. "
        + "Look for a state that is written in body, onAppear or onChange without end.")
  }

  private func updateDirtyNodes() {
    while !dirty.isEmpty {
      var nodes = dirty
      dirty = []
      if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
      for node in nodes where node.isAlive && node.isDirty { node.evaluate() }
    }
  }

  private func syncContainers() {
    while !containers.isEmpty {
      let pending = containers
      containers = []
      for container in pending {
        container.needsSync = false
        container.syncIfAlive()
      }
    }
  }
}

/// A node whose widget holds the widgets of the nodes below.
@MainActor
protocol ElementContainer: AnyObject {
  var needsSync: Bool { get set }
  /// Lays out what the nodes below show now, unless the node has been removed.
  func syncIfAlive()
}
