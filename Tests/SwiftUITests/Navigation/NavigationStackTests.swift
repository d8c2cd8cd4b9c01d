import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct NavigationStackTests {
    @Observable @MainActor final class Model {
      var path: [Int] = []
      var isPresented = false
      var tick = 0
    }

    struct Pages: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          VStack {
            Text("Root \(model.tick)")
            NavigationLink("One", value: 1)
          }
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Page \(number) of tick \(model.tick)")
              Counter()
              NavigationLink("Next", value: number + 1)
            }
            .navigationTitle("Title \(number)")
          }
        }
      }
    }

    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `a link puts its page and its value on the stack, and the back button takes them off`() async {
      let model = Model()
      let scenes = await TestScenes(view: Pages(model: model))
      #expect(scenes.texts.contains("Start"))
      #expect(scenes.window.title == "Start")
      await scenes.press("One")
      #expect(model.path == [1])
      #expect(scenes.texts.contains("Page 1 of tick 0"))
      #expect(scenes.window.title == "Title 1")
      await scenes.press("Next")
      #expect(model.path == [1, 2])
      await scenes.press("Back")
      #expect(model.path == [1])
      #expect(scenes.texts.contains("Page 1 of tick 0"))
      #expect(!scenes.texts.contains("Page 2 of tick 0"))
      await scenes.press("Back")
      #expect(model.path.isEmpty)
      #expect(scenes.texts.contains("Root 0"))
    }

    @Test func `the stack follows its path`() async {
      let model = Model()
      model.path = [1, 2]
      let scenes = await TestScenes(view: Pages(model: model))
      #expect(scenes.window.title == "Title 2")
      model.path = [1, 5, 6]
      await scenes.settle()
      #expect(scenes.window.title == "Title 6")
      model.path = []
      await scenes.settle()
      #expect(scenes.window.title == "Start")
    }

    @Test func `a page keeps its state while what is around it changes, and shows the change`() async {
      let model = Model()
      let scenes = await TestScenes(view: Pages(model: model))
      await scenes.press("One")
      await scenes.press("Count 0")
      model.tick = 7
      await scenes.settle()
      #expect(scenes.texts.contains("Page 1 of tick 7"))
      #expect(scenes.texts.contains("Count 1"))
    }

    @Test func `a value without a destination is told of, and nothing is pushed`() async {
      var warnings: [String] = []
      let report = Diagnostics.report
      Diagnostics.report = { warnings.append($0) }
      defer { Diagnostics.report = report }
      let scenes = await TestScenes(view: NavigationStack { NavigationLink("Go", value: "x").navigationTitle("Root") })
      await scenes.press("Go")
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("navigationDestination(for: String.self)") == true)
      #expect(scenes.window.title == "Root")
    }

    struct Presenting: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Text("Root").navigationTitle("Root")
            .navigationDestination(isPresented: $model.isPresented) { Text("Shown").navigationTitle("Shown") }
        }
      }
    }

    @Test func `a page that a condition shows goes with it, and going back ends the condition`() async {
      let model = Model()
      let scenes = await TestScenes(view: Presenting(model: model))
      model.isPresented = true
      await scenes.settle()
      #expect(scenes.window.title == "Shown")
      await scenes.press("Back")
      #expect(!model.isPresented)
      #expect(scenes.window.title == "Root")
      model.isPresented = true
      await scenes.settle()
      model.isPresented = false
      await scenes.settle()
      #expect(scenes.window.title == "Root")
    }

    struct Appearing: View {
      let journal: Journal
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Dismissing().onAppear { journal.note("page in") }.onDisappear { journal.note("page out") }
          }
          .onAppear { journal.note("root in") }
          .onDisappear { journal.note("root out") }
        }
      }
    }

    struct Dismissing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }

    @Test func `a page that is covered disappears, and appears again when it is back in front`() async {
      let journal = Journal()
      let scenes = await TestScenes(view: Appearing(journal: journal))
      #expect(journal.entries == ["root in"])
      await scenes.press("Go")
      #expect(Set(journal.entries.suffix(2)) == ["root out", "page in"])
      await scenes.press("Leave")
      #expect(Set(journal.entries.suffix(2)) == ["root in", "page out"])
      #expect(journal.entries.count == 5)
    }

    @Test func `a path of several types can be saved and read back`() throws {
      var path = NavigationPath()
      path.append(3)
      path.append("three")
      let saved = try JSONEncoder().encode(#require(path.codable))
      let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
      #expect(restored == path)
    }
  }
}
