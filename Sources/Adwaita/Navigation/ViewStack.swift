import CAdwaita

/// Widgets of which one is shown, and a switch between them.
package final class ViewStack: Widget {
  /// What a person has switched to.
  package var onSwitch: (@MainActor (Widget) -> Void)?
  private var members: [Widget] = []
  private var isBeingSet = false

  package init() {
    super.init(adopting: UnsafeMutableRawPointer(adw_view_stack_new()))
    adw_view_stack_set_vhomogeneous(opaque, 0)
    adw_view_stack_set_hhomogeneous(opaque, 0)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    onChange(ofProperty: "visible-child") { [weak self] in
      guard let self, !isBeingSet, let shown else { return }
      onSwitch?(shown)
    }
  }

  /// Makes the members these, in this order.
  package func setMembers(_ new: [Widget]) {
    guard new.map(\.pointer) != members.map(\.pointer) else { return }
    isBeingSet = true
    defer { isBeingSet = false }
    let front = shown
    // The stack has no way to move a member, so what comes after the first difference is added again.
    let common = zip(new, members).prefix { $0.pointer == $1.pointer }.count
    for member in members[common...] { adw_view_stack_remove(opaque, member.widget) }
    for member in new[common...] { adw_view_stack_add(opaque, member.widget) }
    members = new
    if let front, new.contains(where: { $0.pointer == front.pointer }) { adw_view_stack_set_visible_child(opaque, front.widget) }
  }

  /// The member in front.
  package var shown: Widget? {
    guard let child = adw_view_stack_get_visible_child(opaque) else { return nil }
    return members.first { $0.pointer == UnsafeMutableRawPointer(child) }
  }

  package func show(_ member: Widget) {
    guard shown?.pointer != member.pointer, members.contains(where: { $0.pointer == member.pointer }) else { return }
    isBeingSet = true
    adw_view_stack_set_visible_child(opaque, member.widget)
    isBeingSet = false
  }

  /// Says how the switch shows a member.
  package func describe(_ member: Widget, title: String, icon: String?, badge: Int) {
    guard let page = adw_view_stack_get_page(opaque, member.widget) else { return }
    adw_view_stack_page_set_title(page, title)
    adw_view_stack_page_set_icon_name(page, icon)
    adw_view_stack_page_set_badge_number(page, guint(max(0, badge)))
  }

  package func setNeedsAttention(_ member: Widget, _ isOn: Bool) {
    guard let page = adw_view_stack_get_page(opaque, member.widget) else { return }
    adw_view_stack_page_set_needs_attention(page, isOn ? 1 : 0)
  }

  /// A switch for a header bar.
  package func makeSwitcher() -> Widget {
    guard let switcher = adw_view_switcher_new() else { preconditionFailure("GTK could not make a view switcher.") }
    let wrapper = Widget(adopting: UnsafeMutableRawPointer(switcher))
    adw_view_switcher_set_policy(wrapper.opaque, ADW_VIEW_SWITCHER_POLICY_WIDE)
    adw_view_switcher_set_stack(wrapper.opaque, opaque)
    return wrapper
  }

  /// A switch for the lower edge of a page.
  package func makeSwitcherBar() -> Widget {
    guard let bar = adw_view_switcher_bar_new() else { preconditionFailure("GTK could not make a view switcher.") }
    let wrapper = Widget(adopting: UnsafeMutableRawPointer(bar))
    adw_view_switcher_bar_set_stack(wrapper.opaque, opaque)
    adw_view_switcher_bar_set_reveal(wrapper.opaque, 1)
    gtk_widget_set_hexpand(bar, 1)
    return wrapper
  }
}
