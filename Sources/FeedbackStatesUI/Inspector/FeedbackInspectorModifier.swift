public import SwiftUI

extension View {
  /// Lets a designer see every state of the app: Control-Shift-I, or Command-Shift-I, opens the feedback inspector.
  ///
  ///     WindowGroup {
  ///       ContentView()
  ///         .feedbackHost()
  ///         .feedbackInspector()
  ///     }
  ///
  /// It lists every loader and action that is alive, with its state, what it is doing and what has happened to it,
  /// and can show any of them slow, empty, failed or offline. It exists in debug builds, and in others that define
  /// `FEEDBACK_INSPECTOR`; elsewhere this does nothing.
  public func feedbackInspector() -> some View {
    #if DEBUG || FEEDBACK_INSPECTOR
      modifier(FeedbackInspectorModifier())
    #else
      self
    #endif
  }
}

#if DEBUG || FEEDBACK_INSPECTOR
  struct FeedbackInspectorModifier: ViewModifier {
    @State private var isOpen = false

    func body(content: Content) -> some View {
      content
        .background { InspectorShortcut { isOpen.toggle() } }
        .overlay(alignment: .trailing) {
          if isOpen {
            InspectorPanel { isOpen = false }
              .transition(.opacity)
          }
        }
        .animation(.default, value: isOpen)
    }
  }

  /// A button that nobody sees; its keys work wherever in the window the keyboard is.
  private struct InspectorShortcut: View {
    let action: @MainActor () -> Void

    var body: some View {
      Button("Feedback Inspector", action: action)
        .keyboardShortcut("i", modifiers: [.command, .shift])
        .focusable(false)
        .allowsHitTesting(false)
        .opacity(0)
        .accessibilityHidden(true)
    }
  }
#endif
