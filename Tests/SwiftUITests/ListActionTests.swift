import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ListActionTests {
    @Observable @MainActor final class Model {
      var names: [String]
      var log: [String] = []
      var selected: String?
      var several: Set<String> = []
      init(_ names: [String]) { self.names = names }
    }

    struct Editable: View {
      let model: Model
      var body: some View {
        @Bindable var model = model
        List(selection: $model.several) {
          ForEach(model.names, id: \.self) { Text($0) }
            .onDelete { model.names.remove(atOffsets: $0) }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }

    @Test func `the Delete key removes the selected rows`() async throws {
      let model = Model(["a", "b", "c", "d"])
      let window = await TestWindow { Editable(model: model) }
      let list = try #require(window.list).controller
      #expect(!list.press(KeyPress(.delete)))
      model.several = ["b", "d"]
      await window.settle()
      #expect(list.press(KeyPress(.delete)))
      await window.settle()
      #expect(window.texts == ["a", "c"])
    }

    @Test func `Alt and the arrow keys move the selected row`() async throws {
      let model = Model(["a", "b", "c"])
      let window = await TestWindow { Editable(model: model) }
      let list = try #require(window.list).controller
      model.several = ["a"]
      await window.settle()
      #expect(list.press(KeyPress(.down, alt: true)))
      await window.settle()
      #expect(window.texts == ["b", "a", "c"])
      #expect(list.press(KeyPress(.up, control: true)))
      #expect(list.press(KeyPress(.up, control: true)))
      await window.settle()
      #expect(window.texts == ["a", "b", "c"])
    }

    struct OneSelected: View {
      let model: Model
      var body: some View {
        @Bindable var model = model
        List(model.names, id: \.self, selection: $model.selected) { Text($0) }
      }
    }

    @Test func `a selection goes from the list to the binding and back`() async throws {
      let model = Model(["a", "b", "c"])
      let window = await TestWindow { OneSelected(model: model) }
      let list = try #require(window.list).controller
      #expect(window.selectedTexts == [])
      model.selected = "b"
      await window.settle()
      #expect(window.selectedTexts == ["b"])
      #expect(list.selectRows(2..<3, unselectingOthers: true))
      await window.settle()
      #expect(model.selected == "c")
      #expect(window.selectedTexts == ["c"])
      model.names = ["x", "c", "a"]
      await window.settle()
      #expect(window.selectedTexts == ["c"])
    }

    struct Tagged: View {
      let model: Model
      var body: some View {
        @Bindable var model = model
        List(selection: $model.selected) {
          Section("Places") {
            Text("Home").tag("home")
            Text("Work").tag("work")
          }
          ForEach(model.names, id: \.self) { Text("Name \($0)") }
        }
        .listStyle(.sidebar)
      }
    }

    @Test func `single views are selected by their tags, and headers not at all`() async throws {
      let model = Model(["a"])
      let window = await TestWindow { Tagged(model: model) }
      let list = try #require(window.list).controller
      #expect(!list.selectRows(0..<1, unselectingOthers: true))
      #expect(list.selectRows(2..<3, unselectingOthers: true))
      #expect(model.selected == "work")
      model.selected = "a"
      await window.settle()
      #expect(window.selectedTexts == ["Name a"])
    }

    struct Swipeable: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.names, id: \.self) { name in
            Text(name)
              .swipeActions {
                Button("Remove") { model.names.removeAll { $0 == name } }
                Button("Flag") { model.log.append("flag \(name)") }
              }
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Pin") { model.log.append("pin \(name)") }
              }
              .contextMenu {
                Button("Copy") { model.log.append("copy \(name)") }
              }
          }
        }
      }
    }

    @Test func `a swipe uncovers the actions, which work and close`() async throws {
      let model = Model(["a", "b"])
      let window = await TestWindow { Swipeable(model: model) }
      let swipes = try #require(window.list?.controller.swipes)
      let cell = try #require(window.cell(showing: "b"))
      #expect(window.texts == ["a", "b"])
      #expect(swipes.push(cell, to: -200))
      swipes.settle()
      await window.settle()
      #expect(window.texts == ["a", "b", "Flag", "Remove"])
      window.press("Flag")
      await window.settle()
      #expect(model.log == ["flag b"])
      #expect(window.texts == ["a", "b"])
    }

    @Test func `a full swipe does the first action, where that is allowed`() async throws {
      let model = Model(["a", "b"])
      let window = await TestWindow { Swipeable(model: model) }
      let swipes = try #require(window.list?.controller.swipes)
      let cell = try #require(window.cell(showing: "a"))
      _ = swipes.push(cell, to: Double(cell.width))
      swipes.settle()
      await window.settle()
      #expect(model.log == [])
      swipes.close()
      _ = swipes.push(cell, to: -Double(cell.width) * 0.9)
      swipes.settle()
      await window.settle()
      #expect(window.texts == ["b"])
    }

    @Test func `a row's menu has its own items and what a swipe would uncover`() async throws {
      let model = Model(["a", "b"])
      let window = await TestWindow { Swipeable(model: model) }
      let list = try #require(window.list).controller
      let cell = try #require(window.cell(showing: "a"))
      #expect(list.openMenu(of: cell, at: nil))
      await window.settle()
      #expect(window.texts.suffix(4) == ["Copy", "Pin", "Remove", "Flag"])
      window.press("Copy")
      await window.settle()
      #expect(model.log == ["copy a"])
      #expect(window.texts == ["a", "b"])
    }

    struct Twice: View {
      var body: some View {
        List {
          ForEach(["a"], id: \.self) { name in
            Text(name)
              .swipeActions { actions }
              .contextMenu { actions }
          }
        }
      }

      @ViewBuilder private var actions: some View {
        Button("Edit") {}
        Button("Remove", role: .destructive) {}
      }
    }

    @Test func `an action that stands in the row's own menu is not added again`() async throws {
      let window = await TestWindow { Twice() }
      let list = try #require(window.list).controller
      #expect(list.openMenu(of: try #require(window.cell(showing: "a")), at: nil))
      await window.settle()
      #expect(window.texts == ["a", "Edit", "Remove"])
    }

    @Test func `rows that can be deleted have an action for it`() async throws {
      let model = Model(["a", "b"])
      let window = await TestWindow { Editable(model: model) }
      let list = try #require(window.list).controller
      let cell = try #require(window.cell(showing: "a"))
      #expect(list.openMenu(of: cell, at: nil))
      await window.settle()
      window.press("Delete")
      await window.settle()
      #expect(window.texts == ["b"])
    }
  }
}

extension TestWindow {
  /// The cell whose row shows a text.
  func cell(showing text: String) -> RowCell? {
    list?.controller.shownCells.first { $0.cell.child?.descendants.contains { $0.shownText == text } == true }
  }

  /// The texts of the rows that look selected.
  var selectedTexts: [String] {
    (list?.controller.shownCells ?? []).filter { $0.cell.isSelected }
      .flatMap { $0.cell.child?.descendants.compactMap(\.shownText) ?? [] }
  }

  /// Presses the button with a title.
  func press(_ title: String) {
    widgets { $0.className == "GtkButton" && $0.descendants.contains { $0.shownText == title } }.first?.emitClicked()
  }
}
