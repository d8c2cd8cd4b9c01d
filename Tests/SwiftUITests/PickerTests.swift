import Adwaita
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct PickerTests {
    enum Priority: String, CaseIterable, Identifiable {
      case low, medium, high
      var id: Self { self }
    }

    @MainActor @Observable final class Model {
      var priority = Priority.low
      var optional: Priority?
      var names = ["Home", "Work"]
      var name = "Work"
    }

    struct Choosing: View {
      @Bindable var model: Model
      let style: Int
      var body: some View {
        let picker = Picker("Priority", selection: $model.priority) {
          ForEach(Priority.allCases) { Text($0.rawValue) }
        }
        VStack {
          switch style {
          case 0: picker
          case 1: picker.pickerStyle(.segmented)
          default: picker.pickerStyle(.inline)
          }
          Text("now \(model.priority.rawValue)")
        }
      }
    }

    @Test func `a menu of choices shows and changes the selection`() async {
      let model = Model()
      let window = await TestWindow { Choosing(model: model, style: 0) }
      let dropDown = window.widgets { $0.className == "GtkDropDown" }[0]
      #expect(dropDown.choices == ["low", "medium", "high"] && dropDown.selectedChoice == 0)
      dropDown.selectChoice(2)
      await window.settle()
      #expect(model.priority == .high && window.texts.contains("now high"))
      model.priority = .medium
      await window.settle()
      #expect(dropDown.selectedChoice == 1)
    }

    @Test(arguments: [(1, "GtkToggleButton"), (2, "GtkCheckButton")])
    func `the choices themselves show and change the selection`(style: Int, widgetClass: String) async {
      let model = Model()
      let window = await TestWindow { Choosing(model: model, style: style) }
      let buttons = window.widgets { $0.className == widgetClass && $0.isMapped }
      #expect(buttons.map { $0.isChecked } == [true, false, false])
      buttons[1].setChecked(true)
      await window.settle()
      #expect(model.priority == .medium && window.texts.contains("now medium"))
      #expect(buttons.map { $0.isChecked } == [false, true, false])
      buttons[1].setChecked(false)
      await window.settle()
      #expect(model.priority == .medium && (style == 2 || buttons[1].isChecked))
    }

    struct Optional: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Priority", selection: $model.optional) {
          Text("None").tag(Priority?.none)
          ForEach(Priority.allCases) { Text($0.rawValue).tag(Priority?.some($0)) }
        }
      }
    }

    @Test func `an optional selection has a choice for nothing`() async {
      let model = Model()
      let window = await TestWindow { Optional(model: model) }
      let dropDown = window.widgets { $0.className == "GtkDropDown" }[0]
      #expect(dropDown.selectedChoice == 0)
      dropDown.selectChoice(3)
      #expect(model.optional == .high)
      dropDown.selectChoice(0)
      #expect(model.optional == nil)
    }

    struct Tagless: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Priority", selection: $model.optional) { ForEach(Priority.allCases) { Text($0.rawValue) } }
      }
    }

    @Test func `a tag of the value serves a selection that is optional`() async {
      let model = Model()
      let window = await TestWindow { Tagless(model: model) }
      let dropDown = window.widgets { $0.className == "GtkDropDown" }[0]
      #expect(dropDown.selectedChoice == nil)
      dropDown.selectChoice(1)
      await window.settle()
      #expect(model.optional == .medium && dropDown.selectedChoice == 1)
    }

    struct Lists: View {
      @Bindable var model: Model
      var body: some View {
        Picker("List", selection: $model.name) { ForEach(model.names, id: \.self) { Text($0) } }
      }
    }

    @Test func `choices come and go, and a selection without a choice is told of`() async {
      let model = Model()
      let window = await TestWindow { Lists(model: model) }
      let dropDown = window.widgets { $0.className == "GtkDropDown" }[0]
      model.names.insert("Garden", at: 0)
      await window.settle()
      #expect(dropDown.choices == ["Garden", "Home", "Work"] && dropDown.selectedChoice == 2)
      var warnings: [String] = []
      let report = Diagnostics.report
      Diagnostics.report = { warnings.append($0) }
      defer { Diagnostics.report = report }
      model.name = "Nowhere"
      await window.settle()
      #expect(dropDown.selectedChoice == nil && warnings.count == 1 && warnings[0].contains("Nowhere"))
    }
  }
}
