import SwiftUI

/// A button's label that turns into a spinner, a ring or a tick without changing its size or its spoken name.
struct BusyLabel<Content: View>: View {
  let isSpinning: Bool
  let progress: Double?
  let isConfirming: Bool
  let content: Content

  /// What cannot be seen at all is not spoken either, so a covered label stays in place all but invisible.
  private static var covered: Double { 0.011 }

  var body: some View {
    content
      .opacity(isSpinning || isConfirming ? Self.covered : 1)
      .overlay {
        if isSpinning {
          indicator.controlSize(.small).accessibilityHidden(true)
        } else if isConfirming {
          Image(systemName: "checkmark").accessibilityHidden(true)
        }
      }
  }

  @ViewBuilder private var indicator: some View {
    if let progress {
      // Seen on a plain button as well as on one filled with the accent colour.
      ProgressView(value: progress).progressViewStyle(.circular).tint(.gray)
    } else {
      ProgressView()
    }
  }
}
