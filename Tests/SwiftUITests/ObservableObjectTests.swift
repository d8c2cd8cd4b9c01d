import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ObservableObjectTests {
    @MainActor final class Counter: ObservableObject {
      @Published var count = 0
      @Published var name = "Ada"
      var silent = 0
    }

    struct Child: View {
      @EnvironmentObject var counter: Counter
      var body: some View { Text("child \(counter.count)") }
    }

    struct Borrower: View {
      @ObservedObject var counter: Counter
      var body: some View {
        VStack {
          Text("observed \(counter.count)")
          TextField("Name", text: $counter.name)
        }
      }
    }

    struct Owner: View {
      @StateObject private var counter = Counter()
      @State private var tick = 0
      var body: some View {
        VStack {
          Text("owner \(counter.count)")
          Borrower(counter: counter)
          Child()
          Button("Count") { counter.count += 1 }
          Button("Tick \(tick)") { tick += 1 }
          Button("By hand") {
            counter.silent = 1
            counter.objectWillChange.send()
          }
          Text("\(counter.name) \(counter.silent)")
        }
        .environmentObject(counter)
      }
    }

    @Test func `a change reaches the owner, the borrower and the child`() async {
      let window = await TestWindow { Owner() }
      #expect(window.texts.prefix(2) == ["owner 0", "observed 0"])
      window.press("Count")
      await window.settle()
      #expect(window.texts.contains("owner 1") && window.texts.contains("observed 1") && window.texts.contains("child 1"))
      window.press("Tick 0")
      await window.settle()
      #expect(window.texts.contains("owner 1") && window.texts.contains("Tick 1"))
      window.press("By hand")
      window.fields[0].type("x")
      await window.settle()
      #expect(window.texts.contains { $0.hasSuffix(" 1") && $0.contains("x") })
    }

    @Test func `an object that nobody handed down is told of with the view and the type`() {
      #expect(
        EnvironmentObject<Counter>.missing(in: "Child")
          == "SwiftUI: Child reads @EnvironmentObject Counter, but no view around it hands one down. "
          + "Add .environmentObject(Counter()) to a view above it.")
    }

    @Test func `a published property is followed as a sequence, from its value now on`() async {
      let counter = Counter()
      var seen: [Int] = []
      let values = counter.$count.values
      counter.count = 1
      counter.count = 2
      for await value in values {
        seen.append(value)
        if value == 2 { break }
      }
      #expect(seen == [0, 1, 2])
    }

    @Test func `publishers of objects that have gone are forgotten`() {
      for _ in 0..<1_000 { Counter().count = 1 }
      #expect(PublisherRegistry.shared.count < 200)
    }
  }

  @MainActor @Suite struct AppStorageTests {
    enum Order: String { case name, date }

    struct Settings: View {
      @AppStorage("order") private var order = Order.name
      @AppStorage("count") private var count = 3
      @AppStorage("page") private var page: URL?
      @AppStorage("nick") private var nick: String?
      var body: some View {
        VStack {
          Text("\(order.rawValue) \(count) \(page?.absoluteString ?? "-") \(nick ?? "-")")
          Button("Change") {
            order = .date
            count += 1
            page = URL(string: "https://example.org")
            nick = "ada"
          }
          Button("Forget") { nick = nil }
        }
      }
    }

    struct Reader: View {
      @AppStorage("count") private var count = 0
      var body: some View { Text("reader \(count)") }
    }

    @Test func `settings are kept, and every reader follows`() async throws {
      let name = "feedback-states-tests-\(UUID().uuidString)"
      let store = try #require(UserDefaults(suiteName: name))
      defer { store.removePersistentDomain(forName: name) }
      do {
        let window = await TestWindow {
          VStack {
            Settings()
            Reader()
          }
          .defaultAppStorage(store)
        }
        #expect(window.texts.contains("name 3 - -") && window.texts.contains("reader 0"))
        window.press("Change")
        await window.settle()
        #expect(window.texts.contains("date 4 https://example.org ada") && window.texts.contains("reader 4"))
      }
      let window = await TestWindow { Settings().defaultAppStorage(store) }
      #expect(window.texts.contains("date 4 https://example.org ada"))
      window.press("Forget")
      await window.settle()
      #expect(window.texts.contains("date 4 https://example.org -"))
    }
  }
}
