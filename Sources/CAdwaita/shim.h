#pragma once
#include <adwaita.h>
#include <glib-unix.h>

// libdispatch's main queue, for a run loop of another kind. CoreFoundation's run loop is built on the same two.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Macros and variadic functions, which Swift does not import.
static inline gboolean fs_is_floating(gpointer object) { return g_object_is_floating(object); }
static inline GType fs_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline gboolean fs_type_is(gpointer instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }
static inline GType fs_instance_type(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline gpointer fs_object_new(GType type) { return g_object_new(type, NULL); }
static inline GType fs_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType fs_type_object(void) { return G_TYPE_OBJECT; }
static inline GType fs_type_string(void) { return G_TYPE_STRING; }
static inline GType fs_type_int(void) { return G_TYPE_INT; }
static inline GType fs_type_double(void) { return G_TYPE_DOUBLE; }

static inline void fs_set_string(gpointer object, const char *name, const char *value) { g_object_set(object, name, value, NULL); }
static inline void fs_set_boolean(gpointer object, const char *name, gboolean value) { g_object_set(object, name, value, NULL); }
static inline void fs_set_int(gpointer object, const char *name, int value) { g_object_set(object, name, value, NULL); }
static inline void fs_set_double(gpointer object, const char *name, double value) { g_object_set(object, name, value, NULL); }
static inline void fs_set_object(gpointer object, const char *name, gpointer value) { g_object_set(object, name, value, NULL); }

static inline void fs_accessible_set_string(gpointer widget, GtkAccessibleProperty property, const char *value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}
static inline void fs_accessible_set_boolean_property(gpointer widget, GtkAccessibleProperty property, gboolean value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}
static inline void fs_accessible_set_state(gpointer widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}
static inline void fs_accessible_set_label_relation(gpointer widget, gpointer label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

#include <unistd.h>
#include <sys/syscall.h>
static inline int fs_is_main_thread(void) {
  static __thread int is_main = -1;
  if (is_main < 0) is_main = syscall(SYS_gettid) == getpid();
  return is_main;
}
static inline void fs_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
static inline void fs_accessible_set_int(gpointer widget, GtkAccessibleProperty property, int value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}
static inline gboolean fs_accessible_check_string(gpointer widget, GtkAccessibleProperty property, const char *value) {
  char *difference = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, value);
  gboolean matches = difference == NULL;
  g_free(difference);
  return matches;
}
static inline gboolean fs_accessible_check_state(gpointer widget, GtkAccessibleState state, int value) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, value);
  gboolean matches = difference == NULL;
  g_free(difference);
  return matches;
}
static inline gpointer fs_object_new_with_role(GType type, GtkAccessibleRole role) { return g_object_new(type, "accessible-role", role, NULL); }
static inline void fs_set_accessible_role(gpointer widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}
static inline void fs_accessible_set_tristate(gpointer widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, (GtkAccessibleTristate)value, -1);
}
// Names a widget, to assistive technology, by the labels inside it.
static inline void fs_accessible_set_labels(gpointer widget, gpointer *labels, int count) {
  if (count == 0) {
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    return;
  }
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  GList *list = NULL;
  for (int index = count - 1; index >= 0; index--) list = g_list_prepend(list, labels[index]);
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  g_value_set_pointer(&value, list);
  gtk_accessible_update_relation_value(GTK_ACCESSIBLE(widget), 1, &relation, &value);
  g_value_unset(&value);
}

static inline gboolean fs_accessible_has_labels(gpointer widget) {
  return gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}
static inline char *fs_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline GtkWidget *fs_drawing_area_new(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", role, NULL);
}
static inline void fs_accessible_set_value(gpointer widget, double minimum, double maximum, double now) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum,
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now, -1);
}
static inline GdkEvent *fs_value_get_event(const GValue *value) {
  return G_VALUE_HOLDS(value, GDK_TYPE_EVENT) ? (GdkEvent *)g_value_peek_pointer(value) : NULL;
}
static inline void fs_emit_at(gpointer object, const char *signal, double x, double y) {
  g_signal_emit_by_name(object, signal, x, y);
}
