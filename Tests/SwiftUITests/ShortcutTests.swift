import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ShortcutTests {
    @Test func `a key becomes GTK's spelling of it`() {
      #expect(KeyEquivalent.upArrow.acceleratorName == "Up" && KeyEquivalent("N").acceleratorName == "n")
      #expect(KeyEquivalent(",").acceleratorName == "comma" && KeyEquivalent.return.acceleratorName == "Return")
      #expect(EventModifiers([.command, .shift]).acceleratorPrefix == "<Control><Shift>")
    }

    struct Idle: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Toggle("On", isOn: .constant(true))
          ProgressView(value: 0.5)
          Menu("Menu") { Button("One") {} }
        }
      }
    }

    @Test func `controls at rest evaluate nothing`() async {
      let window = await TestWindow { Idle() }
      await window.settle()
      let before = Scheduler.shared.evaluationCount
      for _ in 0..<10 { await window.frame() }
      #expect(Scheduler.shared.evaluationCount == before)
    }
  }
}
