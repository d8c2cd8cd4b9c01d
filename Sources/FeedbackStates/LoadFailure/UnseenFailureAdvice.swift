#if DEBUG
  /// Tells a developer, once for each loader and action, that a failure cannot be seen by anybody.
  @MainActor package enum UnseenFailureAdvice {
    /// How long somebody has to read the failure; tests wait here.
    package static var wait: @MainActor () async -> Void = { try? await Task.sleep(for: .seconds(5)) }
    /// Where the advice goes; tests listen here.
    package static var deliver: @MainActor (String) -> Void = { print($0) }
  }
#endif
