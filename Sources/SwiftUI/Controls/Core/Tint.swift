import Adwaita

/// Colours controls.
@MainActor
enum Tint {
  static func apply(_ environment: EnvironmentValues, to widget: Widget) {
    apply(environment.tint, in: environment, to: widget)
  }

  static func apply(_ color: Color?, in environment: EnvironmentValues, to widget: Widget) {
    // The accent is what GTK draws with anyway.
    widget.setTint(color.flatMap { $0.provider == .accent && $0.alpha == 1 ? nil : $0.resolved(in: environment) })
  }
}
