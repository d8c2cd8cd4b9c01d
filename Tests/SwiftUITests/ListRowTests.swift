import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ListRowTests {
    struct Item: Identifiable {
      let id: Int
      var title: String
      var isDone = false
    }

    @Observable @MainActor final class Model {
      var items: [Item]
      var inset = 30.0
      var taps: [Int] = []
      var appeared: Set<Int> = []
      var events: [String] = []
      init(_ range: Range<Int>) { items = range.map { Item(id: $0, title: "Row \($0)") } }
    }

    struct BoundRows: View {
      @Bindable var model: Model
      var body: some View {
        List($model.items) { $item in
          HStack {
            Text(item.isDone ? "\(item.title) done" : item.title)
            Button("Toggle \(item.id)") { item.isDone.toggle() }
            TextField("Title", text: $item.title)
          }
        }
      }
    }

    @Test func `rows over bindings write back to their elements`() async {
      let model = Model(0..<500)
      let window = await TestWindow { BoundRows(model: model) }
      window.press("Toggle 2")
      await window.settle()
      #expect(model.items[2].isDone)
      #expect(window.texts.contains("Row 2 done"))
      model.items[1].title = "Other"
      await window.settle()
      #expect(window.texts.contains("Other"))
    }

    @Test func `the field that is being edited keeps the focus when rows come and go around it`() async throws {
      let model = Model(0..<20)
      let window = await TestWindow { BoundRows(model: model) }
      let field = try #require(window.widgets { $0.className == "GtkText" && $0.shownText == "Row 3" }.first)
      field.grabFocus()
      await window.settle()
      #expect(field.hasFocus)
      model.items.insert(Item(id: 100, title: "New"), at: 1)
      model.items.remove(at: 5)
      await window.settle()
      #expect(field.hasFocus)
      #expect(field.shownText == "Row 3")
      model.items.swapAt(0, 4)
      await window.settle()
      #expect(field.hasFocus)
      #expect(field.shownText == "Row 3")
    }

    struct Decorated: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { item in Text(item.title) }
            .onTapGesture { model.taps.append(1) }
            .padding(.leading, model.inset)
            .listRowSeparator(.hidden)
            .environment(\.isEnabled, false)
        }
      }
    }

    @Test func `modifiers around a ForEach reach each of its rows`() async throws {
      let model = Model(0..<3)
      let window = await TestWindow { Decorated(model: model) }
      let list = try #require(window.list).controller
      let cells = list.shownCells
      #expect(cells.count == 3)
      #expect(cells.allSatisfy { $0.traits[RowSeparatorTrait.self]?[.top] == .hidden })
      func inset() throws -> Double {
        let label = try #require(window.widgets { $0.shownText == "Row 1" }.first)
        return try #require(label.convert(0, 0, to: list.scroller)).x
      }
      let before = try inset()
      model.inset = 50
      await window.settle()
      #expect(try inset() == before + 20)
    }

    struct Lives: View {
      let model: Model
      var body: some View {
        List(model.items) { item in
          Text(item.title)
            .onAppear { model.appeared.insert(item.id) }
            .onDisappear { model.appeared.remove(item.id) }
        }
      }
    }

    @Test func `rows appear when they come near the screen, and disappear when they leave it`() async throws {
      let model = Model(0..<5000)
      let window = await TestWindow { Lives(model: model) }
      #expect(model.appeared.contains(7))
      #expect(!model.appeared.contains(3000))
      let list = try #require(window.list).controller
      list.listView.scrollToRow(at: 3000)
      await window.settle()
      #expect(model.appeared.contains(3000))
      #expect(!model.appeared.contains(7))
      #expect(model.appeared.count < 500)
      model.items.removeAll { $0.id == 3000 }
      await window.settle()
      #expect(!model.appeared.contains(3000))
    }

    @Test func `a row is a list item, and its name is what it says`() async throws {
      let model = Model(0..<3)
      let window = await TestWindow { Lives(model: model) }
      let cell = try #require(window.cell(showing: "Row 1"))
      var isItem = false
      var isNamed = false
      cell.cell.withRowWidget { row in
        isItem = row.hasAccessibleRole(.listItem)
        isNamed = row.checkAccessibleLabelled
      }
      #expect(isItem)
      #expect(isNamed)
    }

    struct Cells: View {
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            Text("a")
            Text("a long text")
          }
          GridRow {
            Text("another")
            Text("b")
          }
          Text("across all of the columns")
        }
      }
    }

    @Test func `a grid lines its columns up`() async throws {
      let window = await TestWindow { Cells() }
      func x(_ text: String) throws -> Double {
        let label = try #require(window.widgets { $0.shownText == text }.first)
        return try #require(label.convert(0, 0, to: window.window)).x
      }
      #expect(try x("a") == x("another"))
      #expect(try x("a long text") == x("b"))
      #expect(try x("b") > x("another"))
      #expect(try x("across all of the columns") == x("a"))
    }

    @Test func `one row's change runs little else again`() async throws {
      let model = Model(0..<100_000)
      let window = await TestWindow { Lives(model: model) }
      let before = Scheduler.shared.evaluationCount
      model.items[1].title = "Changed"
      await window.settle()
      #expect(window.texts.contains("Changed"))
      #expect(Scheduler.shared.evaluationCount - before <= 2)
    }

    struct Task: Identifiable, Equatable {
      let id: Int
      var title: String
      var isDone = false
    }

    /// The places in memory of what is compared are not the same from one to the next, as in any app.
    struct Tasks: View {
      @State private var tasks = (0..<100_000).map { Task(id: $0, title: "Task \($0)") }
      let isUrgent: Bool
      var body: some View {
        List($tasks) { $task in
          HStack {
            if isUrgent { Text("Now") } else { Text("Later").bold().foregroundColor(.red) }
            Text(task.title)
            Spacer()
            Toggle("Done", isOn: $task.isDone).labelsHidden()
          }
        }
        .onAppear { Change.shared.make = { tasks[$0].title = $1 } }
      }
    }

    @MainActor final class Change {
      static let shared = Change()
      var make: (Int, String) -> Void = { _, _ in }
    }

    @Test func `one element's change runs the list and what reads the element again, and nothing in other rows`() async {
      let window = await TestWindow { Tasks(isUrgent: false) }
      await window.settle()
      let before = Scheduler.shared.evaluationCount
      Change.shared.make(1, "Changed")
      await window.settle()
      #expect(window.texts.contains("Changed"))
      // The view with the list, and the toggle, which reads the element as well.
      #expect(Scheduler.shared.evaluationCount - before == 2)
    }

    @Test func `a change reaches the rows beyond the edges of the screen too`() async {
      let window = await TestWindow { Tasks(isUrgent: false) }
      let labels = { window.widgets { $0.className == "GtkLabel" }.compactMap(\.shownText) }
      #expect(labels().contains("Task 150"))
      Change.shared.make(150, "Out of sight")
      await window.settle()
      #expect(labels().contains("Out of sight"))
    }

    @Observable @MainActor final class Numbers {
      var all = (0..<5000).map { "Row \($0)" }
    }

    struct LongList: View {
      let numbers: Numbers
      var body: some View {
        List(numbers.all, id: \.self) { Text($0) }
      }
    }

    @Test func `rows that change places out of sight are found there`() async throws {
      let numbers = Numbers()
      let window = await TestWindow { LongList(numbers: numbers) }
      let list = try #require(window.list).controller
      #expect(window.texts.first == "Row 0")
      numbers.all.swapAt(3000, 3001)
      numbers.all[3002] = "New"
      await window.settle()
      #expect(window.texts.first == "Row 0")
      list.listView.scrollToRow(at: 3000)
      await window.settle()
      let texts = window.widgets { $0.className == "GtkLabel" }.compactMap(\.shownText)
      let place = try #require(texts.firstIndex(of: "Row 3001"))
      #expect(texts[place..<place + 3] == ["Row 3001", "Row 3000", "New"])
      // What is in sight has changed, and what is not as well.
      numbers.all[3000] = "Near"
      numbers.all[10] = "Far"
      await window.settle()
      #expect(window.widgets { $0.className == "GtkLabel" }.contains { $0.shownText == "Near" })
      list.listView.scrollToRow(at: 0)
      await window.settle()
      #expect(window.widgets { $0.className == "GtkLabel" }.contains { $0.shownText == "Far" })
    }

    struct ComingAndGoing: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Button("Turn") { isOpen.toggle() }
          if isOpen { Text("Row") }
        }
      }
    }

    @Test func `a list whose rows came and went can be closed, and is gone then`() async {
      weak var root: _Node?
      do {
        let window = await TestWindow { ComingAndGoing() }
        root = window.node
        window.press("Turn")
        await window.settle()
        #expect(!window.texts.contains("Row"))
      }
      await _Concurrency.Task.yield()
      #expect(root == nil)
    }

    @Test func `a list of a ForEach is gone with its window`() async {
      weak var root: _Node?
      do {
        let window = await TestWindow { Tasks(isUrgent: false) }
        root = window.node
        Change.shared.make = { _, _ in }
      }
      await _Concurrency.Task.yield()
      #expect(root == nil)
    }
  }
}
