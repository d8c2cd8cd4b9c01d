/// What libadwaita's own classes leave out for controls.
enum ControlStyles {
  static let sheet = """
    text.plain-input { min-height: 0; padding: 0; }
    button.plain-button {
      min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; border-radius: 6px;
      background: none; box-shadow: none; font-weight: inherit; color: inherit;
    }
    button.plain-button:hover { opacity: 0.85; }
    button.plain-button:active { opacity: 0.5; }
    button.link-button, button.link-button:hover {
      min-width: 0; min-height: 0; padding: 0; background: none; box-shadow: none;
      color: @accent_color; font-weight: inherit;
    }
    button.link-button:hover label { text-decoration: underline; }
    button.borderless-button { color: @accent_color; }
    button.borderless-button.destructive-text, button.plain-button.destructive-text { color: @destructive_color; }
    button.control-mini, button.control-small { min-height: 18px; padding-top: 2px; padding-bottom: 2px; font-size: 0.9em; }
    button.control-large { min-height: 30px; padding: 8px 20px; }
    entry.control-mini, entry.control-small { min-height: 24px; font-size: 0.9em; }
    entry.control-large { min-height: 42px; }
    """
}
