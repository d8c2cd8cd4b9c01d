/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, topBarLeading, topBarTrailing, bottomBar
    case confirmationAction, cancellationAction, destructiveAction, status, keyboard
  }
  let kind: Kind

  /// At the end of the header bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the header bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the start of the header bar.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// At the end of the header bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// At the end of the header bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// At the start of the header bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  /// At the end of the header bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
  /// In a bar below the content.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// At the end of the header bar, marked as what finishes a sheet.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// At the start of the header bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// At the end of the header bar, marked as what destroys something.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// In the middle of the bar below the content.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Above an on-screen keyboard, which is not for the app to show here: such items are left out.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
}

extension ToolbarItemPlacement {
  /// Whether such an item ends a sheet, so that the window's own close button is not needed.
  var closesSheet: Bool { kind == .cancellationAction || kind == .confirmationAction }
}

/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, windowToolbar, tabBar }
  let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The header bar of a page.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The header bar of a window.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
  /// The switch between tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

extension View {
  /// Shows or hides bars of the page that the view is on.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
  }

  /// Shows or hides bars of the page that the view is on.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
  }

  @available(*, deprecated, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: hidden ? .hidden : .automatic, bars: [.navigationBar]))
  }
}

nonisolated struct ToolbarVisibilityModifier: ChromeModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  @MainActor func contribute(to contribution: ChromeContribution) {
    contribution.barVisibility = [:]
    for bar in bars { contribution.barVisibility[bar == .automatic ? .navigationBar : bar] = visibility }
  }
}
