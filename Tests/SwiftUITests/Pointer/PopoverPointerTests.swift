import Adwaita
import Foundation
import Testing
import WindowTesting

@testable import SwiftUI

extension WindowSuite {
  /// What is clicked after a popover has closed, where the pointer has not left the place it was at.
  @MainActor @Suite struct PopoverPointerTests {
    @Observable @MainActor final class Model {
      var date = Date(timeIntervalSince1970: 1_700_000_000)
      var count = 0
      var log: [String] = []
      var isPresented = false
    }

    struct Dated: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          DatePicker("Date", selection: $model.date, displayedComponents: .date)
          Button {
            model.log.append("under")
          } label: {
            Text("Under").frame(maxWidth: .infinity, minHeight: 250)
          }
        }
      }
    }

    @Test func `what lies under a calendar can be clicked once a day is chosen`() async throws {
      let model = Model()
      let window = await TestWindow { Dated(model: model) }
      Toolkit.setAnimated(false)
      await window.becomeActive()
      let field = try #require(window.widgets { $0.className == "GtkMenuButton" && $0.isMapped }.first)
      await Hand.click(field)
      await window.settle()
      let day = try #require(window.widgets { $0.isMapped && $0.shownText == "21" }.first)
      await Hand.click(day)
      await window.settle()
      #expect(Calendar.current.component(.day, from: model.date) == 21)
      await Hand.key("Escape")
      await window.settle()
      model.date = Date(timeIntervalSince1970: 1_500_000_000)
      await window.settle()
      await Hand.click(try #require(window.button("Under")))
      await window.settle()
      #expect(model.log == ["under"])
      await Hand.move(byX: 3)
      await Hand.click()
      await window.settle()
      #expect(model.log == ["under", "under"])
    }

    struct Menued: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Menu("Count \(model.count)") {
            Button("Add one to \(model.count)") { model.count += 1 }
          }
          Button {
            model.log.append("under")
          } label: {
            Text("Under").frame(maxWidth: .infinity, minHeight: 250)
          }
        }
      }
    }

    @Test func `what lies under a menu can be clicked once an item is chosen`() async throws {
      let model = Model()
      let window = await TestWindow { Menued(model: model) }
      Toolkit.setAnimated(false)
      await window.becomeActive()
      let button = try #require(window.widgets { $0.className == "GtkMenuButton" && $0.isMapped }.first)
      await Hand.click(button)
      await window.settle()
      await Hand.click(try #require(window.widgets { $0.isMapped && $0.shownText == "Add one to 0" }.first))
      await window.settle()
      #expect(model.count == 1)
      await Hand.click()
      await window.settle()
      #expect(model.log == ["under"])
    }

    struct Bubbled: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Button("Show") { model.isPresented = true }
            .popover(isPresented: $model.isPresented) { Text("Told \(model.count)").padding(20) }
          Button {
            model.log.append("under")
          } label: {
            Text("Under").frame(maxWidth: .infinity, minHeight: 250)
          }
        }
      }
    }

    @Test func `what lies under a popover can be clicked once Escape has closed it`() async throws {
      let model = Model()
      let window = await TestWindow { Bubbled(model: model) }
      Toolkit.setAnimated(false)
      await window.becomeActive()
      await Hand.click(try #require(window.button("Show")))
      await window.settle()
      await Hand.move(to: try #require(window.widgets { $0.isMapped && $0.shownText == "Told 0" }.first))
      await Hand.key("Escape")
      model.count = 1
      await window.settle()
      #expect(!model.isPresented)
      await Hand.click()
      await window.settle()
      #expect(model.log == ["under"])
    }
  }
}
