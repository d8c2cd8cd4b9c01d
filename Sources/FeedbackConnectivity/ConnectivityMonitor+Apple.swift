#if canImport(Network)
  public import FeedbackStates
  import Network

  /// Watches the network, and tells a `Connectivity` whether there is a connection.
  ///
  ///     let monitor = ConnectivityMonitor()  // keep it as long as the app runs
  ///
  /// On Apple's systems it is an `NWPathMonitor`.
  @MainActor
  public final class ConnectivityMonitor {
    private let monitor = NWPathMonitor()

    /// Starts to watch.
    ///
    /// - Parameter connectivity: Who is told, at once and after every change.
    public init(informing connectivity: Connectivity = .shared) {
      monitor.pathUpdateHandler = { path in
        let isOnline = path.status == .satisfied
        Task { @MainActor in connectivity.update(isOnline: isOnline) }
      }
      monitor.start(queue: .main)
    }

    deinit { monitor.cancel() }
  }
#endif
