import Adwaita
import CMainLoopHook
@testable import SwiftUI

/// A real window with a view in it, for tests.
@MainActor
package final class TestWindow<Content: View> {
  package let window: Adwaita.Window
  private let root: RootNode<Content>

  /// Opens a window and waits until its first frame has been laid out.
  package init(width: Int = 480, height: Int = 360, _ content: Content) async {
    precondition(Toolkit.start(), "These tests need a display: run them under xvfb-run.")
    window = Adwaita.Window()
    Scheduler.shared.pacemaker = window
    root = RootNode(content, environment: EnvironmentValues())
    window.setDefaultSize(width: width, height: height)
    window.content = root.container
    window.present()
    Scheduler.shared.flush()
    await settle()
  }

  package convenience init(width: Int = 480, height: Int = 360, @ViewBuilder _ content: () -> Content) async {
    await self.init(width: width, height: height, content())
  }

  isolated deinit {
    root.remove()
    window.destroy()
  }

  /// The top of the view graph.
  package var node: _Node { root }

  /// Brings the screen up to date and lets GTK lay it out.
  package func settle() async {
    for _ in 0..<3 {
      Scheduler.shared.flush()
      await frame()
    }
  }

  /// Waits until the window has drawn its next frame.
  package func frame() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let resume: @MainActor () -> Void = { continuation.resume() }
      window.queueDraw()
      if !window.onNextFrame({ MainLoop.beforeNextRedraw(resume) }) { MainLoop.after(milliseconds: 10, resume) }
    }
  }

  /// The widgets on the screen that satisfy a condition, from top to bottom.
  package func widgets(where condition: (Widget) -> Bool) -> [Widget] { window.descendants.filter(condition) }

  /// All pieces of text on the screen, in order.
  package var texts: [String] { window.visibleTexts }
}
