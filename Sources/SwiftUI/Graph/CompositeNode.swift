import Adwaita
import Observation

/// The node of a view that is made of other views.
final class CompositeNode<V: View>: _ViewNode<V>, Reader {
  private var child: _ViewNode<V.Body>?
  private(set) var host: PropertyHost?
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    if !layout.fields.isEmpty { host = PropertyHost(environment: environment) }
    child = V.Body._makeNode(evaluateBody(), in: context.below(self))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged || layout.readsEnvironment {
      evaluate()
    } else {
      child?.setEnvironment(environment)
    }
  }

  override func evaluate() {
    let body = evaluateBody()
    child?.update(body, in: environment)
  }

  override func willRemove() { subscriptions.cancel() }
  override var propertyHost: PropertyHost? { host }

  private func evaluateBody() -> V.Body {
    isDirty = false
    Scheduler.shared.countEvaluation()
    subscriptions.cancel()
    var installed = view
    if let host {
      host.begin(for: self)
      layout.install(in: &installed, from: host)
    }
    return Evaluation.reading(self) {
      observation.track({ installed.body }) { [weak self] in self?.invalidate() }
    }
  }
}

/// Runs a closure under observation, over and over, without leaving registrations behind.
///
/// A registration is only dropped by the change that it waits for. So each closure also reads a private token, and
/// changing the token before the next run drops all of the last run's registrations.
@MainActor
final class ObservationToken {
  @Observable
  final class Trigger {
    var generation = 0
  }
  private let trigger = Trigger()
  private var generation = 0

  func track<Result>(_ body: () -> Result, onChange: @escaping @MainActor () -> Void) -> Result {
    generation += 1
    trigger.generation = generation
    let current = generation
    return withObservationTracking {
      _ = trigger.generation
      return body()
    } onChange: { [weak self] in
      if MainLoop.isMainThread {
        MainActor.assumeIsolated {
          if let self, self.generation == current { onChange() }
        }
      } else {
        Task { @MainActor in
          if let self, self.generation == current { onChange() }
        }
      }
    }
  }
}
