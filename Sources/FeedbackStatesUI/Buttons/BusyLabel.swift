import SwiftUI

/// A button's label that turns into a spinner without changing its size or its spoken name.
struct BusyLabel<Content: View>: View {
  let isSpinning: Bool
  let content: Content

  var body: some View {
    content
      .opacity(isSpinning ? 0 : 1)
      .overlay {
        if isSpinning {
          ProgressView().controlSize(.small).accessibilityHidden(true)
        }
      }
  }
}
