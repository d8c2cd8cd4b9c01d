import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ToolbarTests {
    @Observable @MainActor final class Model {
      var isEditing = false
      var presses = 0
      var query = ""
      var isSearching = false
    }

    struct Page: View {
      let model: Model
      var body: some View {
        Text("Content")
          .navigationTitle("Page")
          .navigationSubtitle("2 items")
          .toolbar {
            ToolbarItem(placement: .navigation) { Button("Left") {} }
            if model.isEditing { ToolbarItem(placement: .primaryAction) { Button("Done") { model.presses += 1 } } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("One") {}
              Spacer()
              Button("Two") {}
            }
          }
      }
    }

    @Test func `items stand in the bars, and come and go with conditions`() async {
      let model = Model()
      let scenes = await TestScenes(view: Page(model: model))
      let header = scenes.window.descendants.filter { $0.className == "AdwHeaderBar" }[0]
      #expect(header.visibleTexts.contains("Left"))
      #expect(header.visibleTexts.contains("Page"))
      #expect(header.visibleTexts.contains("2 items"))
      #expect(!header.visibleTexts.contains("Done"))
      let bottom = scenes.window.descendants.filter { $0.className == "GtkActionBar" }[0]
      #expect(bottom.visibleTexts == ["One", "Two"])
      model.isEditing = true
      await scenes.settle()
      await scenes.press("Done", in: header)
      #expect(model.presses == 1)
      model.isEditing = false
      await scenes.settle()
      #expect(!header.visibleTexts.contains("Done"))
    }

    struct Stacked: View {
      var body: some View {
        NavigationStack { Text("Inner").navigationTitle("Inside") }
          .toolbar { Button("Outer") {} }
      }
    }

    @Test func `a stack takes over the window's bar, and what is said around it`() async {
      let scenes = await TestScenes(view: Stacked())
      let headers = scenes.window.descendants.filter { $0.className == "AdwHeaderBar" && $0.isMapped }
      #expect(headers.count == 1)
      #expect(headers.first?.visibleTexts.contains("Outer") == true)
      #expect(headers.first?.visibleTexts.contains("Inside") == true)
    }

    struct Hidden: View {
      var body: some View { Text("Bare").toolbar(.hidden, for: .windowToolbar) }
    }

    @Test func `a bar can be hidden`() async {
      let scenes = await TestScenes(view: Hidden())
      #expect(!scenes.window.descendants.contains { $0.className == "AdwHeaderBar" && $0.isMapped })
    }

    struct Searching: View {
      @Bindable var model: Model
      var body: some View {
        Results(model: model).searchable(text: $model.query, prompt: "Find")
      }
    }

    struct Results: View {
      let model: Model
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text("Query \(model.query), searching \(isSearching)")
        Button("Stop") { dismissSearch() }
      }
    }

    @Test func `what is typed into the search reaches the binding, and ending the search empties it`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Searching(model: model))
      let toggle = try #require(scenes.window.descendants.first { $0.className == "GtkToggleButton" && $0.toolTip == "Search" })
      toggle.emitClicked()
      await scenes.settle()
      #expect(scenes.texts.contains("Query , searching true"))
      let field = try #require(scenes.window.descendants.first { $0.className == "GtkSearchEntry" && $0.isMapped })
      field.replaceText("milk")
      await scenes.settle()
      #expect(model.query == "milk")
      model.query = "bread"
      await scenes.settle()
      #expect(field.shownText == "bread")
      await scenes.press("Stop")
      #expect(model.query.isEmpty)
      #expect(scenes.texts.contains("Query , searching false"))
    }
  }
}
