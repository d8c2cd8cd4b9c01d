import CGio
import FeedbackConnectivity
import FeedbackStates
import Testing

@MainActor @Suite(.serialized) struct ConnectivityMonitorTests {
  @Test func `a monitor tells at once what GLib knows`() throws {
    let glib = try #require(g_network_monitor_get_default())
    let isAvailable = g_network_monitor_get_network_available(glib) != 0
    let connectivity = Connectivity(isOnline: !isAvailable)
    let monitor = ConnectivityMonitor(informing: connectivity)
    #expect(connectivity.isOnline == isAvailable)
    withExtendedLifetime(monitor) {}
  }

  @Test func `a change of the network reaches what waits for a connection, once`() async throws {
    let glib = try #require(g_network_monitor_get_default())
    let connectivity = Connectivity()
    let monitor = ConnectivityMonitor(informing: connectivity)
    fs_network_monitor_announce(glib, 0)
    #expect(!connectivity.isOnline)
    let waiting = Task { try await connectivity.waitUntilOnline() }
    await Task.yield()
    fs_network_monitor_announce(glib, 1)
    try await waiting.value
    #expect(connectivity.isOnline)
    withExtendedLifetime(monitor) {}
  }

  @Test func `a monitor that is gone tells nothing more`() throws {
    let glib = try #require(g_network_monitor_get_default())
    let connectivity = Connectivity()
    var monitor: ConnectivityMonitor? = ConnectivityMonitor(informing: connectivity)
    fs_network_monitor_announce(glib, 1)
    #expect(monitor != nil)
    monitor = nil
    fs_network_monitor_announce(glib, 0)
    #expect(connectivity.isOnline)
  }
}
