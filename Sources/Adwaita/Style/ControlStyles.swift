/// What libadwaita's own classes leave out for controls.
enum ControlStyles {
  static let sheet = """
    text.plain-input { min-height: 0; padding: 0; }
    text.plain-input > placeholder { opacity: 0.5; }
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
    textview.framed-text { padding: 8px 9px; border-radius: 6px; background-color: alpha(currentColor, 0.1); }
    textview.framed-text > text, textview.plain-text, textview.plain-text > text { background: none; }
    textview.framed-text:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
    scrolledwindow.text-editor { border-radius: 6px; background-color: @view_bg_color; box-shadow: 0 0 0 1px alpha(@window_fg_color, 0.1); }
    scrolledwindow.text-editor:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
    scrolledwindow.text-editor > textview { background: none; padding: 8px 9px; }
    scrolledwindow.text-editor > textview > text { background: none; }
    .time-fields spinbutton { font-size: 1.3em; }
    button.control-mini, button.control-small { min-height: 18px; padding-top: 2px; padding-bottom: 2px; font-size: 0.9em; }
    button.control-large { min-height: 30px; padding: 8px 20px; }
    entry.control-mini, entry.control-small { min-height: 24px; font-size: 0.9em; }
    entry.control-large { min-height: 42px; }
    """
}
