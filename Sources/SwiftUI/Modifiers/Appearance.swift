import Adwaita

extension View {
  /// Makes the view see-through: 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

  /// Hides the view; its space stays.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }

  /// Tells a pointer that rests on the view what it is.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { modifier(HelpModifier(text: textKey.plainText)) }
  /// Tells a pointer that rests on the view what it is.
  nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text.plainText)) }
  /// Tells a pointer that rests on the view what it is.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { modifier(HelpModifier(text: String(text))) }

  /// Decides how eagerly a stack gives the view the space it wishes for.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Decides which of several views on top of each other is in front.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

  /// Names the view for a picker, a tab view or a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
  }

  /// Moves the view without moving what is around it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }
  /// Moves the view without moving what is around it.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(x: offset.width, y: offset.height)) }

  /// Keeps the relation of the view's width to its height.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.map(Double.init), mode: contentMode))
  }
  /// Makes the view as large as fits, in its own proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes the view so large that it covers its space, in its own proportions.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view of certain proportions meets a space of others.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

nonisolated struct OpacityModifier: ElementModifier, Equatable {
  let opacity: Double
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    element.widget.opacity = max(0, min(opacity, 1))
    // What cannot be seen cannot be pressed.
    if opacity <= 0 { element.widget.isTargetable = false } else if !element.widget.isTargetable { element.widget.isTargetable = true }
  }
}

nonisolated struct HiddenModifier: ElementModifier, Equatable {
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    element.widget.opacity = 0
    element.widget.isTargetable = false
    element.widget.setAccessibleHidden(true)
  }
}

nonisolated struct HelpModifier: ElementModifier, Equatable {
  let text: String
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) {
    if element.widget.toolTip != text { element.widget.toolTip = text }
  }
}

nonisolated struct OffsetModifier: WrappingModifier, Equatable {
  let x: CGFloat
  let y: CGFloat
  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.layout = OffsetLayout(x: Int32(x.rounded()), y: Int32(y.rounded()))
  }
}

nonisolated struct AspectRatioModifier: WrappingModifier, Equatable {
  let ratio: Double?
  let mode: ContentMode
  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.layout = AspectRatioLayout(ratio: ratio, fills: mode == .fill)
  }
}
