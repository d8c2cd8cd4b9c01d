import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct FocusTests {
    @MainActor @Observable final class Model {
      var rows = [1, 2, 3]
      var seen: [Int?] = []
    }

    struct Rows: View {
      let model: Model
      @FocusState private var focused: Int?
      var body: some View {
        VStack {
          ForEach(model.rows, id: \.self) { row in
            TextField("Row \(row)", text: .constant("")).focused($focused, equals: row)
          }
          Text("Focus \(focused ?? 0)")
          Button("Add") {
            model.rows.append(9)
            focused = 9
          }
          Button("Second") { focused = 2 }
          Button("Nobody") { focused = nil }
          Button("Remove") {
            model.rows.removeAll { $0 == focused }
            focused = model.rows.last
          }
        }
        .onChange(of: focused) { model.seen.append(focused) }
      }
    }

    @Test func `the state moves the keyboard, and the keyboard the state`() async {
      let model = Model()
      let window = await TestWindow { Rows(model: model) }
      window.press("Second")
      await window.settle()
      #expect(window.fields[1].containsFocus && window.texts.contains("Focus 2"))
      window.fields[0].grabFocus()
      await window.settle()
      #expect(window.texts.contains("Focus 1"))
      window.press("Nobody")
      await window.settle()
      #expect(!window.fields.contains { $0.containsFocus } && window.texts.contains("Focus 0"))
      #expect(model.seen == [2, 1, nil])
    }

    @Test func `a field that appears in the same update takes the keyboard`() async {
      let window = await TestWindow { Rows(model: Model()) }
      window.press("Add")
      await window.settle()
      #expect(window.fields.count == 4 && window.fields[3].containsFocus)
      #expect(window.texts.contains("Focus 9"))
    }

    @Test func `removing the field with the keyboard moves it where the state says`() async {
      let model = Model()
      let window = await TestWindow { Rows(model: model) }
      window.press("Second")
      await window.settle()
      window.press("Remove")
      await window.settle()
      #expect(model.rows == [1, 3])
      #expect(window.fields[1].containsFocus && window.texts.contains("Focus 3"))
    }

    struct RenewedRow: View {
      @State private var text = "Mil"
      @State private var version = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        List {
          TextField("Name", text: $text).textFieldStyle(.plain).focused($isFocused).id(version)
        }
        Button("Write") { isFocused = true }
        Button("Renew") { version += 1 }
      }
    }

    @Test func `a row that gets other widgets while it is typed in goes on behind what is there`() async throws {
      let window = await TestWindow { RenewedRow() }
      window.press("Write")
      await window.settle()
      let before = try #require(window.fields.first)
      before.cursorPosition = 3
      window.press("Renew")
      await window.settle()
      let field = try #require(window.fields.first)
      #expect(field.containsFocus && !before.isMapped)
      #expect(field.cursorPosition == 3 && !field.isMarked)
    }

    struct Single: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($isFocused)
          Text(isFocused ? "in" : "out")
          Button("Leave") { isFocused = false }
        }
        .onAppear { isFocused = true }
      }
    }

    @Test func `a Boolean state works as well, from the first appearance on`() async {
      let window = await TestWindow { Single() }
      #expect(window.fields[0].containsFocus && window.texts.contains("in"))
      window.press("Leave")
      await window.settle()
      #expect(!window.fields[0].containsFocus && window.texts.contains("out"))
    }
  }
}
