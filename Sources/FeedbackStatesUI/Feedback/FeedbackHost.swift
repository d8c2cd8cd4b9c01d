public import SwiftUI

extension View {
  /// Shows the messages of this window over the view.
  ///
  /// Place it once, around the content of each window. What is inside finds its ``FeedbackCenter`` in the environment.
  public func feedbackHost() -> some View { modifier(FeedbackHostModifier()) }
}

struct FeedbackHostModifier: ViewModifier {
  @State private var center = FeedbackCenter()
  @Environment(\.feedbackClock) private var clock

  func body(content: Content) -> some View {
    content
      .environment(\.hostedFeedbackCenter, center)
      .overlay(alignment: .bottom) {
        if let toast = center.current {
          ToastView(toast: toast, center: center)
            .id(toast.id)
            .padding()
            .transition(.opacity)
        }
      }
      .animation(.default, value: center.current?.id)
      .onAppear { center.clock = clock }
  }
}

/// A message on the screen.
struct ToastView: View {
  let toast: Toast
  let center: FeedbackCenter

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: toast.kind.systemImage)
        .foregroundStyle(toast.kind.color)
        .accessibilityHidden(true)
      Text(verbatim: toast.message)
      if let button = toast.button {
        Button(button.title) { center.performButton(of: toast) }
      }
      Button {
        center.dismiss(toast.id)
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Close")
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator, lineWidth: 1).allowsHitTesting(false) }
    .onHover { center.isHeld = $0 }
  }
}

extension Toast.Kind {
  var systemImage: String {
    switch self {
    case .success: "checkmark.circle.fill"
    case .failure: "exclamationmark.triangle.fill"
    case .information: "info.circle"
    }
  }

  var color: Color {
    switch self {
    case .success: .green
    case .failure: .red
    case .information: .secondary
    }
  }
}
