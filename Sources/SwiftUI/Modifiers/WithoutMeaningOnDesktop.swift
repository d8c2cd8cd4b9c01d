// Modifiers of Apple's SwiftUI that are about hardware or surfaces a desktop does not have. They may be written, so
// that one source serves all systems, and change nothing here. This file is the whole list; anything else that is not
// supported does not compile.

/// How large a title is shown on a phone.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How high a sheet stands on a phone.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

extension View {
  /// A desktop's header bars have one height.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// A desktop's sheets are windows, as high as they need to be.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// A desktop's sheets are windows, as high as they need to be.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// A desktop's sheets are windows, moved by their header bars.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// A desktop's windows have no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
