import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct TextFieldTests {
    @MainActor @Observable final class Model {
      var text = "Buy milk"
      var submissions: [String] = []
      var upper = false
    }

    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Title", text: $model.text)
          .onSubmit { model.submissions.append("inner \(model.text)") }
          .onSubmit { model.submissions.append("outer") }
      }
    }

    @Test func `typing changes the model, and a change of the model keeps the cursor`() async {
      let model = Model()
      let window = await TestWindow { Editor(model: model) }
      let field = window.fields[0]
      #expect(field.text == "Buy milk")
      field.cursorPosition = 4
      field.type("oat ")
      await window.settle()
      #expect(model.text == "Buy oat milk")
      #expect(field.cursorPosition == 8)
      model.text = "Please buy oat milk"
      await window.settle()
      #expect(field.text == "Please buy oat milk")
      #expect(field.cursorPosition == 15)
    }

    @Test func `Return submits, the inner action first`() async {
      let model = Model()
      let window = await TestWindow { Editor(model: model) }
      window.fields[0].pressReturn()
      #expect(model.submissions == ["inner Buy milk", "outer"])
    }

    struct Shouted: View {
      @Bindable var model: Model
      var body: some View {
        TextField(
          "Title", text: Binding(get: { model.text.uppercased() }, set: { model.text = String($0.prefix(9)) }))
      }
    }

    @Test func `what the binding makes of the text is what is shown`() async {
      let model = Model()
      let window = await TestWindow { Shouted(model: model) }
      let field = window.fields[0]
      #expect(field.text == "BUY MILK")
      field.cursorPosition = 8
      field.type("s and more")
      await window.settle()
      #expect(model.text == "BUY MILKs" && field.text == "BUY MILKS")
    }

    @Test func `a text that comes back the same is left alone, with its undo history`() async {
      let model = Model()
      let window = await TestWindow { Editor(model: model) }
      let field = window.fields[0]
      field.cursorPosition = 8
      field.type("!")
      await window.settle()
      field.undo()
      await window.settle()
      #expect(field.text == "Buy milk" && model.text == "Buy milk")
    }

    @Test func `the title is the placeholder and the spoken name, and a prompt takes the placeholder's place`() async {
      let model = Model()
      let window = await TestWindow {
        VStack {
          Editor(model: model)
          TextField("Name", text: .constant(""), prompt: Text("Required"))
          SecureField("Password", text: .constant("secret"))
        }
      }
      let fields = window.fields
      #expect(fields[0].placeholder == "Title" && fields[0].checkAccessibleLabel("Title"))
      #expect(fields[1].placeholder == "Required" && fields[1].checkAccessibleLabel("Name"))
      #expect(fields[2].className == "GtkPasswordEntry" && fields[2].checkAccessibleLabel("Password"))
    }

    struct Default: View {
      let model: Model
      var body: some View {
        VStack {
          TextField("Title", text: .constant("x"))
          Button("OK") { model.submissions.append("default") }.keyboardShortcut(.defaultAction)
        }
      }
    }

    @Test func `Return in a field presses the window's default button`() async {
      let model = Model()
      let window = await TestWindow { Default(model: model) }
      window.fields[0].pressReturn()
      // GTK shows the button pressed for a moment first.
      while model.submissions.isEmpty { await window.frame() }
      #expect(model.submissions == ["default"])
    }
  }
}
