#include "CMainLoopHook.h"
#include <glib-unix.h>
#include <unistd.h>
#include <stdint.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// The Swift runtime calls this in place of draining the main queue itself.
typedef __attribute__((swiftcall)) void (*Original)(void);
typedef __attribute__((swiftcall)) void (*Override)(Original);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(Original original, Override override);

static gboolean drain(gint descriptor, GIOCondition condition, gpointer data) {
  uint64_t count;
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static __attribute__((swiftcall)) void run(Original original, Override override) {
  // 120 is the priority of redrawing.
  g_unix_fd_add_full(120, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL, NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = run; }
