import CAdwaita

/// Whether windows are light or dark.
package final class StyleManager: Object {
  package static let shared = StyleManager()

  /// What an app asks for.
  package enum Preference: Sendable { case system, light, dark }

  /// What happens when the colours have changed.
  package var onChange: (@MainActor () -> Void)?

  private init() {
    super.init(sharing: UnsafeMutableRawPointer(adw_style_manager_get_default()))
    onChange(ofProperty: "dark") { [weak self] in self?.onChange?() }
  }

  package var isDark: Bool { adw_style_manager_get_dark(opaque) != 0 }

  package var preference = Preference.system {
    didSet {
      guard preference != oldValue else { return }
      let scheme =
        switch preference {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(opaque, scheme)
    }
  }
}
