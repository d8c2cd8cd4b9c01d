private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show no labels; assistive technology is told them all the same.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view from sight, not from assistive technology.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
