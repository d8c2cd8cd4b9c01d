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

  /// Lets what is read go unnoticed, until the reader that is returned resumes.
  static func suspend() -> (any Reader)? {
    defer { reader = nil }
    return reader
  }

  static func resume(_ suspended: (any Reader)?) { reader = suspended }
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

  /// Locations of parts, which tell their own readers.
  private struct Follower {
    weak var follower: (any SourceFollower)?
  }
  private var followers: [Follower] = []
  private var followersBeforeCleaning = 64

  nonisolated init() {}

  /// Tells somebody of every change, for as long as it lives.
  func addFollower(_ follower: any SourceFollower) {
    if followers.count >= followersBeforeCleaning {
      followers.removeAll { $0.follower == nil }
      followersBeforeCleaning = max(64, followers.count * 2)
    }
    followers.append(Follower(follower: follower))
  }

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
    for follower in followers { follower.follower?.sourceDidChange() }
    for subscriber in subscribers.values { subscriber.node?.invalidate() }
  }
}

/// Something that is told of every change of a value.
protocol SourceFollower: AnyObject {
  @MainActor func sourceDidChange()
}
