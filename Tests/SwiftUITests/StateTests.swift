import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct StateTests {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \(count)")
          Button("Add") { count += 1 }
          if count > 1 { Text("Many") } else { Text("Few") }
        }
      }
    }

    @Test func `a press changes the state, and the text shows it`() async {
      let window = await TestWindow { Counter() }
      #expect(window.texts == ["Count 0", "Add", "Few"])
      let button = window.widgets { $0.className == "GtkButton" }[0]
      button.activate()
      button.emitClicked()
      button.emitClicked()
      await window.settle()
      #expect(window.texts == ["Count 2", "Add", "Many"])
    }

    struct Rows: View {
      let model: Model
      var body: some View {
        VStack { ForEach(model.names, id: \.self) { Text($0) } }
      }
    }
    @Observable @MainActor final class Model {
      var names = ["a", "b", "c"]
    }

    @Test func `an observable model moves its rows, and their widgets move with them`() async {
      let model = Model()
      let window = await TestWindow { Rows(model: model) }
      let first = window.widgets { $0.shownText == "a" }[0]
      model.names = ["c", "a", "d"]
      await window.settle()
      #expect(window.texts == ["c", "a", "d"])
      #expect(window.widgets { $0.shownText == "a" }[0].isSame(as: first))
    }

    struct Parent: View {
      let model: Model
      @State private var tick = 0
      var body: some View {
        VStack {
          Text("Tick \(tick)")
          Button("Tick") { tick += 1 }
          Child(text: "fixed")
        }
      }
    }
    struct Child: View {
      static var evaluations = 0
      let text: String
      var body: some View {
        Self.evaluations += 1
        return Text(text)
      }
    }

    @Test func `a child whose value is the same does not run again`() async {
      let window = await TestWindow { Parent(model: Model()) }
      let before = Child.evaluations
      window.widgets { $0.className == "GtkButton" }[0].emitClicked()
      await window.settle()
      #expect(window.texts.contains("Tick 1"))
      #expect(Child.evaluations == before)
    }
  }
}
