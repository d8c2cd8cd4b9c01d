import Adwaita

extension View {
  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Adds space on some sides of the view.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space on every side of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

nonisolated struct PaddingModifier: ElementModifier, Equatable {
  let insets: EdgeInsets

  func change(_ element: inout Element, in environment: EnvironmentValues) {
    element.margins =
      element.margins
      + Margins(
        top: Int32(insets.top.rounded()), leading: Int32(insets.leading.rounded()),
        bottom: Int32(insets.bottom.rounded()), trailing: Int32(insets.trailing.rounded()))
  }
}
