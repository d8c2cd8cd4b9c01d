import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ListTests {
    struct Item: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    @Observable @MainActor final class Model {
      var items: [Item]
      var isSpecial = false
      var suffix = ""
      init(_ range: Range<Int>) { items = range.map { Item(id: $0, title: "Row \($0)") } }
      init(_ items: [Item]) { self.items = items }
    }

    struct Rows: View {
      let model: Model
      var body: some View {
        List(model.items) { item in Text(item.title) }
      }
    }

    @Test func `a list of a hundred thousand rows makes only those near the screen`() async {
      let before = Scheduler.shared.evaluationCount
      let window = await TestWindow { CountedRows(model: Model(0..<100_000)) }
      #expect(window.texts.prefix(4) == ["Row 0", "Mark 0", "Row 1", "Mark 1"])
      let labels = window.widgets { $0.className == "GtkLabel" }
      #expect(labels.count < 500)
      #expect(Scheduler.shared.evaluationCount - before < 1000)
    }

    struct CountedRows: View {
      let model: Model
      var body: some View {
        List(model.items) { item in Row(item: item) }
      }
      struct Row: View {
        let item: Item
        @State private var isMarked = false
        var body: some View {
          HStack {
            Text(item.title)
            Button(isMarked ? "Marked \(item.id)" : "Mark \(item.id)") { isMarked.toggle() }
          }
        }
      }
    }

    @Test func `rows are inserted, removed, moved and changed in place`() async {
      let model = Model(0..<1000)
      let window = await TestWindow { Rows(model: model) }
      model.items.insert(Item(id: 5000, title: "New"), at: 1)
      await window.settle()
      #expect(window.texts.prefix(3) == ["Row 0", "New", "Row 1"])
      model.items.remove(at: 0)
      await window.settle()
      #expect(window.texts.prefix(3) == ["New", "Row 1", "Row 2"])
      model.items.swapAt(0, 2)
      await window.settle()
      #expect(window.texts.prefix(3) == ["Row 2", "Row 1", "New"])
      model.items[1].title = "Changed"
      await window.settle()
      #expect(window.texts.prefix(3) == ["Row 2", "Changed", "New"])
    }

    struct Mixed: View {
      let model: Model
      var body: some View {
        List {
          Text("Top")
          Section("First") {
            ForEach(model.items) { item in Text(item.title) }
          }
          Section {
            if model.isSpecial { Text("Special") }
            Text("Last")
          } header: {
            Text("Second")
          } footer: {
            Text("Foot")
          }
          Group {
            ForEach(0..<2) { number in Text("Number \(number)\(model.suffix)") }
          }
        }
      }
    }

    @Test func `single views, sections, conditions and several ForEachs make one list`() async {
      let model = Model(0..<2)
      let window = await TestWindow(height: 800) { Mixed(model: model) }
      #expect(
        window.texts == ["Top", "First", "Row 0", "Row 1", "Second", "Last", "Foot", "Number 0", "Number 1"])
      model.isSpecial = true
      model.items.append(Item(id: 7, title: "Row 7"))
      await window.settle()
      #expect(
        window.texts
          == ["Top", "First", "Row 0", "Row 1", "Row 7", "Second", "Special", "Last", "Foot", "Number 0", "Number 1"])
      model.isSpecial = false
      model.items = []
      await window.settle()
      #expect(window.texts == ["Top", "First", "Second", "Last", "Foot", "Number 0", "Number 1"])
    }

    @Test func `what a row's closure reads brings the row up to date`() async {
      let model = Model(0..<1)
      let window = await TestWindow(height: 800) { Mixed(model: model) }
      model.suffix = "!"
      await window.settle()
      #expect(window.texts.suffix(2) == ["Number 0!", "Number 1!"])
    }

    struct Nested: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { section in
            Section(section.title) {
              ForEach(0..<2) { Text("\(section.title).\($0)") }
            }
          }
        }
      }
    }

    @Test func `a ForEach of sections, each with rows of its own`() async {
      let model = Model(0..<2)
      let window = await TestWindow(height: 800) { Nested(model: model) }
      #expect(window.texts == ["Row 0", "Row 0.0", "Row 0.1", "Row 1", "Row 1.0", "Row 1.1"])
      model.items.swapAt(0, 1)
      await window.settle()
      #expect(window.texts == ["Row 1", "Row 1.0", "Row 1.1", "Row 0", "Row 0.0", "Row 0.1"])
    }

    @MainActor final class DescribedRows {
      var numbers: Set<Int> = []
      func describe(_ number: Int) -> String {
        numbers.insert(number)
        return "Row \(number)"
      }
    }

    @Test func `before the first frame a list describes what a screen can show, and more after it`() async {
      let described = DescribedRows()
      let root = RootNode(List(0..<1000, id: \.self) { Text(described.describe($0)) }, environment: EnvironmentValues())
      let window = Adwaita.Window()
      defer {
        root.remove()
        window.destroy()
      }
      window.setDefaultSize(width: 480, height: 360)
      window.content = root.container
      window.present()
      let firstFrame = await withCheckedContinuation { (continuation: CheckedContinuation<Set<Int>, Never>) in
        let isComing = window.onNextFrame { MainLoop.beforeNextRedraw { continuation.resume(returning: described.numbers) } }
        #expect(isComing)
      }
      #expect(firstFrame.contains(20))
      #expect(firstFrame.count < 120)
      Scheduler.shared.flush()
      #expect(described.numbers.count >= 150)
    }

    struct ScrolledAtOnce: View {
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<1000, id: \.self) { Text("Row \($0)") }.onAppear { proxy.scrollTo(150, anchor: .top) }
        }
      }
    }

    @Test func `a list that is scrolled before its first frame shows the rows it is scrolled to`() async {
      let window = await TestWindow { ScrolledAtOnce() }
      await window.settle()
      #expect(window.texts.contains("Row 151"))
      #expect(!window.texts.contains("Row 0"))
    }

    @Test func `a duplicate id is told once, and only its first row is shown`() async {
      var warnings: [String] = []
      let report = Diagnostics.report
      Diagnostics.report = { warnings.append($0) }
      defer { Diagnostics.report = report }
      let model = Model([Item(id: 1, title: "a"), Item(id: 2, title: "b"), Item(id: 1, title: "c"), Item(id: 3, title: "d")])
      let window = await TestWindow { Rows(model: model) }
      #expect(window.texts == ["a", "b", "d"])
      model.items[3].title = "e"
      await window.settle()
      #expect(window.texts == ["a", "b", "e"])
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("the id 1 more than once") == true)
    }

    @Test func `a row keeps its state while it is out of sight, and lends it to no other row`() async throws {
      let model = Model(0..<5000)
      let window = await TestWindow { CountedRows(model: model) }
      let button = try #require(window.widgets { $0.className == "GtkButton" }.first)
      button.emitClicked()
      await window.settle()
      #expect(window.texts.contains("Marked 0"))
      let list = try #require(window.list)
      list.controller.listView.scrollToRow(at: 4000)
      await window.settle()
      #expect(window.texts.contains("Row 4000"))
      #expect(!window.texts.contains { $0.hasPrefix("Marked") })
      list.controller.listView.scrollToRow(at: 0)
      await window.settle()
      #expect(window.texts.contains("Marked 0"))
      #expect(window.texts.filter { $0.hasPrefix("Marked") } == ["Marked 0"])
    }
  }
}

extension TestWindow {
  /// The first list in the window.
  var list: (any RowListNode)? { Self.find(node) }

  private static func find(_ node: _Node) -> (any RowListNode)? {
    if let list = node as? any RowListNode { return list }
    for child in node.children {
      if let found = find(child) { return found }
    }
    return nil
  }
}
