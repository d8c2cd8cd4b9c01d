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

    struct Chained: View {
      @State private var isOpen = false
      @State private var text = ""
      @FocusState private var isTyping: Bool
      let log: (String) -> Void
      var body: some View {
        VStack {
          Button("Open") {
            isOpen = true
            isTyping = true
          }
          .keyboardShortcut("n", modifiers: .command)
          if isOpen { TextField("Title", text: $text).focused($isTyping).onChange(of: text) { log(text) } }
        }
      }
    }

    @Test func `what is typed right after a shortcut goes to where the shortcut leads`() async throws {
      var typed = ""
      let window = await TestWindow { Chained { typed = $0 } }
      await window.becomeActive()
      await Hand.key("Control", "n")
      await Hand.type("abc")
      await window.settle()
      #expect(typed == "abc")
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
