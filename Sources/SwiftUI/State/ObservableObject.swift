import Adwaita

/// A model that tells the views around it before it changes.
///
/// Combine, where this protocol lives on Apple's systems, does not exist here; this is the part of it that views use.
/// New models are simpler with `@Observable`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that is kept for the object as long as it lives.
  public var objectWillChange: ObservableObjectPublisher { PublisherRegistry.shared.publisher(of: self) }
}

/// Tells the views that read an object that it is about to change.
///
/// Unchecked: what it holds is locked, but for the source, which is only used on the main thread.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private let source = Source()

  public init() {}

  /// Says that the object is about to change; every view that reads it runs again.
  public func send() {
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { source.didChange() }
    } else {
      Diagnostics.warnFromAnywhere(
        "An ObservableObject was changed outside the main actor. Change it in a @MainActor function or in MainActor.run.")
      Task { @MainActor in self.source.didChange() }
    }
  }

  @MainActor func recordRead(by reader: (any Reader)?) { source.recordRead(by: reader) }
}

/// The publishers of the objects that have none of their own.
///
/// Unchecked: everything is behind the lock.
final class PublisherRegistry: @unchecked Sendable {
  static let shared = PublisherRegistry()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that have gone are thrown away.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    return lock.withLock {
      // An object that has gone may have left its address to another.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  var count: Int { lock.withLock { entries.count } }
}
