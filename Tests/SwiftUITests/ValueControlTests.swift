import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ValueControlTests {
    @MainActor @Observable final class Model {
      var count = 2
      var amount = 0.5
      var price = 12.5
      var date = Date(timeIntervalSince1970: 1_700_000_000)
      var notes = "First line"
      var edits: [Bool] = []
    }

    struct Steps: View {
      @Bindable var model: Model
      var body: some View {
        Stepper("Count \(model.count)", value: $model.count, in: 1...3) { model.edits.append($0) }
      }
    }

    @Test func `a stepper goes up and down, and stops at its bounds`() async {
      let model = Model()
      let window = await TestWindow { Steps(model: model) }
      let (minus, plus) = (window.buttons[0], window.buttons[1])
      plus.emitClicked()
      await window.settle()
      #expect(model.count == 3 && window.texts == ["Count 3"] && !plus.isSensitive && minus.isSensitive)
      minus.emitClicked()
      minus.emitClicked()
      await window.settle()
      #expect(model.count == 1 && !minus.isSensitive && model.edits.count == 6)
      #expect(plus.checkAccessibleLabel("Increase") && minus.checkAccessibleLabel("Decrease"))
    }

    struct Slides: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.amount, in: 0...1, step: 0.25) {
          Text("Volume")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        } onEditingChanged: {
          model.edits.append($0)
        }
      }
    }

    @Test func `a slider moves in steps, both ways`() async {
      let model = Model()
      let window = await TestWindow { Slides(model: model) }
      let scale = window.widgets { $0.className == "GtkScale" }[0]
      #expect(scale.rangeValue == 0.5 && window.texts == ["low", "high"] && scale.checkAccessibleLabel("Volume"))
      scale.moveRange(to: 0.8)
      await window.settle()
      #expect(model.amount == 0.75 && scale.rangeValue == 0.75)
      #expect(model.edits == [true, false])
      model.amount = 0.25
      await window.settle()
      #expect(scale.rangeValue == 0.25 && model.edits == [true, false])
    }

    struct Price: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Price", value: $model.price, format: .number.locale(Locale(identifier: "en_US")))
      }
    }

    @Test func `a formatted field takes over what was typed on Return, if it can be read`() async {
      let model = Model()
      let window = await TestWindow { Price(model: model) }
      let field = window.fields[0]
      #expect(field.text == "12.5")
      field.replace(with: "99.25")
      await window.settle()
      #expect(model.price == 12.5 && field.text == "99.25")
      field.pressReturn()
      await window.settle()
      #expect(model.price == 99.25)
      field.replace(with: "lots")
      field.pressReturn()
      await window.settle()
      #expect(model.price == 99.25 && field.text == "99.25")
    }

    struct Day: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker("Due", selection: $model.date, in: Date(timeIntervalSince1970: 1_600_000_000)...)
      }
    }

    @Test func `a date picker changes the time, and keeps to its range`() async {
      let model = Model()
      let window = await TestWindow { Day(model: model) }
      let calendar = Calendar.current
      let buttons = window.widgets { $0.className == "GtkMenuButton" }
      #expect(buttons.count == 2)
      buttons[1].openMenu()
      await window.settle()
      let spins = window.widgets { $0.className == "GtkSpinButton" && $0.isMapped }
      #expect(spins.count == 2)
      spins[0].setNumber(7)
      spins[1].setNumber(5)
      await window.settle()
      #expect(calendar.component(.hour, from: model.date) == 7 && calendar.component(.minute, from: model.date) == 5)
      #expect(spins[1].shownText == "05")
      model.date = Date(timeIntervalSince1970: 1_800_000_000)
      await window.settle()
      #expect(window.texts.contains(model.date.formatted(date: .abbreviated, time: .omitted)))
    }

    struct Month: View {
      @Bindable var model: Model
      var body: some View {
        DatePicker(
          "Due", selection: $model.date, in: Date(timeIntervalSince1970: 1_699_900_000)..., displayedComponents: .date
        ).datePickerStyle(.graphical)
      }
    }

    @Test func `a day of the month is chosen, and one before the range becomes the first inside it`() async {
      let model = Model()
      let window = await TestWindow { Month(model: model) }
      let month = window.widgets { $0.className == "GtkCalendar" }[0]
      month.selectDay(year: 2023, month: 11, day: 20)
      await window.settle()
      #expect(Calendar.current.dateComponents([.year, .month, .day], from: model.date).day == 20)
      month.selectDay(year: 2023, month: 1, day: 20)
      await window.settle()
      #expect(model.date == Date(timeIntervalSince1970: 1_699_900_000))
      #expect(month.shownDay == Calendar.current.component(.day, from: model.date))
    }

    struct Notes: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          TextEditor(text: $model.notes)
          TextField("More", text: $model.notes, axis: .vertical).onSubmit { model.edits.append(true) }
        }
      }
    }

    @Test func `several lines are edited both ways`() async {
      let model = Model()
      let window = await TestWindow { Notes(model: model) }
      let views = window.widgets { $0.className == "GtkTextView" }
      #expect(views.count == 2 && views[0].shownLines == "First line")
      views[0].typeLines(" and\na second")
      await window.settle()
      #expect(model.notes.hasSuffix(" and\na second") || model.notes.hasPrefix(" and\na second"))
      #expect(views[1].shownLines == model.notes)
      model.notes = ""
      await window.settle()
      #expect(views[0].shownLines == "" && window.texts == ["More"])
    }

    @Test func `labels show what their style says, and keep their words for assistive technology`() async {
      let window = await TestWindow {
        VStack {
          Label("Both", systemImage: "star")
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon", systemImage: "star").labelStyle(.iconOnly)
          Button {} label: { Label("Add", systemImage: "plus").labelStyle(.iconOnly) }
          LabeledContent("Name", value: "Ada")
        }
      }
      #expect(window.texts == ["Both", "Title", "Name", "Ada"])
      #expect(window.buttons[0].isNamedByLabels && window.buttons[0].hasClass("image-button"))
    }

    @Test func `a link goes where the environment says`() async {
      var opened: [URL] = []
      let window = await TestWindow {
        Link("Home page", destination: URL(string: "https://example.org/a")!)
          .environment(\.openURL, OpenURLAction { url in
            opened.append(url)
            return .handled
          })
      }
      let link = window.widgets { $0.className == "GtkLinkButton" }[0]
      #expect(link.hasAccessibleRole(.link))
      link.emitClicked()
      #expect(opened.map(\.absoluteString) == ["https://example.org/a"])
    }
  }
}
