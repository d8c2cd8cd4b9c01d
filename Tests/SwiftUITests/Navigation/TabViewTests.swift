import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct TabViewTests {
    @Observable @MainActor final class Model { var tab = "a" }

    struct Tabs: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        TabView(selection: $model.tab) {
          Text("First").navigationTitle("One").tabItem { Text("A") }.tag("a")
            .onAppear { journal.note("a in") }.onDisappear { journal.note("a out") }
          Text("Second").navigationTitle("Two").onAppear { journal.note("b in") }.tabItem { Text("B") }.tag("b")
        }
      }
    }

    @Test func `the selection brings its tab to the front, and only that one appears`() async {
      let model = Model()
      let journal = Journal()
      let scenes = await TestScenes(view: Tabs(model: model, journal: journal))
      #expect(scenes.texts.contains("First"))
      #expect(!scenes.texts.contains("Second"))
      #expect(journal.entries == ["a in"])
      #expect(scenes.window.title == "One")
      model.tab = "b"
      await scenes.settle()
      #expect(scenes.texts.contains("Second"))
      #expect(scenes.window.title == "Two")
      #expect(journal.entries.contains("b in"))
    }

    @Test func `a press on the switch changes the selection`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Tabs(model: model, journal: Journal()))
      let buttons = scenes.window.descendants.filter { $0.className == "AdwViewSwitcherButton" && $0.isMapped }
      #expect(buttons.count == 2)
      buttons.last?.emitClicked()
      await scenes.settle()
      #expect(model.tab == "b")
    }

    struct Stacks: View {
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { NavigationStack { Text("First").navigationTitle("One") } }
          Tab("B", systemImage: "gear") { NavigationStack { Text("Second").navigationTitle("Two") } }
        }
      }
    }

    @Test func `tabs with header bars of their own have the switch at the lower edge`() async {
      let scenes = await TestScenes(view: Stacks())
      #expect(scenes.window.descendants.contains { $0.className == "AdwViewSwitcherBar" && $0.isMapped })
      #expect(scenes.window.descendants.filter { $0.className == "AdwHeaderBar" && $0.isMapped }.count == 1)
    }
  }
}
