import Adwaita

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The style class of controls of the size; `nil` for the usual size.
  var styleClass: String? {
    switch self {
    case .mini: "control-mini"
    case .small: "control-small"
    case .regular: nil
    case .large, .extraLarge: "control-large"
    }
  }

  private static let styleClasses = ["control-mini", "control-small", "control-large"]

  @MainActor func apply(to widget: Widget) {
    for name in Self.styleClasses { widget.setClass(name, name == styleClass) }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are at this place.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in the view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
