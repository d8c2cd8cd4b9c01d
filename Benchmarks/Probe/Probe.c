#include "Probe.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  // A change that no frame has shown after this long is lost, and the run with it.
  patience_ms = 20000,
  // How long nothing may be painted until the list counts as settled.
  quiet_ms = 400,
  // Between two changes: long enough for the frame clock to go idle, as it is when a person clicks.
  pause_ms = 20,
  warm_up_changes = 10,
  measured_changes = 200,
};

static struct {
  ProbeChange change;
  void *context;

  GtkWidget *window;
  GtkWidget *title;  // the label of row 3, as far as is known
  guint deadline;
  guint quiet;

  enum { waiting_for_rows, settling, changing, resting } phase;
  int number;
  char expected[64];
  gint64 changed_at, changed_cpu;
  double wall_sum, cpu_sum;
} probe;

static gint64 now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * G_GINT64_CONSTANT(1000000000) + time.tv_nsec;
}

static void report(const char *name, double value, const char *unit) {
  printf("{\"name\":\"%s\",\"value\":%.3f,\"unit\":\"%s\"}\n", name, value, unit);
}

static void stop(const char *failure) {
  if (failure) fprintf(stderr, "probe: %s\n", failure);
  fflush(stdout);
  // Nothing that is measured comes after this, and taking 100,000 rows down would only lengthen the run.
  _Exit(failure ? 1 : 0);
}

static double memory_in_mb(const char *field) {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) stop("cannot read /proc/self/status");
  char line[256];
  long kilobytes = -1;
  while (fgets(line, sizeof line, status)) {
    if (g_str_has_prefix(line, field)) kilobytes = atol(line + strlen(field));
  }
  fclose(status);
  if (kilobytes < 0) stop("/proc/self/status does not tell the memory");
  return kilobytes / 1024.0;
}

// Finds a mapped label by its text.
static GtkWidget *find_label(GtkWidget *widget, const char *text) {
  if (!gtk_widget_get_mapped(widget)) return NULL;
  if (GTK_IS_LABEL(widget) && strcmp(gtk_label_get_text(GTK_LABEL(widget)), text) == 0) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find_label(child, text);
    if (found) return found;
  }
  return NULL;
}

static void remember_title(GtkWidget *label) {
  if (probe.title == label) return;
  if (probe.title) g_object_remove_weak_pointer(G_OBJECT(probe.title), (gpointer *)&probe.title);
  probe.title = label;
  if (label) g_object_add_weak_pointer(G_OBJECT(label), (gpointer *)&probe.title);
}

// Whether the frame just painted shows the change. Looking at the label that showed the last one costs nothing;
// only a program that shows each change in another label makes the probe search.
static gboolean change_is_shown(void) {
  if (probe.title && gtk_widget_get_mapped(probe.title)
      && strcmp(gtk_label_get_text(GTK_LABEL(probe.title)), probe.expected) == 0) {
    return TRUE;
  }
  GtkWidget *label = find_label(probe.window, probe.expected);
  if (label) remember_title(label);
  return label != NULL;
}

static gboolean out_of_patience(gpointer data) {
  (void)data;
  stop(probe.phase == waiting_for_rows ? "no frame ever showed \"Row 0\"" : "no frame ever showed a change");
  return G_SOURCE_REMOVE;
}

static void be_patient(void) {
  if (probe.deadline) g_source_remove(probe.deadline);
  probe.deadline = g_timeout_add(patience_ms, out_of_patience, NULL);
}

static gboolean make_next_change(gpointer data) {
  (void)data;
  if (probe.number == warm_up_changes + measured_changes) {
    report("change", probe.wall_sum / measured_changes / 1e6, "ms");
    report("change-cpu", probe.cpu_sum / measured_changes / 1e6, "ms");
    report("peak-memory", memory_in_mb("VmHWM:"), "MB");
    stop(NULL);
  }
  probe.number++;
  snprintf(probe.expected, sizeof probe.expected, "Row 3, change %d", probe.number);
  be_patient();
  probe.phase = changing;
  probe.changed_at = now(CLOCK_MONOTONIC);
  probe.changed_cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  probe.change(probe.number, probe.context);
  return G_SOURCE_REMOVE;
}

static gboolean settled(gpointer data) {
  (void)data;
  probe.quiet = 0;
  report("settled-memory", memory_in_mb("VmRSS:"), "MB");
  remember_title(find_label(probe.window, "Row 3"));
  if (!probe.title) stop("\"Row 3\" is not on screen");
  make_next_change(NULL);
  return G_SOURCE_REMOVE;
}

static void wait_for_quiet(void) {
  if (probe.quiet) g_source_remove(probe.quiet);
  probe.quiet = g_timeout_add(quiet_ms, settled, NULL);
}

static void frame_was_painted(GdkFrameClock *clock, gpointer data) {
  (void)clock;
  (void)data;
  gint64 time = now(CLOCK_MONOTONIC);
  gint64 cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  switch (probe.phase) {
    case waiting_for_rows:
      if (!find_label(probe.window, "Row 0")) return;
      report("first-frame", (time - g_ascii_strtoll(g_getenv(PROBE_STARTED), NULL, 10)) / 1e6, "ms");
      report("first-frame-cpu", cpu / 1e6, "ms");
      probe.phase = settling;
      wait_for_quiet();
      break;
    case settling:
      wait_for_quiet();
      break;
    case changing:
      if (!change_is_shown()) return;
      if (probe.number > warm_up_changes) {
        probe.wall_sum += time - probe.changed_at;
        probe.cpu_sum += cpu - probe.changed_cpu;
      }
      probe.phase = resting;
      g_timeout_add(pause_ms, make_next_change, NULL);
      break;
    case resting:
      break;
  }
}

static void watch(GtkWidget *window) {
  probe.window = window;
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frame_was_painted), NULL);
}

// The first window that is realized is the one to watch; "map" would come too late for its first frame.
static gboolean widget_was_realized(
    GSignalInvocationHint *hint, guint value_count, const GValue *values, gpointer data) {
  (void)hint;
  (void)value_count;
  (void)data;
  GtkWidget *widget = g_value_get_object(&values[0]);
  if (!GTK_IS_WINDOW(widget)) return TRUE;
  watch(widget);
  return FALSE;
}

void probe_start(ProbeChange change, void *context) {
  if (!g_getenv(PROBE_STARTED)) stop("the environment does not say when the program was started (" PROBE_STARTED ")");
  probe.change = change;
  probe.context = context;
  be_patient();
  GList *windows = gtk_window_list_toplevels();
  for (GList *window = windows; window && !probe.window; window = window->next) {
    if (gtk_widget_get_realized(window->data)) watch(window->data);
  }
  g_list_free(windows);
  if (!probe.window) {
    g_type_class_unref(g_type_class_ref(GTK_TYPE_WIDGET));  // a class makes its signals when it is first used
    g_signal_add_emission_hook(g_signal_lookup("realize", GTK_TYPE_WIDGET), 0, widget_was_realized, NULL, NULL);
  }
}

int probe_row_count(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 100;
  if (count < 4) stop("the number of rows must be at least 4");
  return count;
}
