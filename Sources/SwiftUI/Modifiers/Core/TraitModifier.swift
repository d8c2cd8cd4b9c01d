/// A modifier that says one thing of a view to whoever shows it. The one nearest to the view counts.
nonisolated struct TraitModifier<Key: TraitKey>: ElementModifier {
  let value: Key.Value?

  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    if let value, element.traits[Key.self] == nil { element.traits[Key.self] = value }
  }
}
