/// An edit that is shown although the server has not confirmed it yet.
@MainActor public struct PendingEdit {
  private let onConfirm: @MainActor () -> Void
  private let onDiscard: @MainActor () -> Void

  init(confirm: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void) {
    onConfirm = confirm
    onDiscard = discard
  }

  /// Says that the server has made the edit.
  public func confirm() {
    onConfirm()
  }

  /// Takes the edit back; others stay in place.
  public func discard() {
    onDiscard()
  }
}
