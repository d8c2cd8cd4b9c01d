import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ToggleTests {
    @MainActor @Observable final class Model {
      var isOn = false
      var others = [true, false]
    }

    struct Settings: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Toggle("Flag", isOn: $model.isOn)
          Toggle("Check", isOn: $model.isOn).toggleStyle(.checkbox)
          Toggle("Button", isOn: $model.isOn).toggleStyle(.button)
          Text(model.isOn ? "on" : "off")
        }
      }
    }

    @Test func `every style shows the value, and changes it`() async {
      let model = Model()
      let window = await TestWindow { Settings(model: model) }
      for name in ["GtkSwitch", "GtkCheckButton", "GtkToggleButton"] {
        let widget = window.widgets { $0.className == name }[0]
        let before = model.isOn
        widget.setChecked(!widget.isChecked)
        await window.settle()
        #expect(model.isOn != before, "\(name)")
        #expect(window.texts.contains(model.isOn ? "on" : "off"))
      }
      #expect(window.widgets { $0.className == "GtkSwitch" }[0].isChecked == model.isOn)
    }

    @Test func `the label names the control, also when it is hidden from sight`() async {
      let window = await TestWindow {
        VStack {
          Toggle("Flag", isOn: .constant(true))
          Toggle("Hidden", isOn: .constant(true)).labelsHidden()
          Toggle("X", isOn: .constant(true)).accessibilityLabel("Other")
        }
      }
      #expect(window.texts == ["Flag", "X"])
      let switches = window.widgets { $0.className == "GtkSwitch" }
      #expect(switches.count == 3)
      #expect(switches[0].hasAccessibleRole(.toggle) && switches[0].isNamedByLabels && switches[1].isNamedByLabels)
      #expect(switches[2].checkAccessibleLabel("Other") && !switches[2].isNamedByLabels)
    }

    struct Circle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
          HStack {
            Text(configuration.isOn ? "●" : "○")
            configuration.label
          }
        }
      }
    }

    struct Custom: View {
      @Bindable var model: Model
      var body: some View { Toggle("Done", isOn: $model.isOn).toggleStyle(Circle()) }
    }

    @Test func `a style of the app's own reads and writes the value`() async {
      let model = Model()
      let window = await TestWindow { Custom(model: model) }
      #expect(window.texts == ["○", "Done"])
      window.buttons[0].emitClicked()
      await window.settle()
      #expect(model.isOn && window.texts == ["●", "Done"])
    }

    @Test func `a binding that turns a change down turns the switch back`() async {
      let window = await TestWindow { Toggle("Never", isOn: .constant(false)) }
      let widget = window.widgets { $0.className == "GtkSwitch" }[0]
      widget.setChecked(true)
      #expect(widget.isChecked)
      await window.settle()
      #expect(!widget.isChecked)
    }
  }
}
