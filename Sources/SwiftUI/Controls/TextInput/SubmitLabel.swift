/// What the Return key of a screen keyboard says.
public struct SubmitLabel: Sendable {
  enum Purpose { case done, go, send, join, route, search, `return`, next, `continue` }
  let purpose: Purpose

  public static var done: SubmitLabel { SubmitLabel(purpose: .done) }
  public static var go: SubmitLabel { SubmitLabel(purpose: .go) }
  public static var send: SubmitLabel { SubmitLabel(purpose: .send) }
  public static var join: SubmitLabel { SubmitLabel(purpose: .join) }
  public static var route: SubmitLabel { SubmitLabel(purpose: .route) }
  public static var search: SubmitLabel { SubmitLabel(purpose: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(purpose: .return) }
  public static var next: SubmitLabel { SubmitLabel(purpose: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(purpose: .continue) }
}
