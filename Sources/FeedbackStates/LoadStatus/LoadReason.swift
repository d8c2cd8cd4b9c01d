/// Why something is being fetched.
public enum LoadReason: String, Hashable, Sendable, CaseIterable {
  /// Nothing was there yet.
  case firstLoad
  /// The input changed, so what was there answers another question.
  case newInput
  /// Somebody asked again for what is there.
  case refresh
  /// Somebody asked again after a failure.
  case retry
  /// What is there was said to be out of date.
  case invalidation
  /// A timer asked again.
  case timer
  /// The app came back to the front.
  case focus
  /// The connection came back.
  case reconnect
  /// The page after the last one.
  case nextPage
  /// Somebody changes something, as opposed to reading it.
  case mutation
  /// The page before the first one.
  case previousPage
}
