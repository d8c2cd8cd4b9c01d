/// Which rows of a list are selected: where that is kept, and how it is changed.
@MainActor
protocol ListSelection {
  var allowsSeveral: Bool { get }
  /// Whether the row at a position can be selected.
  func canSelect(_ position: Int, in list: ListController) -> Bool
  func isSelected(_ position: Int, in list: ListController) -> Bool
  func select(_ positions: Range<Int>, unselectingOthers: Bool, in list: ListController) -> Bool
  func unselect(_ positions: Range<Int>, in list: ListController) -> Bool
  /// The positions of the selected rows.
  func positions(in list: ListController) -> [Int]
}

/// A binding to what is selected in a list.
nonisolated struct SelectionBinding<Value: Hashable>: ListSelection {
  enum Kind {
    case one(Binding<Value?>)
    case always(Binding<Value>)
    case several(Binding<Set<Value>>)
  }
  let kind: Kind

  @MainActor var allowsSeveral: Bool {
    if case .several = kind { true } else { false }
  }

  @MainActor var values: Set<Value> {
    switch kind {
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .always(let binding): [binding.wrappedValue]
    case .several(let binding): binding.wrappedValue
    }
  }

  @MainActor func canSelect(_ position: Int, in list: ListController) -> Bool { list.value(at: position, as: Value.self) != nil }

  @MainActor func isSelected(_ position: Int, in list: ListController) -> Bool {
    guard let value = list.value(at: position, as: Value.self) else { return false }
    return switch kind {
    case .one(let binding): binding.wrappedValue == value
    case .always(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  @MainActor func select(_ positions: Range<Int>, unselectingOthers: Bool, in list: ListController) -> Bool {
    let chosen = positions.compactMap { list.value(at: $0, as: Value.self) }
    guard let last = chosen.last else { return false }
    switch kind {
    case .one(let binding): if binding.wrappedValue != last { binding.wrappedValue = last }
    case .always(let binding): if binding.wrappedValue != last { binding.wrappedValue = last }
    case .several(let binding):
      let values = unselectingOthers ? Set(chosen) : binding.wrappedValue.union(chosen)
      if binding.wrappedValue != values { binding.wrappedValue = values }
    }
    return true
  }

  @MainActor func unselect(_ positions: Range<Int>, in list: ListController) -> Bool {
    let chosen = positions.compactMap { list.value(at: $0, as: Value.self) }
    switch kind {
    case .one(let binding):
      guard let value = binding.wrappedValue, chosen.contains(value) else { return false }
      binding.wrappedValue = nil
    case .always: return false
    case .several(let binding):
      guard !binding.wrappedValue.isDisjoint(with: chosen) else { return false }
      binding.wrappedValue.subtract(chosen)
    }
    return true
  }

  @MainActor func positions(in list: ListController) -> [Int] {
    values.compactMap { list.position(ofID: $0) ?? list.positionOfShownRow(tagged: AnyHashable($0)) }.sorted()
  }
}
