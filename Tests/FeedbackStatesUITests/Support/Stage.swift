import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
@testable import SwiftUI
import WindowTesting

/// A place to show views on, with a clock that stands still and an ear for announcements.
@MainActor final class Stage {
  let clock = TestClock()
  let time: LoadClock
  /// What was announced, oldest first.
  private(set) var spoken: [String] = []
  /// What of it interrupted what was being spoken.
  private(set) var interruptions: [String] = []

  init() {
    time = clock.loadClock
    Announcements.deliver = { [weak self] text, priority in
      self?.spoken.append(text)
      if priority == .high { self?.interruptions.append(text) }
    }
    // Messages of earlier tests are none of ours.
    for toast in FeedbackCenter.shared.toasts { FeedbackCenter.shared.dismiss(toast.id) }
    forget()
  }

  /// Opens a window whose indicators and messages follow the clock.
  func show<V: View>(
    width: Int = 480, height: Int = 360, @ViewBuilder _ content: () -> V
  ) async -> TestWindow<ModifiedContent<V, StageModifier>> {
    await TestWindow(width: width, height: height, content().modifier(StageModifier(time: time)))
  }

  /// Makes a loader of words that fetches what a test says, and never again by itself.
  func loader(
    named name: String = "words", policy: LoadPolicy = LoadPolicy(retry: .never),
    connectivity: Connectivity = Connectivity(), _ fetch: ScriptedOperation<Void, [String]>
  ) -> Loader<[String]> {
    Loader(name, policy: policy, clock: time, connectivity: connectivity) { try await fetch() }
  }

  func forget() {
    spoken = []
    interruptions = []
  }
}

struct StageModifier: ViewModifier {
  let time: LoadClock

  func body(content: Content) -> some View {
    content.environment(\.feedbackClock, time)
  }
}

extension TestWindow {
  /// Lets time pass, and what follows from it happen.
  func pass(_ duration: Duration, on stage: Stage) async {
    await settle()
    stage.clock.advance(by: duration)
    await settle()
  }

  /// The buttons with some text on them.
  func buttons(_ text: String) -> [Widget] {
    widgets { $0.className == "GtkButton" && $0.isMapped && $0.visibleTexts.contains(text) }
  }

  /// The only button with some text on it.
  func button(_ text: String) -> Widget? { buttons(text).first }

  /// The button that is spoken of by a name.
  func button(named name: String) -> Widget? {
    widgets { $0.className == "GtkButton" && $0.isMapped && $0.checkAccessibleLabel(name) }.first
  }

  func label(_ text: String) -> Widget? { widgets { $0.isLabel && $0.isMapped && $0.shownText == text }.first }

  /// Lets the pointer come onto a text, or leave it.
  func hover(over text: String, _ isInside: Bool) {
    for widget in widgets(where: { $0.visibleTexts.contains(text) }) { widget.emitHover(isInside) }
  }

  /// Whether a spinner can be seen.
  var isSpinning: Bool { !widgets { ($0.className == "GtkSpinner" || $0.className == "AdwSpinner") && $0.isMapped }.isEmpty }
}

struct Problem: FailureDescribing, Equatable {
  var message = "The shop is closed."
  var failureTitle: String? { "No milk" }
  var failureMessage: String? { message }
  var isRetryable: Bool? { false }
}

/// Whether something is on the screen.
@Observable @MainActor final class Presence {
  var isShown = true
}

/// What something is called.
@Observable @MainActor final class Naming {
  var title = "letter"
}
