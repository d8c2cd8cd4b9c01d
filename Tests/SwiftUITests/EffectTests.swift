import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct EffectTests {
    struct Space: View {
      var body: some View {
        VStack {
          Text("Above")
          GeometryReader { proxy in
            Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height)), \(proxy.frame(in: .global).minY > 0 ? "below" : "at") the top")
          }
        }
      }
    }

    @Test func `a geometry reader knows its space once it is laid out`() async throws {
      let window = await TestWindow { Space() }
      await window.settle()
      await window.settle()
      let label = try #require(window.texts.first { $0.contains(" by ") })
      #expect(label.hasSuffix("below the top"))
      let numbers = label.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      #expect(numbers.count == 2 && numbers.allSatisfy { $0 > 50 })
    }

    struct Turned: View {
      let isTurned: Bool
      var body: some View {
        VStack {
          Text("Turned").scaleEffect(isTurned ? 2 : 1).rotationEffect(.degrees(isTurned ? 90 : 0)).shadow(radius: 4)
          Text("Below")
        }
      }
    }

    @Test func `turning and scaling a view leave what is around it in place`() async throws {
      func place(_ isTurned: Bool) async throws -> (x: Double, y: Double) {
        let window = await TestWindow { Turned(isTurned: isTurned) }
        let label = try #require(window.widgets { $0.shownText == "Below" }.first)
        return try #require(label.convert(0, 0, to: window.window))
      }
      let (plain, turned) = (try await place(false), try await place(true))
      #expect(plain == turned)
    }

    @Test func `a scaled view is pressed where it is drawn`() async throws {
      let window = await TestWindow { Text("Wide").scaleEffect(x: 3, y: 1, anchor: .leading).padding(40) }
      let label = try #require(window.widgets { $0.shownText == "Wide" }.first)
      let start = try #require(label.convert(0, 0, to: window.window))
      let end = try #require(label.convert(Double(label.size.width), 0, to: window.window))
      #expect(abs(end.x - start.x - 3 * Double(label.size.width)) < 1)
    }

    struct Folding: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section("Done", isExpanded: $isExpanded) { Text("Milk") }
        }
      }
    }

    @Test func `a section folds and opens again`() async {
      let window = await TestWindow { Folding() }
      #expect(window.texts.contains("Milk"))
      window.press("Done")
      await window.settle()
      #expect(!window.texts.contains("Milk"))
      window.press("Done")
      await window.settle()
      #expect(window.texts.contains("Milk"))
    }

    @Test func `a button with a title and a symbol shows both`() async {
      let window = await TestWindow { Button("Pin", systemImage: "pin", role: .destructive) {} }
      #expect(window.texts == ["Pin"])
      #expect(window.widgets { $0.className == "GtkImage" }.count == 1)
    }
  }
}
