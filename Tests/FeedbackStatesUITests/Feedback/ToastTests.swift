import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
@testable import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct ToastTests {
    let stage = Stage()

    /// Hands the center of a host out to the test.
    struct Reach: View {
      let found: @MainActor (FeedbackCenter) -> Void
      @Environment(\.feedbackCenter) private var center
      var body: some View { Text("Page").onAppear { found(center) } }
    }

    @Test func `messages wait for each other, first come first served`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("One"))
      center.post(Toast("Two"))
      center.post(Toast("Three", stay: .seconds(2)))
      await window.settle()
      #expect(window.texts == ["Page", "One"])
      await window.pass(.seconds(5), on: stage)
      #expect(window.texts == ["Page", "Two"])
      await window.pass(.seconds(5), on: stage)
      #expect(window.texts == ["Page", "Three"])
      await window.pass(.seconds(2), on: stage)
      #expect(window.texts == ["Page"])
      #expect(stage.spoken == ["One", "Two", "Three"])
    }

    @Test func `25: an old timer never closes a newer message`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("One"))
      await window.pass(.seconds(4), on: stage)
      window.button(named: "Close")?.emitClicked()
      await window.settle()
      #expect(window.texts == ["Page"])
      center.post(Toast("Two"))
      await window.pass(.seconds(1), on: stage)
      #expect(window.texts == ["Page", "Two"])
      await window.pass(.milliseconds(3_999), on: stage)
      #expect(window.texts == ["Page", "Two"])
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.texts == ["Page"])
    }

    @Test func `25: a message waits while the pointer is on it, and then stays its full time`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("One"))
      await window.pass(.seconds(4), on: stage)
      window.hover(over: "One", true)
      await window.pass(.seconds(60), on: stage)
      #expect(window.texts == ["Page", "One"])
      window.hover(over: "One", false)
      await window.pass(.milliseconds(4_999), on: stage)
      #expect(window.texts == ["Page", "One"])
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.texts == ["Page"])
    }

    @Test func `25: a message waits while the keyboard is on it`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("One", button: Toast.Button("Undo") {}))
      await window.settle()
      #expect(window.button("Undo")?.grabFocus() == true)
      await window.settle()
      #expect(center.isHeld)
      await window.pass(.seconds(60), on: stage)
      #expect(window.texts == ["Page", "One", "Undo"])
      window.button("Undo")?.resignFocus()
      await window.settle()
      #expect(!center.isHeld)
      await window.pass(.seconds(10), on: stage)
      #expect(window.texts == ["Page"])
    }

    @Test func `25: a message takes no focus, not when it comes and not when it goes`() async {
      struct Form: View {
        @State private var text = ""
        let found: @MainActor (FeedbackCenter) -> Void
        var body: some View {
          VStack {
            TextField("Title", text: $text)
            Reach(found: found)
          }
        }
      }
      var center: FeedbackCenter!
      let window = await stage.show { Form { center = $0 }.feedbackHost() }
      let field = window.widgets { $0.className == "GtkEntry" || $0.className == "GtkText" }[0]
      #expect(field.grabFocus())
      await window.settle()
      #expect(field.containsFocus)
      center.post(Toast("One", button: Toast.Button("Undo") {}))
      await window.settle()
      #expect(window.button("Undo") != nil)
      #expect(field.containsFocus)
      await window.pass(.seconds(10), on: stage)
      #expect(window.button("Undo") == nil)
      #expect(field.containsFocus)
    }

    @Test func `25: a message takes the clicks on itself, and none beside it`() async throws {
      var center: FeedbackCenter!
      let window = await stage.show {
        VStack {
          Reach { center = $0 }
          Button {} label: { Text("Fill").frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
        .feedbackHost()
      }
      center.post(Toast("One", button: Toast.Button("Undo") {}))
      await window.settle()
      let fill = try #require(window.button("Fill"))
      #expect(window.buttonHit(atX: 0.5, y: 0.5, of: fill) == "Fill")
      #expect(window.buttonHit(atX: 0.03, y: 0.95, of: fill) == "Fill")
      #expect(window.buttonHit(atX: 0.97, y: 0.95, of: fill) == "Fill")
      let undo = try #require(window.button("Undo"))
      #expect(window.buttonHit(atX: 0.5, y: 0.5, of: undo) == "Undo")
    }

    @Test func `a message with a button stays longer, and a failure until it is closed or others wait`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("One", button: Toast.Button("Undo") {}))
      await window.pass(.milliseconds(9_999), on: stage)
      #expect(window.texts == ["Page", "One", "Undo"])
      await window.pass(.milliseconds(1), on: stage)
      #expect(window.texts == ["Page"])
      center.post(Toast("Failed", kind: .failure))
      await window.pass(.seconds(1_000), on: stage)
      #expect(window.texts == ["Page", "Failed"])
      center.post(Toast("Two"))
      await window.pass(.seconds(10), on: stage)
      #expect(window.texts == ["Page", "Two"])
    }

    @Test func `what is there already is not said twice`() async {
      var center: FeedbackCenter!
      let window = await stage.show { Reach { center = $0 }.feedbackHost() }
      center.post(Toast("Copied"))
      center.post(Toast("Copied"))
      #expect(center.toasts.count == 1)
      center.post(Toast("Deleted", button: Toast.Button("Undo") {}))
      center.post(Toast("Deleted", button: Toast.Button("Undo") {}))
      #expect(center.toasts.count == 3)
      await window.settle()
    }

    @Test func `25: in front of a sheet, messages are shown in the sheet, and in the window once it has gone`() async {
      struct Page: View {
        @Bindable var model: Presence
        let found: @MainActor (FeedbackCenter) -> Void
        var body: some View {
          Reach(found: found).sheet(isPresented: $model.isShown) { Text("Sheet").feedbackHost() }
        }
      }
      let model = Presence()
      model.isShown = false
      var center: FeedbackCenter!
      let window = await stage.show { Page(model: model) { center = $0 }.feedbackHost() }
      let ofWindow = center.display?.id
      model.isShown = true
      await window.settle()
      #expect(center.display?.id != ofWindow)
      #expect(center.display?.isPresented == true)
      center.post(Toast("One", kind: .failure))
      await window.settle()
      #expect(window.texts == ["Page"])
      #expect(OpenWindows.texts(besides: window.window) == ["Sheet", "One"])
      model.isShown = false
      await window.settle()
      await window.settle()
      #expect(center.display?.id == ofWindow)
      #expect(window.texts == ["Page", "One"])
      #expect(stage.spoken == ["One"])
    }
  }
}
