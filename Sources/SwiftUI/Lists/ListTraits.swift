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
