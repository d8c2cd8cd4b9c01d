/// Which section of a list a view stands in, and as what.
enum SectionTrait: TraitKey {
  struct Value: Equatable {
    let section: ObjectIdentifier
    let part: SectionPart
  }
}

enum SectionPart { case header, content, footer }

/// Keeps a row from being selected.
enum SelectionDisabledTrait: TraitKey { typealias Value = Bool }
/// The space inside a row's edges.
enum RowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
/// A view behind a row.
enum RowBackgroundTrait: TraitKey { typealias Value = AnyView }
/// Whether lines above and below a row are shown.
enum RowSeparatorTrait: TraitKey { typealias Value = [VerticalEdge: Visibility] }
/// A note at the end of a row.
enum BadgeTrait: TraitKey { typealias Value = AnyView }
/// An id that was given with `id(_:)`.
enum IDTrait: TraitKey { typealias Value = AnyHashable }

/// A modifier that says one thing of a view to whoever shows it.
nonisolated struct TraitModifier<Key: TraitKey>: ElementModifier {
  let value: Key.Value?

  func change(_ element: inout Element, in environment: EnvironmentValues) {
    if let value { element.traits[Key.self] = value }
  }
}
