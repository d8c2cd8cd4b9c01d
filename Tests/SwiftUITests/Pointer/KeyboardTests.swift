import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct KeyboardTests {
    struct Row: View {
      var body: some View {
        HStack(alignment: .top) {
          Button("Tall") {}.frame(height: 60)
          TextField("Title", text: .constant("text"))
          Button("Last") {}
        }
      }
    }

    @Test func `Tab goes through a row in the order in which it is written, and Shift-Tab back`() async throws {
      let window = await TestWindow { Row() }
      await window.becomeActive()
      func focused() -> String { window.widgets { $0.hasFocus }.first.map { $0.visibleTexts.first ?? $0.className } ?? "" }
      var order = [focused()]
      for _ in 0..<2 {
        await Hand.key("Tab")
        order.append(focused())
      }
      #expect(order == ["Tall", "GtkText", "Last"])
      await Hand.key("Shift", "Tab")
      #expect(focused() == "GtkText")
      await Hand.key("Shift", "Tab")
      #expect(focused() == "Tall")
    }
  }
}
