import FeedbackStates
import SwiftUI

/// A button that is disabled at once while its work goes on, and spins once that has taken a moment.
struct BusyButton<Label: View>: View {
  var role: ButtonRole?
  let isBusy: Bool
  var progress: Double?
  /// The number of the last run that succeeded.
  var lastSuccess: ActionRunID?
  let action: @MainActor () -> Void
  let label: Label
  @State private var indicator = Indicator()
  @State private var confirmation = Indicator()
  @Environment(\.asyncButtonLabel) private var style
  @Environment(\.indicatorTiming) private var timing
  @Environment(\.feedbackClock) private var clock
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    let isSpinning = indicator.isVisible
    let isConfirming = confirmation.isVisible && !isBusy
    Button(role: role, action: action) {
      style.make(
        AsyncButtonStyleConfiguration(
          label: AsyncButtonStyleConfiguration.Label(content: AnyView(label)), isRunning: isBusy,
          isIndicatorVisible: isSpinning, progress: progress, isConfirming: isConfirming && !isSpinning))
    }
    .disabled(isBusy || isSpinning)
    .accessibilityValue(isBusy ? wording.inProgress : isConfirming ? wording.done : "")
    .onChange(of: isBusy, initial: true) {
      indicator.update(isBusy: isBusy, timing: timing.applied(to: .button), clock: clock)
    }
    .onChange(of: lastSuccess) {
      if lastSuccess != nil { confirmation.flash(for: .milliseconds(1_200), clock: clock) }
    }
  }
}
