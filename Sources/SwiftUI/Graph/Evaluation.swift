/// A node that runs again when what it read changes.
@MainActor
protocol Reader: _Node {
  var subscriptions: Subscriptions { get }
}

/// Which node's body is running, so that what it reads knows who to tell.
@MainActor
enum Evaluation {
  private(set) static var reader: (any Reader)?

  static func reading<Result>(_ node: any Reader, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }
}

/// What a node has read.
@MainActor
final class Subscriptions {
  private var sources: [Source] = []

  func add(_ source: Source) { sources.append(source) }

  func cancel(_ node: _Node) {
    guard !sources.isEmpty else { return }
    for source in sources { source.unsubscribe(node) }
    sources.removeAll(keepingCapacity: true)
  }
}

/// A value that nodes read, and that tells them when it changes.
@MainActor
final class Source {
  private struct Subscriber {
    weak var node: _Node?
  }
  private var subscribers: [ObjectIdentifier: Subscriber] = [:]

  nonisolated init() {}

  /// Notes that the running body depends on this value.
  func recordRead() { recordRead(by: Evaluation.reader) }

  /// Notes that a body that is about to run depends on this value.
  func recordRead(by reader: (any Reader)?) {
    guard let reader else { return }
    if subscribers.updateValue(Subscriber(node: reader), forKey: ObjectIdentifier(reader)) == nil {
      reader.subscriptions.add(self)
    }
  }

  func unsubscribe(_ node: _Node) { subscribers[ObjectIdentifier(node)] = nil }

  /// Marks everything that has read the value.
  func didChange() {
    for subscriber in subscribers.values { subscriber.node?.invalidate() }
  }
}
