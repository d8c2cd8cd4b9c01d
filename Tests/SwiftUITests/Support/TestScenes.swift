import Adwaita

@testable import SwiftUI

/// Scenes with real windows, for tests.
@MainActor
final class TestScenes {
  let windows: Windows
  private let node: _Node

  /// Opens the first window of a scene and waits until it has been laid out.
  init<S: Scene>(@SceneBuilder _ scene: () -> S) async {
    precondition(Toolkit.start(), "These tests need a display: run them under xvfb-run.")
    Toolkit.setAnimated(false)
    windows = Windows(appName: "Tests", application: nil)
    var environment = EnvironmentValues()
    environment.windows = windows
    node = S._makeNode(describing: _Description(scene()), in: _NodeContext(parent: nil, environment: environment))
    windows.activate()
    await settle()
  }

  /// Opens a window with a view.
  convenience init<Content: View>(width: CGFloat = 700, height: CGFloat = 500, view: Content) async {
    await self.init { WindowGroup { view }.defaultSize(width: width, height: height) }
  }

  isolated deinit {
    node.remove()
    Scheduler.shared.flush()
  }

  /// The first window.
  var window: Adwaita.Window { windows.open[0].window }

  /// What stands in front of the first window: sheets and dialogs.
  var others: [Widget] {
    let known = windows.open.map(\.window)
    return Toolkit.toplevels.filter { other in other.isMapped && !known.contains { $0.isSame(as: other) } }
  }

  /// All pieces of text in the first window, in order.
  var texts: [String] { window.visibleTexts }

  /// Brings the screen up to date and lets GTK lay it out.
  func settle() async {
    for _ in 0..<4 {
      Scheduler.shared.flush()
      await frame()
    }
  }

  private func frame() async {
    let window = windows.open.first?.window
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let resume: @MainActor () -> Void = { continuation.resume() }
      window?.queueDraw()
      if window?.onNextFrame({ MainLoop.beforeNextRedraw(resume) }) != true { MainLoop.after(milliseconds: 10, resume) }
    }
  }

  /// The buttons on the screen that say something, by what they say or by their tool tip.
  func buttons(in place: Widget? = nil) -> [(title: String, widget: Widget)] {
    (place ?? window).descendants.filter { $0.className == "GtkButton" && $0.isMapped }.compactMap { button in
      let title = button.toolTip ?? button.visibleTexts.first
      return title.map { ($0, button) }
    }
  }

  /// Presses a button, and waits for what comes of it.
  func press(_ title: String, in place: Widget? = nil) async {
    guard let button = buttons(in: place).first(where: { $0.title == title }) else {
      preconditionFailure("No button says “\(title)” among \(buttons(in: place).map(\.title)).")
    }
    button.widget.emitClicked()
    await settle()
  }
}

/// Notes what happens, in order.
@MainActor @Observable
final class Journal {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}
