import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ScrollingTests {
    @MainActor final class Handle {
      var proxy: ScrollViewProxy?
      var appeared: [Int] = []
    }

    struct ReaderList: View {
      let handle: Handle
      let isUneven: Bool
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<10_000) { number in
            Text(isUneven && number % 3 == 0 ? "Row \(number)\nand more" : "Row \(number)")
          }
          .onAppear { handle.proxy = proxy }
        }
      }
    }

    @Test(arguments: [0.0, 0.5, 1.0])
    func `scrollTo brings a row that does not exist yet to its place`(place: Double) async throws {
      let handle = Handle()
      let window = await TestWindow { ReaderList(handle: handle, isUneven: false) }
      let list = try #require(window.list).controller
      for target in [7777, 40, 9000] {
        handle.proxy?.scrollTo(target, anchor: UnitPoint(x: 0.5, y: place))
        for _ in 0..<4 { await window.settle() }
        let cell = try #require(window.cell(showing: "Row \(target)"))
        let area = try #require(cell.area(in: list.scroller))
        let wanted = place * (Double(list.scroller.size.height) - area.height)
        #expect(abs(area.y - wanted) <= 2, "row \(target)")
      }
    }

    @Test func `scrollTo without an anchor moves no further than it must`() async throws {
      let handle = Handle()
      let window = await TestWindow { ReaderList(handle: handle, isUneven: true) }
      let list = try #require(window.list).controller
      handle.proxy?.scrollTo(2)
      await window.settle()
      #expect(list.scroller.vertical.value == 0)
      handle.proxy?.scrollTo(5000)
      await window.settle()
      #expect(window.texts.contains { $0.hasPrefix("Row 5000") })
    }

    struct LazyColumn: View {
      let handle: Handle
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            Text("Head")
            LazyVStack {
              ForEach(0..<5000) { number in
                Text("Item \(number)").onAppear { handle.appeared.append(number) }
              }
            }
          }
          .onAppear { handle.proxy = proxy }
        }
      }
    }

    @Test func `a lazy stack makes more views as its end comes near`() async throws {
      let handle = Handle()
      let window = await TestWindow { LazyColumn(handle: handle) }
      for _ in 0..<3 { await window.settle() }
      let first = handle.appeared.count
      #expect(first >= 20 && first < 200)
      handle.proxy?.scrollTo(first - 1, anchor: .bottom)
      for _ in 0..<3 { await window.settle() }
      #expect(handle.appeared.count > first)
      #expect(handle.appeared.count < 500)
      handle.proxy?.scrollTo(900, anchor: .top)
      for _ in 0..<3 { await window.settle() }
      let scroller = try #require(window.widgets { $0.className == "GtkScrolledWindow" }.first)
      let target = try #require(window.widgets { $0.shownText == "Item 900" }.first)
      let place = try #require(target.convert(0, 0, to: scroller))
      #expect(abs(place.y) <= 2)
    }

    @Test func `a lazy grid puts as many columns side by side as fit`() async throws {
      let window = await TestWindow(width: 400) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 4) {
            ForEach(0..<9) { Text("Cell \($0)") }
          }
        }
      }
      let tops = window.widgets { $0.shownText?.hasPrefix("Cell") == true }.map { $0.convert(0, 0, to: window.window)?.y ?? 0 }
      #expect(Set(tops).count == 3)
      #expect(tops == tops.sorted())
    }

    struct Refreshing: View {
      let gate: Gate
      var body: some View {
        List(0..<3) { Text("Row \($0)") }
          .refreshable { await gate.wait() }
      }
    }
    @MainActor final class Gate {
      var starts = 0
      private var waiting: [CheckedContinuation<Void, Never>] = []
      func wait() async {
        starts += 1
        await withCheckedContinuation { waiting.append($0) }
      }
      func open() {
        for continuation in waiting { continuation.resume() }
        waiting = []
      }
    }

    @Test func `a refresh shows a spinner until it ends, and runs once at a time`() async throws {
      let gate = Gate()
      let window = await TestWindow { Refreshing(gate: gate) }
      let refresher = try #require((window.list as? any RefreshingNode)?.refresher)
      #expect(refresher.start())
      #expect(refresher.start())
      await window.settle()
      #expect(gate.starts == 1)
      #expect(window.widgets { $0.className == "GtkSpinner" }.count == 1)
      gate.open()
      await window.settle()
      #expect(window.widgets { $0.className == "GtkSpinner" }.isEmpty)
      #expect(refresher.start())
      await window.settle()
      #expect(gate.starts == 2)
      gate.open()
    }
  }
}
