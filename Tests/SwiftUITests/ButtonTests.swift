import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ButtonTests {
    @MainActor @Observable final class Model {
      var presses = 0
      var isBusy = false
      var isDisabled = false
    }

    @Test func `roles and styles become GNOME's classes`() async {
      let window = await TestWindow {
        VStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Save") {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}
          Button("Delete all", role: .destructive) {}.buttonStyle(.borderless)
          Button("Fine") {}.keyboardShortcut(.defaultAction)
        }
      }
      let buttons = window.buttons
      #expect(buttons[0].hasClass("plain-button"))
      #expect(buttons[1].hasClass("suggested-action"))
      #expect(buttons[2].hasClass("destructive-action"))
      #expect(buttons[3].hasClass("flat") && buttons[3].hasClass("destructive-text"))
      #expect(buttons[4].hasClass("suggested-action") && buttons[4].isWindowDefault)
    }

    struct SaveButton: View {
      let model: Model
      var body: some View {
        Button {
          model.presses += 1
        } label: {
          if model.isBusy { ProgressView().controlSize(.small) } else { Text("Save") }
        }
        .disabled(model.isBusy)
      }
    }

    @Test func `a label gives way to a spinner, which turns, and comes back`() async {
      let model = Model()
      let window = await TestWindow { SaveButton(model: model) }
      let button = window.buttons[0]
      button.emitClicked()
      #expect(model.presses == 1)
      model.isBusy = true
      await window.settle()
      #expect(window.texts.isEmpty && !button.isSensitive)
      let spinner = window.widgets { $0.className == "GtkSpinner" }[0]
      #expect(spinner.isMapped && spinner.isSpinning)
      model.isBusy = false
      await window.settle()
      #expect(window.texts == ["Save"] && button.isSensitive)
      #expect(window.buttons[0].isSame(as: button))
    }

    struct Form: View {
      let model: Model
      var body: some View {
        VStack {
          Button("Inside") {}
          Button("Enabled in vain") {}.disabled(false)
        }
        .disabled(model.isDisabled)
      }
    }

    @Test func `disabling a container disables what is inside`() async {
      let model = Model()
      let window = await TestWindow { Form(model: model) }
      #expect(window.buttons.allSatisfy { $0.isSensitive })
      model.isDisabled = true
      await window.settle()
      #expect(window.buttons.allSatisfy { !$0.isSensitive })
    }

    struct Shouting: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(isEnabled ? "!" : "–")
          if configuration.role == .destructive { Text("destructive") }
        }
      }
    }

    struct Styled: View {
      let model: Model
      var body: some View {
        Button("Press \(model.presses)", role: .destructive) { model.presses += 1 }
          .buttonStyle(Shouting())
          .disabled(model.isDisabled)
      }
    }

    @Test func `a style of the app's own draws the label and reads the environment`() async {
      let model = Model()
      let window = await TestWindow { Styled(model: model) }
      #expect(window.texts == ["Press 0", "!", "destructive"])
      window.buttons[0].emitClicked()
      await window.settle()
      #expect(window.texts == ["Press 1", "!", "destructive"])
      model.isDisabled = true
      await window.settle()
      #expect(window.texts == ["Press 1", "–", "destructive"])
    }

    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Do it twice") {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }

    @Test func `a primitive style decides what triggers the button`() async {
      let model = Model()
      let window = await TestWindow { Button("Once") { model.presses += 1 }.buttonStyle(Twice()) }
      #expect(window.texts == ["Do it twice"])
      window.buttons[0].emitClicked()
      #expect(model.presses == 2)
    }

    @Test func `a button is named by its label, and by its accessibility label if it has one`() async {
      let window = await TestWindow {
        VStack {
          Button("Save") {}
          Button("X") {}.accessibilityLabel("Close")
        }
      }
      #expect(window.buttons[0].isNamedByLabels)
      #expect(window.buttons[1].checkAccessibleLabel("Close") && !window.buttons[1].isNamedByLabels)
    }
  }
}

extension TestWindow {
  /// The buttons on the screen, from top to bottom.
  var buttons: [Widget] { widgets { $0.className == "GtkButton" && $0.isMapped } }
}
