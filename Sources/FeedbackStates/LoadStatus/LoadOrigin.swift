/// Where a value came from.
public enum LoadOrigin: String, Hashable, Sendable, CaseIterable {
  /// It was handed in at the start, or nothing was.
  case initial
  /// It was kept from an earlier run of the app.
  case cache
  /// It was fetched.
  case live
  /// It was fetched, and edits are shown over it that the server has not confirmed yet.
  case optimistic
}
