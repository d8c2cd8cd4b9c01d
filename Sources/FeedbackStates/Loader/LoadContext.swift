/// What a fetch is told about itself, and how it tells of its progress.
public struct LoadContext: Sendable {
  /// Why it was asked for.
  public let reason: LoadReason
  /// The number of this attempt, from 1.
  public let attempt: Int
  /// The number of the run, so that what it leaves beside its value can be told from what others leave.
  let run: Int
  private let onProgress: @MainActor @Sendable (Double) -> Void

  init(reason: LoadReason, attempt: Int, run: Int, onProgress: @escaping @MainActor @Sendable (Double) -> Void) {
    self.reason = reason
    self.attempt = attempt
    self.run = run
    self.onProgress = onProgress
  }

  /// Says how much is done, as a fraction from 0 to 1.
  ///
  /// What a fetch says after another took its place is ignored.
  @MainActor public func report(progress: Double) {
    onProgress(progress)
  }
}
