// The yardstick: a list as a C programmer writes it, which the same list in SwiftUI is measured against.
//
// A row is a label and a check button over an object with two properties. The list view makes widgets for the rows
// on screen only, and a change of one row is a property of its object, which tells the label.

#include <adwaita.h>

#include "Probe.h"

struct _BenchRow {
  GObject parent;
  char *title;
  gboolean is_done;
};

G_DECLARE_FINAL_TYPE(BenchRow, bench_row, BENCH, ROW, GObject)
G_DEFINE_FINAL_TYPE(BenchRow, bench_row, G_TYPE_OBJECT)

enum { property_title = 1, property_is_done, property_count };
static GParamSpec *properties[property_count];

static void bench_row_init(BenchRow *row) { (void)row; }

static void bench_row_finalize(GObject *object) {
  g_free(BENCH_ROW(object)->title);
  G_OBJECT_CLASS(bench_row_parent_class)->finalize(object);
}

static void bench_row_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
  BenchRow *row = BENCH_ROW(object);
  switch (property) {
    case property_title: g_value_set_string(value, row->title); break;
    case property_is_done: g_value_set_boolean(value, row->is_done); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
  }
}

static void bench_row_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
  BenchRow *row = BENCH_ROW(object);
  switch (property) {
    case property_title:
      g_free(row->title);
      row->title = g_value_dup_string(value);
      break;
    case property_is_done: row->is_done = g_value_get_boolean(value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, spec);
  }
}

static void bench_row_class_init(BenchRowClass *type) {
  GObjectClass *object_type = G_OBJECT_CLASS(type);
  object_type->finalize = bench_row_finalize;
  object_type->get_property = bench_row_get_property;
  object_type->set_property = bench_row_set_property;
  properties[property_title] = g_param_spec_string("title", NULL, NULL, "", G_PARAM_READWRITE);
  properties[property_is_done] = g_param_spec_boolean("is-done", NULL, NULL, FALSE, G_PARAM_READWRITE);
  g_object_class_install_properties(object_type, property_count, properties);
}

static GListStore *make_rows(int count) {
  GListStore *rows = g_list_store_new(bench_row_get_type());
  GPtrArray *made = g_ptr_array_new_full(count, g_object_unref);
  for (int i = 0; i < count; i++) {
    BenchRow *row = g_object_new(bench_row_get_type(), NULL);
    row->title = g_strdup_printf("Row %d", i);
    g_ptr_array_add(made, row);
  }
  g_list_store_splice(rows, 0, 0, made->pdata, made->len);
  g_ptr_array_unref(made);
  return rows;
}

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_set_hexpand(title, TRUE);
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), gtk_check_button_new());
  gtk_list_item_set_child(item, box);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  gpointer row = gtk_list_item_get_item(item);
  GBinding *bindings[] = {
      g_object_bind_property(row, "title", title, "label", G_BINDING_SYNC_CREATE),
      g_object_bind_property(
          row, "is-done", gtk_widget_get_next_sibling(title), "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL),
  };
  g_object_set_data(G_OBJECT(item), "title", bindings[0]);
  g_object_set_data(G_OBJECT(item), "is-done", bindings[1]);
}

static void unbind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  g_binding_unbind(g_object_steal_data(G_OBJECT(item), "title"));
  g_binding_unbind(g_object_steal_data(G_OBJECT(item), "is-done"));
}

static void change_row(int number, void *context) {
  BenchRow *row = g_list_model_get_item(context, 3);
  char *title = g_strdup_printf("Row 3, change %d", number);
  g_object_set(row, "title", title, NULL);
  g_free(title);
  g_object_unref(row);
}

static int row_count;

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GListModel *rows = G_LIST_MODEL(make_rows(row_count));

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind_row), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(rows)), factory);

  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_widget_set_vexpand(scroller, TRUE);

  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), adw_header_bar_new());
  gtk_box_append(GTK_BOX(content), scroller);

  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), probe_width, probe_height);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  probe_start(change_row, rows);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  row_count = probe_row_count(argc, argv);
  AdwApplication *application = adw_application_new("feedback.states.CListBench", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, argv);
}
