import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct SheetTests {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }

    @Observable @MainActor final class Model {
      var isShown = false {
        didSet { if !isShown { closings += 1 } }
      }
      var closings = 0
      var dismissals = 0
      var tick = 0
      var isLocked = false
      var item: Item?
    }

    struct Presenter: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind \(model.tick)")
          .sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
            VStack {
              Text("Tick \(model.tick)")
              Counter()
            }
            .navigationTitle("Sheet")
            .interactiveDismissDisabled(model.isLocked)
          }
      }
    }

    struct Counter: View {
      @State private var count = 0
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Leave") { dismiss() }
      }
    }

    @Test func `a sheet keeps its state while what presents it changes`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Presenter(model: model))
      model.isShown = true
      await scenes.settle()
      let sheet = try #require(scenes.others.first)
      #expect(sheet.visibleTexts.contains("Sheet"))
      await scenes.press("Count 0", in: sheet)
      model.tick = 3
      await scenes.settle()
      #expect(sheet.visibleTexts.contains("Tick 3"))
      #expect(sheet.visibleTexts.contains("Count 1"))
      await scenes.press("Leave", in: sheet)
      #expect(!model.isShown)
      #expect(model.dismissals == 1)
      #expect(scenes.others.isEmpty)
    }

    @Test func `over a narrow window a sheet is no wider than the window, and its bar keeps its words whole`() async throws {
      struct Narrow: View {
        @Bindable var model: Model
        var body: some View {
          Text("Behind").sheet(isPresented: $model.isShown) {
            NavigationStack {
              Text("Inside").navigationTitle("A title that is far too long for the bar").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Give Up") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Do It") {} }
              }
            }
          }
        }
      }
      let model = Model()
      let window = await TestWindow(width: 340, height: 400) { Narrow(model: model) }
      model.isShown = true
      await window.settle()
      let sheet = try #require(Toolkit.toplevels.first { $0.isMapped && !$0.isSame(as: window.window) })
      #expect(sheet.size.width <= 340)
      for words in ["Give Up", "Do It"] {
        let label = try #require(sheet.descendants.first { $0.isLabel && $0.shownText == words })
        let inside = try #require(sheet.descendants.first { $0.isLabel && $0.shownText == "Inside" })
        #expect(label.size.height <= inside.size.height)
        #expect(label.size.width > 30)
      }
    }

    @Test func `closing the window ends the condition once, and the sheet can be shown again`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Presenter(model: model))
      model.isShown = true
      await scenes.settle()
      try #require(scenes.others.first).emitCloseRequest()
      await scenes.settle()
      #expect(model.closings == 1)
      #expect(model.dismissals == 1)
      #expect(scenes.others.isEmpty)
      model.isShown = true
      await scenes.settle()
      #expect(scenes.others.count == 1)
    }

    @Test func `a locked sheet stays when a person closes it, and goes when the app does`() async throws {
      let model = Model()
      model.isLocked = true
      let scenes = await TestScenes(view: Presenter(model: model))
      model.isShown = true
      await scenes.settle()
      try #require(scenes.others.first).emitCloseRequest()
      await scenes.settle()
      #expect(model.isShown)
      #expect(scenes.others.count == 1)
      model.isShown = false
      await scenes.settle()
      #expect(scenes.others.isEmpty)
      #expect(model.dismissals == 1)
    }

    struct ItemPresenter: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").sheet(item: $model.item) { item in
          VStack {
            Text(item.name)
            Counter()
          }
        }
      }
    }

    @Test func `the same item brings its sheet up to date, another one gets a sheet of its own`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: ItemPresenter(model: model))
      model.item = Item(id: 1, name: "one")
      await scenes.settle()
      let sheet = try #require(scenes.others.first)
      await scenes.press("Count 0", in: sheet)
      model.item?.name = "uno"
      await scenes.settle()
      #expect(sheet.visibleTexts.contains("uno"))
      #expect(sheet.visibleTexts.contains("Count 1"))
      model.item = Item(id: 2, name: "two")
      await scenes.settle()
      let other = try #require(scenes.others.first)
      #expect(other.visibleTexts.contains("two"))
      #expect(other.visibleTexts.contains("Count 0"))
      model.item = nil
      await scenes.settle()
      #expect(scenes.others.isEmpty)
    }

    struct Bars: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").sheet(isPresented: $model.isShown) {
          NavigationStack {
            Text("Inside").navigationTitle("Edit").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Done") { model.isShown = false } }
            }
          }
        }
      }
    }

    @Test func `a sheet's header bar has its title and its own buttons in place of the window's`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Bars(model: model))
      model.isShown = true
      await scenes.settle()
      let sheet = try #require(scenes.others.first)
      let headers = sheet.descendants.filter { $0.className == "AdwHeaderBar" && $0.isMapped }
      #expect(headers.count == 1)
      #expect(headers.first?.visibleTexts == ["Cancel", "Edit", "Done"])
      #expect(!sheet.descendants.contains { $0.hasClass("close") && $0.isMapped })
      let done = scenes.buttons(in: sheet).first { $0.title == "Done" }
      #expect(done?.widget.hasClass("suggested-action") == true)
      await scenes.press("Done", in: sheet)
      #expect(scenes.others.isEmpty)
    }
  }
}
