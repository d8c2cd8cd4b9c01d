/// What a node has read since its body last began.
///
/// Sources keep the number of the run that has read them. So to begin anew is one addition, however much was read.
@MainActor
final class Subscriptions {
  /// The node that is told; set by the first source that it reads.
  fileprivate weak var node: _Node?
  fileprivate var isConnected = false
  /// The number of the current run.
  fileprivate var run = 0

  /// Forgets what has been read.
  func cancel() { run &+= 1 }
}

/// A value that nodes read, and that tells them when it changes.
@MainActor
final class Source {
  @MainActor
  private struct Subscriber {
    let subscriptions: Subscriptions
    var run: Int

    /// Whether the node still lives, and its last run has read the source.
    var isCurrent: Bool { run == subscriptions.run && subscriptions.node != nil }
  }
  private var subscribers: [ObjectIdentifier: Subscriber] = [:]
  private var subscribersBeforeCleaning = 64

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
    let subscriptions = reader.subscriptions
    if !subscriptions.isConnected {
      subscriptions.node = reader
      subscriptions.isConnected = true
    }
    subscribers[ObjectIdentifier(subscriptions), default: Subscriber(subscriptions: subscriptions, run: 0)].run = subscriptions.run
    if subscribers.count >= subscribersBeforeCleaning {
      subscribers = subscribers.filter { $0.value.isCurrent }
      subscribersBeforeCleaning = max(64, subscribers.count * 2)
    }
  }

  /// Marks everything that has read the value.
  func didChange() {
    // By index, since a copy of a weak reference costs more than the call. One that is added meanwhile has the value.
    var index = 0
    while index < followers.count {
      followers[index].follower?.sourceDidChange()
      index += 1
    }
    for subscriber in subscribers.values where subscriber.isCurrent { subscriber.subscriptions.node?.invalidate() }
  }
}

/// Something that is told of every change of a value.
protocol SourceFollower: AnyObject {
  @MainActor func sourceDidChange()
}
