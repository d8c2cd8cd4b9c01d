/// The classes of lists, their rows and their menus.
enum ListStyles {
  static let sheet = """
    .fs-list > row { padding: 0; }
    .fs-list:not(.navigation-sidebar) { background-color: @view_bg_color; }
    .fs-list > row.fs-line { border-top: 1px solid alpha(currentColor, 0.1); }
    .fs-list > row.fs-header, .fs-list > row.fs-footer { background: none; box-shadow: none; }
    .fs-list > row.fs-header { font-weight: bold; color: alpha(currentColor, 0.75); }
    .fs-list > row.fs-footer { font-size: smaller; color: alpha(currentColor, 0.55); }
    .fs-inset > row { margin: 0 12px; border-radius: 9px; }
    .fs-inset > row.fs-line { border-radius: 0; }
    .fs-list.fs-cards { background: none; }
    .fs-cards > row { margin: 0 12px; }
    .fs-cards > row.fs-first { margin-top: 12px; }
    .fs-cards > row.fs-last { margin-bottom: 12px; }
    .fs-cards > row.fs-card { background-color: @card_bg_color; color: @card_fg_color; border-radius: 0;
      border-left: 1px solid alpha(black, 0.07); border-right: 1px solid alpha(black, 0.07); }
    .fs-cards > row.fs-card.activatable:hover { background-image: image(alpha(currentColor, 0.04)); }
    .fs-cards > row.fs-card:selected { background-image: image(alpha(currentColor, 0.1)); }
    .fs-cards > row.fs-card-first { border-top: 1px solid alpha(black, 0.07); border-top-left-radius: 12px; border-top-right-radius: 12px; }
    .fs-cards > row.fs-gap { margin-top: 12px; }
    .fs-cards > row.fs-card-last { border-bottom: 1px solid alpha(black, 0.11); border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
    .fs-list > row button.fs-row-button { padding: 0; min-height: 0; background: none; box-shadow: none; font-weight: normal; }
    .fs-swipe-action { border-radius: 0; min-width: 48px; }
    .fs-menu { min-width: 140px; padding: 6px; }
    .fs-menu-item { min-height: 32px; padding: 0 12px; border-radius: 6px; font-weight: normal; }
    .fs-menu button.fs-menu-item { color: @popover_fg_color; }
    .fs-menu button.fs-menu-item.destructive-text { color: @destructive_color; }
    .fs-menu-header { padding: 6px 12px; font-size: smaller; font-weight: bold; color: alpha(currentColor, 0.55); }
    .fs-menu > separator { margin: 6px 0; }
    .fs-drop-above { box-shadow: inset 0 2px @accent_bg_color; }
    .fs-drop-below { box-shadow: inset 0 -2px @accent_bg_color; }
    .fs-dragged { opacity: 0.5; }
    """
}
