import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct MenuTests {
    @MainActor @Observable final class Model {
      var log: [String] = []
      var isPinned = false
      var order = 1
    }

    struct Content: View {
      @Bindable var model: Model
      var body: some View {
        Button("Open") { model.log.append("open") }
        Button("Delete", role: .destructive) { model.log.append("delete") }.disabled(true)
        Divider()
        Toggle("Pin", isOn: $model.isPinned)
        Menu("More") { Button("Share") { model.log.append("share") } }
        Picker("Order", selection: $model.order) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      }
    }

    @Test func `buttons, toggles, menus and pickers become items of the menu`() async throws {
      let model = Model()
      let window = await TestWindow { Menu("Actions") { Content(model: model) } }
      #expect(window.texts == ["Actions"])
      let menu = MenuContentNode(Content(model: model), below: window.node) { _ in }
      #expect(menu.entries.description == "Open Delete(disabled) | Pin[ ] More(Share) | Order: Name[x] Date[ ]")
      #expect(MenuModel.activate("Open", in: menu.entries) && MenuModel.activate("Share", in: menu.entries))
      #expect(!MenuModel.activate("Delete", in: menu.entries))
      #expect(MenuModel.activate("Pin", in: menu.entries) && MenuModel.activate("Date", in: menu.entries))
      #expect(model.log == ["open", "share"] && model.isPinned && model.order == 2)
      await window.settle()
      #expect(menu.entries.description == "Open Delete(disabled) | Pin[x] More(Share) | Order: Name[ ] Date[x]")
      menu.remove()
    }

    @Test func `a press opens the menu, and nothing is made of it before`() async {
      let model = Model()
      var made = 0
      let window = await TestWindow {
        Menu("Actions") {
          Text("Hello").onAppear { made += 1 }
          Button("Open") { model.log.append("open") }
        }
      }
      #expect(made == 0)
      let button = window.widgets { $0.className == "GtkMenuButton" }[0]
      button.openMenu()
      await window.settle()
      #expect(made == 1)
      let items = window.widgets { $0.className == "GtkModelButton" && $0.isMapped }
      #expect(items.count == 2)
      items[1].emitClicked()
      await window.settle()
      #expect(model.log == ["open"])
    }

    @Test func `a primary action is done by the button, and the menu stands beside it`() async {
      let model = Model()
      let window = await TestWindow {
        Menu("Save") {
          Button("Save as…") {}
        } primaryAction: {
          model.log.append("save")
        }
      }
      let split = window.widgets { $0.className == "AdwSplitButton" }[0]
      split.emitClicked()
      #expect(model.log == ["save"] && window.texts.contains("Save"))
    }
  }
}

extension [MenuModel.Entry] {
  /// The entries in one line, sections parted by bars.
  var description: String {
    map { entry in
      switch entry {
      case .item(let title, let isOn, let isEnabled, _):
        title + (isOn.map { $0 ? "[x]" : "[ ]" } ?? "") + (isEnabled ? "" : "(disabled)")
      case .submenu(let title, let entries): "\(title)(\(entries.description))"
      case .section(let title, let entries): "\(title.map { $0 + ": " } ?? "")\(entries.description)"
      }
    }.joined(separator: contains { if case .section = $0 { true } else { false } } ? " | " : " ")
  }
}
