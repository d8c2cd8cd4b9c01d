import Adwaita

/// Follows a `Progress` while it is on the screen.
///
/// Foundation tells nobody on this system when a `Progress` changes, so it is looked at four times a second until it
/// has finished or was cancelled.
struct ProgressFollower: View {
  let progress: Progress
  let content: @MainActor (_ fraction: Double?, _ description: String, _ detail: String) -> AnyView
  @State private var seen = 0

  @MainActor var body: some View {
    // Read, so that a look that finds something new leads back here.
    _ = seen
    return content(
      progress.isIndeterminate ? nil : progress.fractionCompleted, progress.localizedDescription ?? "",
      progress.localizedAdditionalDescription ?? ""
    )
    .task {
      var last = progress.completedUnitCount
      while !Task.isCancelled, !progress.isFinished, !progress.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        if progress.completedUnitCount != last || progress.isFinished {
          last = progress.completedUnitCount
          seen += 1
        }
      }
    }
  }
}

/// Follows a time that goes by, while it is on the screen.
struct IntervalFollower: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let content: @MainActor (_ fraction: Double) -> AnyView
  @State private var now = Date()

  @MainActor private var fraction: Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = min(1, max(0, now.timeIntervalSince(interval.lowerBound) / length))
    return countsDown ? 1 - gone : gone
  }

  @MainActor var body: some View {
    content(fraction).task {
      while !Task.isCancelled, Date() < interval.upperBound {
        try? await Task.sleep(for: .seconds(1))
        now = Date()
      }
      now = Date()
    }
  }
}
