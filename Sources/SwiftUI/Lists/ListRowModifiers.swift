import Adwaita

extension View {
  /// Sets the space inside the edges of the view's row; `nil` leaves it to the list's style.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(OptionalTraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Puts a view behind the view's row; `nil` leaves it to the list's style.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(OptionalTraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Shows or hides the lines above and below the view's row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowSeparatorModifier(visibility: visibility, edges: edges))
  }

  /// Shows a number at the end of the view's row; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(OptionalTraitModifier<BadgeTrait>(value: count == 0 ? nil : badgeView(Text("\(count)"))))
  }

  /// Shows a note at the end of the view's row.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(OptionalTraitModifier<BadgeTrait>(value: label.map { badgeView($0) }))
  }

  /// Shows a note at the end of the view's row.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(OptionalTraitModifier<BadgeTrait>(value: key.map { badgeView(Text($0)) }))
  }

  /// Shows a note at the end of the view's row.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(OptionalTraitModifier<BadgeTrait>(value: label.map { badgeView(Text($0)) }))
  }
}

private nonisolated func badgeView(_ text: Text) -> AnyView { AnyView(text.foregroundStyle(.secondary)) }

/// A modifier that says one thing of a view, or nothing.
nonisolated struct OptionalTraitModifier<Key: TraitKey>: ElementModifier {
  let value: Key.Value?

  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    if let value, element.traits[Key.self] == nil { element.traits[Key.self] = value }
  }
}

nonisolated struct RowSeparatorModifier: ElementModifier, Equatable {
  let visibility: Visibility
  let edges: VerticalEdge.Set

  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    var lines = element.traits[RowSeparatorTrait.self] ?? [:]
    for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) && lines[edge] == nil {
      lines[edge] = visibility
    }
    element.traits[RowSeparatorTrait.self] = lines
  }
}
