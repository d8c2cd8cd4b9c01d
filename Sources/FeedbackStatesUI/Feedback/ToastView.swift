import SwiftUI

/// A message on the screen.
///
/// It takes no focus when it appears, and stays for as long as the pointer or the keyboard is on it.
struct ToastView: View {
  private enum Part: Hashable { case button, close }
  let toast: Toast
  let center: FeedbackCenter
  @State private var isHovered = false
  @FocusState private var focus: Part?
  @Environment(\.feedbackWording) private var wording

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: toast.kind.systemImage)
        .foregroundStyle(toast.kind.color)
        .accessibilityHidden(true)
      Text(verbatim: toast.message)
      if let button = toast.button {
        Button(button.title) { center.performButton(of: toast) }
          .buttonStyle(ToastButtonStyle())
          .focused($focus, equals: .button)
      }
      Button {
        center.dismiss(toast.id)
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(ToastButtonStyle(isPlain: true))
      .accessibilityLabel(wording.close)
      .focused($focus, equals: .close)
    }
    .foregroundStyle(.white)
    .padding(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 6))
    .background(Color(white: 0.16).opacity(0.96), in: RoundedRectangle(cornerRadius: 22))
    .onHover { isHovered = $0 }
    .onChange(of: isHovered || focus != nil) { center.isHeld = isHovered || focus != nil }
  }
}

/// Light on dark, as messages are in light and in dark surroundings.
struct ToastButtonStyle: ButtonStyle {
  var isPlain = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(EdgeInsets(top: 5, leading: isPlain ? 8 : 14, bottom: 5, trailing: isPlain ? 8 : 14))
      .background(
        Color.white.opacity(configuration.isPressed ? 0.35 : isPlain ? 0 : 0.15),
        in: RoundedRectangle(cornerRadius: 15))
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
    case .success: Color(red: 0.56, green: 0.87, blue: 0.6)
    case .failure: Color(red: 1, green: 0.6, blue: 0.55)
    case .information: Color(white: 0.8)
    }
  }
}
