extension View {
  /// Puts a view above or below this one, which is given what is left of the height.
  ///
  /// On a phone the content scrolls on beneath the inset. Here it ends where the inset begins.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    VerticalInset(base: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 0)
  }

  /// Puts a view beside this one, which is given what is left of the width.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    HorizontalInset(base: self, inset: content(), edge: edge, alignment: alignment, spacing: spacing ?? 0)
  }
}

nonisolated struct VerticalInset<Base: View, Inset: View>: View {
  let base: Base
  let inset: Inset
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat

  @MainActor var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      base
      if edge == .bottom { inset }
    }
  }
}

nonisolated struct HorizontalInset<Base: View, Inset: View>: View {
  let base: Base
  let inset: Inset
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: CGFloat

  @MainActor var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      base
      if edge == .trailing { inset }
    }
  }
}
