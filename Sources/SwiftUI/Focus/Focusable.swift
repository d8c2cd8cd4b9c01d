import Adwaita

extension View {
  /// Decides whether the keyboard can move to the view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

nonisolated struct FocusableModifier: ElementModifier, Equatable {
  let isFocusable: Bool

  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    element.widget.isFocusable = isFocusable
  }
}
