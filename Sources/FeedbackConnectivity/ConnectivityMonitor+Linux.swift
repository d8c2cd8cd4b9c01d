#if os(Linux)
  import CGio
  public import FeedbackStates

  /// Watches the network, and tells a `Connectivity` whether there is a connection.
  ///
  ///     let monitor = ConnectivityMonitor()  // keep it as long as the app runs
  ///
  /// On Linux it is GLib's network monitor, which needs GLib's main loop, as every GTK app has it.
  @MainActor
  public final class ConnectivityMonitor {
    private let monitor: OpaquePointer?
    private var handler: gulong = 0

    /// Starts to watch.
    ///
    /// - Parameter connectivity: Who is told, at once and after every change.
    public init(informing connectivity: Connectivity = .shared) {
      monitor = g_network_monitor_get_default()
      guard let monitor else { return }
      connectivity.update(isOnline: g_network_monitor_get_network_available(monitor) != 0)
      // GLib keeps the connectivity alive until the handler is taken away.
      let data = Unmanaged.passRetained(connectivity).toOpaque()
      handler = fs_network_monitor_connect(
        monitor,
        { _, isAvailable, data in
          guard let data else { return }
          // GLib tells of changes on the thread of its main loop, which is the main actor's.
          let connectivity = Unmanaged<Connectivity>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { connectivity.update(isOnline: isAvailable != 0) }
        }, data)
      informed = connectivity
    }

    private var informed: Connectivity?

    isolated deinit {
      guard let monitor, let informed else { return }
      fs_network_monitor_disconnect(monitor, handler)
      Unmanaged.passUnretained(informed).release()
    }
  }
#endif
