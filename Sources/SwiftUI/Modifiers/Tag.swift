extension View {
  /// Sets the value by which a selection knows the view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }
}
