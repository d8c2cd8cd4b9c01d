import CAdwaita

/// What a menu shows, and what its items do.
@MainActor
package final class MenuModel {
  /// A line of a menu.
  package indirect enum Entry {
    /// - Parameter isOn: Whether the item is checked; `nil` for an item that cannot be.
    case item(title: String, isOn: Bool?, isEnabled: Bool, action: @MainActor () -> Void)
    case submenu(title: String, entries: [Entry])
    case section(title: String?, entries: [Entry])
  }

  package var entries: [Entry] = [] {
    didSet { rebuild() }
  }

  private let menu: Object
  private let group: Object
  private var actions: [Object] = []

  package init() {
    guard let model = g_menu_new(), let actionGroup = g_simple_action_group_new() else {
      preconditionFailure("GLib could not make a menu.")
    }
    menu = Object(adopting: UnsafeMutableRawPointer(model))
    group = Object(adopting: UnsafeMutableRawPointer(actionGroup))
  }

  var menuModel: UnsafeMutablePointer<GMenuModel> { menu.typed() }

  /// Lets the items reach their actions from a widget.
  func insert(into widget: Widget) { gtk_widget_insert_action_group(widget.widget, "fsmenu", group.opaque) }

  private func rebuild() {
    for index in actions.indices { g_action_map_remove_action(group.opaque, "item\(index)") }
    actions = []
    g_menu_remove_all(menu.opaque)
    append(entries, to: menu.opaque)
  }

  private func append(_ entries: [Entry], to menu: OpaquePointer) {
    for entry in entries {
      switch entry {
      case .item(let title, let isOn, let isEnabled, let action):
        g_menu_append(menu, Self.escaped(title), "fsmenu." + makeAction(isOn: isOn, isEnabled: isEnabled, action))
      case .submenu(let title, let entries):
        withMenu(entries) { g_menu_append_submenu(menu, Self.escaped(title), $0) }
      case .section(let title, let entries):
        withMenu(entries) { g_menu_append_section(menu, title.map(Self.escaped), $0) }
      }
    }
  }

  private func withMenu(_ entries: [Entry], _ body: (UnsafeMutablePointer<GMenuModel>) -> Void) {
    guard let part = g_menu_new() else { return }
    append(entries, to: part)
    body(UnsafeMutableRawPointer(part).assumingMemoryBound(to: GMenuModel.self))
    g_object_unref(UnsafeMutableRawPointer(part))
  }

  /// GTK takes a single underline for a mnemonic.
  private static func escaped(_ title: String) -> String { title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__") }

  private func makeAction(isOn: Bool?, isEnabled: Bool, _ body: @escaping @MainActor () -> Void) -> String {
    let name = "item\(actions.count)"
    let made = isOn.map { g_simple_action_new_stateful(name, nil, g_variant_new_boolean($0 ? 1 : 0)) } ?? g_simple_action_new(name, nil)
    guard let made else { return name }
    g_simple_action_set_enabled(made, isEnabled ? 1 : 0)
    let action = Object(adopting: UnsafeMutableRawPointer(made))
    action.connect("activate") { _ in body() }
    g_action_map_add_action(group.opaque, made)
    actions.append(action)
    return name
  }

  /// Does what an item with a title does; for tests.
  package func activate(_ title: String) -> Bool { Self.activate(title, in: entries) }

  package static func activate(_ title: String, in entries: [Entry]) -> Bool {
    for entry in entries {
      switch entry {
      case .item(title, _, true, let action):
        action()
        return true
      case .item: continue
      case .submenu(_, let entries), .section(_, let entries): if activate(title, in: entries) { return true }
      }
    }
    return false
  }
}
