#pragma once
#include <gio/gio.h>

// Macros and variadic functions, which Swift does not import.
static inline gulong fs_network_monitor_connect(GNetworkMonitor *monitor, void (*handler)(GNetworkMonitor *, gboolean, gpointer), gpointer data) {
  return g_signal_connect(monitor, "network-changed", G_CALLBACK(handler), data);
}
static inline void fs_network_monitor_disconnect(GNetworkMonitor *monitor, gulong handler) {
  g_signal_handler_disconnect(monitor, handler);
}
static inline void fs_network_monitor_announce(GNetworkMonitor *monitor, gboolean is_available) {
  g_signal_emit_by_name(monitor, "network-changed", is_available);
}
