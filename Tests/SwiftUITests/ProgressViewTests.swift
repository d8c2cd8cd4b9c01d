import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ProgressViewTests {
    @Test func `every form shows what it knows`() async {
      let window = await TestWindow {
        VStack {
          ProgressView()
          ProgressView("Loading…")
          ProgressView(value: 3, total: 4)
          ProgressView(value: 0.5) { Text("Copying") } currentValueLabel: { Text("half") }
          ProgressView("Unknown", value: Double?.none)
          ProgressView(value: 0.25).progressViewStyle(.circular)
        }
      }
      #expect(window.texts == ["Loading…", "Copying", "half", "Unknown"])
      #expect(window.widgets { $0.className == "GtkSpinner" }.count == 3)
      let bars = window.widgets { $0.className == "GtkProgressBar" }
      #expect(bars.map { $0.shownFraction } == [0.75, 0.5])
      #expect(window.widgets { $0.hasAccessibleRole(.progressBar) && $0.isMapped }.count == 6)
    }

    @Test func `a spinner without a label has a name, and one with a label is named by it`() async {
      let window = await TestWindow {
        VStack {
          ProgressView()
          ProgressView("Loading…")
        }
      }
      let spinners = window.widgets { $0.className == "GtkSpinner" }
      #expect(spinners[0].checkAccessibleLabel("Loading") && spinners[1].isNamedByLabels)
    }

    struct Switching: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { ProgressView() }
          Button("Hide") { isShown = false }
        }
      }
    }

    @Test func `a spinner that is off the screen does not turn`() async {
      let window = await TestWindow { Switching() }
      let spinner = window.widgets { $0.className == "GtkSpinner" }[0]
      #expect(spinner.isSpinning)
      window.press("Hide")
      await window.settle()
      #expect(!spinner.isSpinning)
    }

    @Test func `a Progress is followed until it has finished`() async {
      let progress = Progress(totalUnitCount: 10)
      let window = await TestWindow { ProgressView(progress) }
      progress.completedUnitCount = 5
      while window.widgets(where: { $0.className == "GtkProgressBar" && $0.shownFraction == 0.5 }).isEmpty {
        await window.frame()
      }
    }
  }
}
