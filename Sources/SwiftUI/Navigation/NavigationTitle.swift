extension View {
  /// Names the page that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitleModifier(title: title)) }

  /// Names the page that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: Text(titleKey)))
  }

  /// Names the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationTitleModifier(title: Text(title)))
  }

  /// Names the page that the view is on with a text that is kept elsewhere.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationTitleModifier(title: Text(title.wrappedValue)))
  }

  /// Adds a line below the title of the page that the view is on.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationSubtitleModifier(subtitle: subtitle))
  }

  /// Adds a line below the title of the page that the view is on.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(NavigationSubtitleModifier(subtitle: Text(subtitleKey)))
  }

  /// Adds a line below the title of the page that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(NavigationSubtitleModifier(subtitle: Text(subtitle)))
  }

  /// Whether the button that goes back is left out of the page's header bar.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BackButtonModifier(isHidden: hidesBackButton))
  }
}

nonisolated struct NavigationTitleModifier: ChromeModifier {
  let title: Text
  @MainActor func contribute(to contribution: ChromeContribution) { contribution.title = title.plainText }
}

nonisolated struct NavigationSubtitleModifier: ChromeModifier {
  let subtitle: Text
  @MainActor func contribute(to contribution: ChromeContribution) { contribution.subtitle = subtitle.plainText }
}

nonisolated struct BackButtonModifier: ChromeModifier {
  let isHidden: Bool
  @MainActor func contribute(to contribution: ChromeContribution) { contribution.hidesBackButton = isHidden }
}
