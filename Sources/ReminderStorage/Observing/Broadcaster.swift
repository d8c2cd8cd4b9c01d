import Synchronization

/// Hands values to any number of readers, of which each gets the newest when it is ready for one.
final class Broadcaster<Element: Sendable>: Sendable {
  typealias Stream = AsyncThrowingStream<Element, any Error>

  private struct Readers {
    var next = 0
    var continuations: [Int: Stream.Continuation] = [:]
  }

  private let readers = Mutex(Readers())

  var isIdle: Bool { readers.withLock { $0.continuations.isEmpty } }

  /// Returns a sequence that begins with a value and goes on with what is sent from now on.
  func subscribe(startingWith element: Element) -> Stream {
    let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let reader = readers.withLock { readers in
      readers.next += 1
      readers.continuations[readers.next] = continuation
      return readers.next
    }
    continuation.onTermination = { [weak self] _ in
      // The lock must not be held while a continuation is freed, for that may end its sequence.
      _ = self?.readers.withLock { $0.continuations.removeValue(forKey: reader) }
    }
    continuation.yield(element)
    return stream
  }

  func send(_ element: Element) {
    for continuation in readers.withLock({ Array($0.continuations.values) }) { continuation.yield(element) }
  }

  /// Ends all sequences, with an error or without.
  func finish(throwing error: (any Error)? = nil) {
    let ended = readers.withLock { readers in
      defer { readers.continuations.removeAll() }
      return Array(readers.continuations.values)
    }
    for continuation in ended { continuation.finish(throwing: error) }
  }
}
