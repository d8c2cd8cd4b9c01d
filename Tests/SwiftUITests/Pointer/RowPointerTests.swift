import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  /// Lists under a real pointer and a real keyboard: what is done here goes through the X server.
  @MainActor @Suite struct RowPointerTests {
    @Observable @MainActor final class Model {
      var names: [String]
      var log: [String] = []
      init(_ names: [String]) { self.names = names }
    }

    struct Swipeable: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.names, id: \.self) { name in
            Text(name)
              .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
              .swipeActions {
                Button("Remove", role: .destructive) { model.names.removeAll { $0 == name } }
                Button("Flag") { model.log.append("flag \(name)") }.tint(.orange)
              }
              .swipeActions(edge: .leading) {
                Button("Pin") { model.log.append("pin \(name)") }
              }
          }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }

    private func open(_ names: [String] = ["a", "b", "c"]) async -> (Model, TestWindow<Swipeable>) {
      let model = Model(names)
      let window = await TestWindow { Swipeable(model: model) }
      Toolkit.setAnimated(false)
      await window.becomeActive()
      return (model, window)
    }

    private func label<Content>(_ text: String, in window: TestWindow<Content>) throws -> Widget {
      try #require(window.widgets { $0.isMapped && $0.isLabel && $0.shownText == text }.first)
    }

    // MARK: Swipes

    @Test func `a drag to the left uncovers the actions, the first of them at the edge`() async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("b", in: window), x: 300)
      await Hand.press()
      await Hand.move(byX: -140)
      await Hand.release()
      await window.settle()
      #expect(window.texts == ["a", "b", "Flag", "Remove", "c"])
      await Hand.click(try label("Flag", in: window))
      await window.settle()
      #expect(model.log == ["flag b"])
      #expect(window.texts == ["a", "b", "c"])
    }

    @Test func `a drag to the right uncovers what stands at the other side`() async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("b", in: window), x: 100)
      await Hand.press()
      await Hand.move(byX: 120)
      await Hand.release()
      await window.settle()
      await Hand.click(try label("Pin", in: window))
      await window.settle()
      #expect(model.log == ["pin b"])
    }

    @Test func `a short drag springs back`() async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("b", in: window), x: 300)
      await Hand.press()
      await Hand.move(byX: -40)
      #expect(window.texts.contains("Remove"))
      await Hand.release()
      await window.settle()
      #expect(window.texts == ["a", "b", "c"])
      #expect(model.names == ["a", "b", "c"])
    }

    @Test func `a drag over most of the row does the first action`() async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("b", in: window), x: 400)
      await Hand.press()
      await Hand.move(byX: -340, steps: 12)
      await Hand.release()
      await window.settle()
      #expect(model.names == ["a", "c"])
    }

    @Test(arguments: [(Hand.Button.wheelRight, "Remove"), (.wheelLeft, "Pin")])
    func `a ball or a tilting wheel pushes the row aside`(_ wheel: Hand.Button, _ action: String) async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("b", in: window), x: 300)
      await Hand.turn(wheel, steps: 3)
      #expect(window.texts.contains(action))
      #expect(model.names == ["a", "b", "c"])
    }

    @Test func `the wheel scrolls the list and pushes nothing aside`() async throws {
      let (_, window) = await open((1...60).map { "row \($0)" })
      let list = try #require(window.list).controller
      await Hand.move(to: try label("row 2", in: window), x: 300)
      await Hand.turn(.wheelDown, steps: 2)
      await window.settle()
      #expect(list.scroller.vertical.value > 0)
      #expect(list.swipes?.open == nil)
    }

    // MARK: Moves

    @Test func `a row that is dragged up or down goes to its new place`() async throws {
      let (model, window) = await open(["a", "b", "c", "d"])
      let start = try label("a", in: window)
      let height = try #require(window.cell(showing: "a")).area(in: window.window)?.height ?? 0
      await Hand.move(to: start, x: 200)
      await Hand.press()
      await Hand.move(byX: 0, y: Int(height * 2.4), steps: 16)
      #expect(window.list?.controller.swipes?.open == nil)
      await Hand.release()
      await window.settle()
      #expect(model.names == ["b", "c", "a", "d"])
    }

    @Test func `a drag to the side moves no row`() async throws {
      let (model, window) = await open()
      await Hand.move(to: try label("a", in: window), x: 300)
      await Hand.press()
      await Hand.move(byX: -60)
      await Hand.move(byX: 0, y: 90)
      await Hand.release()
      await window.settle()
      #expect(model.names == ["a", "b", "c"])
    }

    // MARK: Menus

    @Test func `a secondary click opens the row's menu, whose items look like items`() async throws {
      let (model, window) = await open()
      await Hand.click(try label("b", in: window), .secondary)
      await window.settle()
      #expect(window.texts.suffix(3) == ["Pin", "Remove", "Flag"])
      let flag = try #require(window.button("Flag"))
      #expect(!flag.hasTint)
      #expect(try #require(window.button("Remove")).hasClass("destructive-text"))
      // One line each.
      #expect(flag.size.height < 2 * (try label("Flag", in: window)).size.height + 16)
      await Hand.click(flag)
      await window.settle()
      #expect(model.log == ["flag b"])
      #expect(window.texts == ["a", "b", "c"])
    }

    @Test func `the arrow keys go through the menu, Return chooses, Escape leaves`() async throws {
      let (model, window) = await open()
      await Hand.click(try label("b", in: window), .secondary)
      await Hand.key("Escape")
      await window.settle()
      #expect(window.texts == ["a", "b", "c"])
      await Hand.click(try label("b", in: window), .secondary)
      await Hand.key("Down")
      await Hand.key("Down")
      await Hand.key("Return")
      await window.settle()
      #expect(model.log == ["flag b"])
      #expect(model.names == ["a", "b", "c"])
    }

    @Test func `a menu goes with its row, and with its window, and leaves the pointer to others`() async throws {
      do {
        let (model, window) = await open()
        await Hand.click(try label("b", in: window), .secondary)
        await window.settle()
        #expect(window.texts.contains("Remove"))
        model.names.removeFirst(2)
        await window.settle()
        #expect(window.texts == ["c"])
        await Hand.click(try label("c", in: window), .secondary)
        await window.settle()
        #expect(window.texts.contains("Remove"))
      }
      let (_, window) = await open()
      await Hand.click(try label("b", in: window), .secondary)
      await window.settle()
      #expect(window.texts.contains("Remove"))
    }

    @Test(arguments: [["Menu"], ["Shift", "F10"]])
    func `the keyboard opens the menu of the row it is in`(_ keys: [String]) async throws {
      let (model, window) = await open()
      await Hand.key("Tab")
      await Hand.key("Down")
      if keys.count == 1 { await Hand.key(keys[0]) } else { await Hand.key(keys[0], keys[1]) }
      await window.settle()
      #expect(window.texts.contains("Remove"))
      await Hand.key("Return")
      await window.settle()
      #expect(model.log.count == 1)
      #expect(window.texts == ["a", "b", "c"])
      // The row has the keyboard again.
      #expect(window.list?.controller.listView.containsFocus == true)
    }
  }
}

extension TestWindow {
  /// Waits until the window has the keyboard.
  func becomeActive() async {
    for _ in 0..<200 where !window.isActive { await settle() }
  }

  /// The button that says something.
  func button(_ title: String) -> Widget? {
    widgets { $0.className == "GtkButton" && $0.isMapped && $0.descendants.contains { $0.shownText == title } }.first
  }
}
