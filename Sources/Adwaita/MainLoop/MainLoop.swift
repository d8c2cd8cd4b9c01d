import CAdwaita
import Dispatch
import Glibc

/// GLib's main context, which also runs Swift's main actor.
@MainActor
package enum MainLoop {
  private static var servesMainActor = false

  /// Lets `Task`, `await` and `DispatchQueue.main` run inside GLib's main loop.
  ///
  /// The main actor is libdispatch's main queue, which announces work on a file descriptor; a source on that
  /// descriptor drains it. An idle program does not wake up.
  ///
  /// - Complexity: O(1); later calls do nothing.
  package static func serveMainActor() {
    guard !servesMainActor else { return }
    servesMainActor = true
    // Touching the queue makes libdispatch create the descriptor.
    _ = DispatchQueue.main
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    // Exactly the priority of redrawing: above it, frames starve under load; below it, the main actor does.
    let priority = Int32(GDK_PRIORITY_REDRAW)
    g_unix_fd_add_full(
      priority, descriptor, G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        // Read first: a descriptor that stays readable would spin the loop.
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }

  /// Runs a closure once, before the next redraw.
  package static func beforeNextRedraw(_ work: @escaping @MainActor () -> Void) { whenIdle(priority: 100, work) }

  /// Runs a closure once, when there is nothing to draw any more.
  package static func afterRedraw(_ work: @escaping @MainActor () -> Void) { whenIdle(priority: 125, work) }

  /// Runs a closure once, when there is nothing else to do.
  package static func whenIdle(_ work: @escaping @MainActor () -> Void) { whenIdle(priority: G_PRIORITY_LOW, work) }

  /// Runs a closure once, when no input waits to be handled.
  static func whenNoEvents(_ work: @escaping @MainActor () -> Void) {
    whenIdle(priority: GDK_PRIORITY_EVENTS + 1, work)
  }

  private static func whenIdle(priority: Int32, _ work: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Work(work)).toOpaque()
    g_idle_add_full(
      priority,
      { data in
        guard let data else { return 0 }
        MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, box, { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
  }

  /// Runs a closure once, after a delay.
  package static func after(milliseconds: UInt32, _ work: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Work(work)).toOpaque()
    g_timeout_add_full(
      Int32(G_PRIORITY_DEFAULT), milliseconds,
      { data in
        guard let data else { return 0 }
        MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, box, { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
  }

  /// Runs a closure in the main loop when the program is asked to end: by a signal from the system, a session that
  /// ends, or Control-C.
  package static func onTermination(_ handler: @escaping @MainActor (_ signal: Int32) -> Void) {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      let box = Unmanaged.passRetained(Work { handler(signal) }).toOpaque()
      g_unix_signal_add_full(
        Int32(G_PRIORITY_DEFAULT), signal,
        { data in
          guard let data else { return 0 }
          MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
          return 1
        }, box, { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
    }
  }

  /// Whether the calling thread is the one that runs the main actor.
  nonisolated package static var isMainThread: Bool { fs_is_main_thread() != 0 }

  /// Runs one iteration of the main context.
  ///
  /// - Parameter mayBlock: Whether to wait until there is something to do.
  /// - Returns: Whether anything was done.
  @discardableResult
  package static func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  private final class Work {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
}
