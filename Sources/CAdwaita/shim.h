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


// The labels that name a widget, at most four; they are named by place because the function is variadic.
static inline void fs_accessible_set_labels(gpointer widget, gpointer *labels, int count) {
  GtkAccessible *self = GTK_ACCESSIBLE(widget);
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  switch (count) {
    case 0: gtk_accessible_reset_relation(self, relation); break;
    case 1: gtk_accessible_update_relation(self, relation, labels[0], NULL, -1); break;
    case 2: gtk_accessible_update_relation(self, relation, labels[0], labels[1], NULL, -1); break;
    case 3: gtk_accessible_update_relation(self, relation, labels[0], labels[1], labels[2], NULL, -1); break;
    default: gtk_accessible_update_relation(self, relation, labels[0], labels[1], labels[2], labels[3], NULL, -1);
  }
}
static inline char *fs_accessible_check_label(gpointer widget, const char *value) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, value);
}
static inline gboolean fs_accessible_has_label(gpointer widget) {
  return gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
static inline gboolean fs_accessible_has_labels(gpointer widget) {
  return gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}
static inline GType fs_type_of_object(gpointer instance) { return G_OBJECT_TYPE(instance); }
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
