import Adwaita
import Testing

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ScenesTests {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Value 1") { openWindow(value: 1) }
        Button("Value 2") { openWindow(value: 2) }
        Button("About") { openWindow(id: "about") }
        Button("Close about") { dismissWindow(id: "about") }
      }
    }

    private func makeScenes() async -> TestScenes {
      await TestScenes {
        WindowGroup("Main", id: "main") { Opener() }
        WindowGroup(for: Int.self) { $number in Text("Number \(number ?? 0)") }
        SwiftUI.Window("About", id: "about") { Text("About this") }
      }
    }

    @Test func `a window for a value opens once, and other values have their own`() async {
      let scenes = await makeScenes()
      #expect(scenes.windows.open.count == 1)
      #expect(scenes.window.title == "Main")
      await scenes.press("Value 1")
      await scenes.press("Value 1")
      #expect(scenes.windows.open.count == 2)
      #expect(scenes.windows.open[1].window.visibleTexts.contains("Number 1"))
      await scenes.press("Value 2")
      #expect(scenes.windows.open.count == 3)
    }

    @Test func `a single window opens by its id, and is closed by it`() async {
      let scenes = await makeScenes()
      await scenes.press("About")
      await scenes.press("About")
      #expect(scenes.windows.open.count == 2)
      #expect(scenes.windows.open[1].window.title == "About")
      await scenes.press("Close about")
      #expect(scenes.windows.open.count == 1)
    }

    @Test func `windows of a group have states of their own`() async {
      let scenes = await makeScenes()
      await scenes.press("Count 0")
      scenes.windows.openWindow(id: "main", value: nil)
      await scenes.settle()
      #expect(scenes.texts.contains("Count 1"))
      #expect(scenes.windows.open[1].window.visibleTexts.contains("Count 0"))
    }

    struct Leaving: View {
      let journal: Journal
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Close") { dismiss() }.onDisappear { journal.note("gone") }
      }
    }

    @Test func `a window that closes has its views disappear first`() async {
      let journal = Journal()
      let scenes = await TestScenes(view: Leaving(journal: journal))
      scenes.window.emitCloseRequest()
      #expect(journal.entries == ["gone"])
      #expect(scenes.windows.open.isEmpty)
    }

    struct Coloured: View {
      @Environment(\.colorScheme) private var colorScheme
      @State private var isDark = false
      var body: some View {
        Text(colorScheme == .dark ? "dark" : "light")
        Button("Turn") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : .light)
      }
    }

    @Test func `a preferred colour scheme is what views read`() async {
      let scenes = await TestScenes(view: Coloured())
      #expect(scenes.texts.contains("light"))
      await scenes.press("Turn")
      #expect(scenes.texts.contains("dark"))
    }

    @Test func `an unknown scene is told of`() async {
      let scenes = await makeScenes()
      var warnings: [String] = []
      let report = Diagnostics.report
      Diagnostics.report = { warnings.append($0) }
      defer { Diagnostics.report = report }
      scenes.windows.openWindow(id: "elsewhere", value: nil)
      #expect(warnings.first?.contains("\"elsewhere\"") == true)
    }

    @Test(arguments: [("MakeItSo", "app.MakeItSo"), ("my app", "app.my_app"), ("2do", "app._2do"), ("", "app._")])
    func `any program name gives an identifier that the desktop accepts`(name: String, identifier: String) {
      #expect(AppIdentity.identifier(forProgram: name) == identifier)
      #expect(Application.isValidIdentifier(identifier))
    }
  }

  @MainActor @Suite struct FormTests {
    struct Settings: View {
      var body: some View {
        Form {
          Section("General") {
            Text("First")
            Text("Second")
          }
          Section {
            DisclosureGroup("More") { Text("Hidden") }
          } footer: {
            Text("That is all.")
          }
        }
      }
    }

    @Test func `sections of a form are cards with a row a view`() async {
      let scenes = await TestScenes(view: Settings())
      let cards = scenes.window.descendants.filter { $0.hasClass("boxed-list") }
      #expect(cards.map(\.visibleTexts) == [["First", "Second"], ["More"]])
      #expect(scenes.texts.contains("General"))
      #expect(scenes.texts.contains("That is all."))
      await scenes.press("More")
      #expect(cards.last?.visibleTexts == ["More", "Hidden"])
    }

    @Test func `a search without results names what was looked for`() async {
      let scenes = await TestScenes(view: ContentUnavailableView.search(text: "milk"))
      #expect(scenes.texts.contains("No Results for “milk”"))
    }

    @Test func `a page for missing content has its title, its reason and its action`() async {
      let scenes = await TestScenes(
        view: ContentUnavailableView {
          SwiftUI.Label("No Items", systemImage: "tray")
        } description: {
          Text("There are none yet.")
        } actions: {
          SwiftUI.Button("Add") {}
        })
      #expect(scenes.texts.suffix(3) == ["No Items", "There are none yet.", "Add"])
    }
  }
}
