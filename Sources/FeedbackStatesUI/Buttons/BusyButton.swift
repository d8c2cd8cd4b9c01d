import FeedbackStates
import SwiftUI

/// A button that is disabled at once while its work goes on, and spins once that has taken a moment.
struct BusyButton<Content: View>: View {
  let role: ButtonRole?
  let isBusy: Bool
  let action: @MainActor () -> Void
  let content: Content
  @State private var indicator = Indicator()
  @Environment(\.indicatorTiming) private var timing
  @Environment(\.feedbackClock) private var clock

  var body: some View {
    Button(role: role, action: action) {
      BusyLabel(isSpinning: indicator.isVisible, content: content)
    }
    .disabled(isBusy || indicator.isVisible)
    .accessibilityValue(isBusy ? "In progress" : "")
    .onChange(of: isBusy, initial: true) {
      indicator.update(isBusy: isBusy, timing: timing.applied(to: .button), clock: clock)
    }
  }
}
