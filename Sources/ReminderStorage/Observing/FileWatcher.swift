import Dispatch
import Foundation
import Glibc

/// Tells when a file or one of its companions, whose names begin with its own, is written, made or removed.
///
/// The kernel tells it; nothing is polled.
final class FileWatcher: Sendable {
  /// One element after each burst of changes.
  let changes: AsyncStream<Void>
  // A dispatch source may be cancelled from any thread, and nothing else is done with it here.
  private nonisolated(unsafe) let source: any DispatchSourceRead

  /// Watches the file at `path`; `nil` where the system has no watch left to give.
  init?(path: String) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE)
    guard inotify_add_watch(descriptor, FileSystem.folder(of: path), mask) >= 0 else {
      close(descriptor)
      return nil
    }
    let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.changes = changes
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    let name = Array((path as NSString).lastPathComponent.utf8)
    source.setEventHandler {
      if Self.readNames(from: descriptor, contains: { $0.starts(with: name) }) { continuation.yield() }
    }
    source.setCancelHandler {
      close(descriptor)
      continuation.finish()
    }
    source.activate()
  }

  deinit { source.cancel() }

  /// Reads all that has happened and says whether it concerns a name that satisfies `isWanted`.
  private static func readNames(from descriptor: Int32, contains isWanted: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    var found = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return found }
      var offset = 0
      while offset < count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        let overflowed = event.mask & UInt32(IN_Q_OVERFLOW) != 0
        if overflowed || isWanted(buffer[start..<offset].prefix { $0 != 0 }) { found = true }
      }
    }
  }
}
