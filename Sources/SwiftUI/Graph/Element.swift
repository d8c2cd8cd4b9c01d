import Adwaita

/// A widget on its way up to the container that lays it out.
struct Element {
  var widget: Widget
  /// Space added by the modifiers between the widget and its container.
  var margins = Margins()
  var role = Role.view
  /// What modifiers say of the view to whoever shows it: tags, badges, swipe actions.
  var traits = Traits()

  enum Role {
    case view
    /// Flexible space along the container's axis, at least this long.
    case spacer(minimum: Int32?)
    /// A line across the container's axis.
    case divider
    /// The place, in a list, of rows that are made when they come near the screen.
    case rows(any LazyRows)
  }

  init(_ widget: Widget) { self.widget = widget }
}

/// What modifiers say of a view to whoever shows it. Most views have none.
struct Traits {
  private var values: [ObjectIdentifier: Any]?

  subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
    get { values?[ObjectIdentifier(key)] as? Key.Value }
    set {
      if newValue == nil, values == nil { return }
      var changed = values ?? [:]
      changed[ObjectIdentifier(key)] = newValue
      values = changed
    }
  }
}

extension Traits {
  /// Takes over what another view says, where it says something.
  mutating func merge(_ other: Traits) {
    guard let others = other.values else { return }
    guard let own = values else {
      values = others
      return
    }
    values = own.merging(others) { $1 }
  }
}

/// Something that modifiers can say of a view.
protocol TraitKey {
  associatedtype Value
}

/// How eagerly a stack gives a view the space it wishes for.
enum LayoutPriorityTrait: TraitKey { typealias Value = Double }
/// The value by which a picker, a tab view or a selection knows a view.
enum TagTrait: TraitKey { typealias Value = AnyHashable }
/// Which of several views on top of each other is in front.
enum ZIndexTrait: TraitKey { typealias Value = Double }
