/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose { case destructive, cancel }
  private let purpose: Purpose

  /// Deletes something, or does something else that cannot be taken back.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// Gives up what is going on.
  public static let cancel = ButtonRole(purpose: .cancel)
}
