import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct SplitViewTests {
    struct Columns: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Work"], id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("Lists")
        } detail: {
          Text("Shows \(chosen ?? "nothing")").navigationTitle(chosen ?? "None")
        }
      }
    }

    @Test func `columns stand side by side where there is room, each with its title`() async {
      let scenes = await TestScenes(width: 900, view: Columns())
      #expect(scenes.texts.contains("Lists"))
      #expect(scenes.texts.contains("Shows nothing"))
      #expect(scenes.window.title == "None")
      #expect(!scenes.buttons().contains { $0.title == "Back" })
    }

    @Test func `a narrow window shows one column, and a link in the sidebar leads to the next`() async {
      let scenes = await TestScenes(
        width: 360,
        view: NavigationSplitView {
          NavigationLink("Open") { Text("Opened").navigationTitle("Detail") }.navigationTitle("Side")
        } detail: {
          Text("Nothing").navigationTitle("Empty")
        })
      #expect(scenes.texts.contains("Open"))
      #expect(!scenes.texts.contains("Nothing"))
      await scenes.press("Open")
      #expect(scenes.texts.contains("Opened"))
      #expect(!scenes.texts.contains("Side"))
      await scenes.press("Back")
      #expect(scenes.texts.contains("Side"))
    }
  }
}
