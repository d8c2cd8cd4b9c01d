/// What happens to an action that is started while it is running.
public enum OverlapPolicy: String, Hashable, Sendable, CaseIterable {
  /// The second start does nothing, so a double click sends once.
  case ignoreNew
  /// The second run waits for the first, and follows it even if that fails.
  case queue
  /// The first run is cancelled; for what is only a setting, such as liking and unliking.
  case restart
  /// Both run.
  case concurrent
}
