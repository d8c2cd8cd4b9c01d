import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct DialogTests {
    struct Broken: LocalizedError {
      var errorDescription: String? { "The file is damaged." }
      var recoverySuggestion: String? { "Restore a copy." }
    }

    @Observable @MainActor final class Model {
      var asks = false
      var answer = ""
      var name: String?
      var error: Broken?
      var text = ""
    }

    struct Asking: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").alert("Delete it?", isPresented: $model.asks) {
          Button("Delete", role: .destructive) { model.answer = "delete" }
          Button("Keep", role: .cancel) { model.answer = "keep" }
        } message: {
          Text("It cannot be brought back.")
        }
      }
    }

    @Test func `an alert shows its message and its buttons, the one that gives up first`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Asking(model: model))
      model.asks = true
      await scenes.settle()
      let dialog = try #require(scenes.others.first)
      #expect(dialog.visibleTexts == ["Delete it?", "It cannot be brought back.", "Keep", "Delete"])
      let delete = scenes.buttons(in: dialog).first { $0.title == "Delete" }
      #expect(delete?.widget.hasClass("destructive") == true)
      await scenes.press("Delete", in: dialog)
      #expect(model.answer == "delete")
      #expect(!model.asks)
      #expect(scenes.others.isEmpty)
    }

    struct Naming: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").alert("Name", isPresented: $model.asks) {
          TextField("Name", text: $model.text)
          Button("Save") { model.answer = model.text }.disabled(model.text.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
      }
    }

    @Test func `an alert may hold a field, and its buttons follow what is typed`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Naming(model: model))
      model.asks = true
      await scenes.settle()
      let dialog = try #require(scenes.others.first)
      let save = try #require(scenes.buttons(in: dialog).first { $0.title == "Save" })
      #expect(!save.widget.isSensitive)
      let field = try #require(dialog.descendants.first { $0.className == "GtkText" && $0.isMapped })
      field.replaceText("Groceries")
      await scenes.settle()
      #expect(model.text == "Groceries")
      #expect(save.widget.isSensitive)
      await scenes.press("Save", in: dialog)
      #expect(model.answer == "Groceries")
    }

    struct Failing: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").alert(isPresented: $model.asks, error: model.error) { Button("OK") {} }
      }
    }

    @Test func `an error's alert waits for an error, and says what it says`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Failing(model: model))
      model.asks = true
      await scenes.settle()
      #expect(scenes.others.isEmpty)
      model.error = Broken()
      await scenes.settle()
      let dialog = try #require(scenes.others.first)
      #expect(dialog.visibleTexts == ["The file is damaged.", "Restore a copy.", "OK"])
    }

    struct Choosing: View {
      @Bindable var model: Model
      var body: some View {
        Text("Behind").confirmationDialog("Throw away?", isPresented: $model.asks, presenting: model.name) { name in
          Button("Discard \(name)", role: .destructive) { model.answer = name }
        }
      }
    }

    @Test func `a confirmation has a way out that the app need not give`() async throws {
      let model = Model()
      model.name = "Draft"
      let scenes = await TestScenes(view: Choosing(model: model))
      model.asks = true
      await scenes.settle()
      let dialog = try #require(scenes.others.first)
      #expect(scenes.buttons(in: dialog).map(\.title) == ["Cancel", "Discard Draft"])
      await scenes.press("Cancel", in: dialog)
      #expect(model.answer.isEmpty)
      #expect(!model.asks)
    }

    struct Bubbling: View {
      @Bindable var model: Model
      var body: some View {
        Button("More") { model.asks = true }
          .popover(isPresented: $model.asks) { Button("Inside") { model.asks = false } }
      }
    }

    @Test func `a popover opens with its condition and closes with it`() async throws {
      let model = Model()
      let scenes = await TestScenes(view: Bubbling(model: model))
      await scenes.press("More")
      let popover = try #require(scenes.window.descendants.first { $0.className == "GtkPopover" })
      #expect(popover.visibleTexts == ["Inside"])
      await scenes.press("Inside", in: popover)
      #expect(!scenes.window.descendants.contains { $0.className == "GtkPopover" })
    }
  }
}
