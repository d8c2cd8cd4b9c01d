import Adwaita
import FeedbackStates
import FeedbackStatesTesting
@testable import FeedbackStatesUI
import SwiftUI
import Testing
import WindowTesting

extension WindowSuite {
  @MainActor @Suite struct SkeletonTests {
    let stage = Stage()

    @Test func `25: placeholder rows are one busy element to assistive technology`() async {
      let window = await stage.show { SkeletonList(count: 5) }
      let named = window.widgets { $0.checkAccessibleLabel("Loading…") }
      #expect(named.count == 1)
      #expect(named.first?.checkAccessibleBusy(true) == true)
      let exposed = named.first?.descendants.filter { $0.isLabel && !$0.isHiddenFromAccessibility(below: named[0]) }
      #expect(exposed?.count == 0)
    }

    @Test func `a skeleton answers to nobody, and gives way to the content`() async {
      struct Screen: View {
        let model: Presence
        var body: some View { Button("Buy milk") {}.skeleton(while: model.isShown) }
      }
      let model = Presence()
      let window = await stage.show { Screen(model: model) }
      #expect(window.button("Buy milk")?.isSensitive == false)
      model.isShown = false
      await window.settle()
      #expect(window.button("Buy milk")?.isSensitive == true)
      #expect(window.widgets { $0.checkAccessibleLabel("Loading…") }.isEmpty)
    }

    @Test func `a skeleton is there at once, where a spinner would wait`() async throws {
      let fetch = ScriptedOperation<Void, [String]>()
      let loader = stage.loader(fetch)
      let window = await stage.show {
        LoadableView(loader) { Text($0.joined()) } empty: { Text("None") }.loadableStyle(.skeleton)
      }
      #expect(!window.widgets { $0.checkAccessibleLabel("Loading…") }.isEmpty)
      try await fetch.call(1).succeed(with: ["milk"])
      await loader.settled()
      await window.settle()
      #expect(window.texts == ["milk"])
    }
  }
}

extension Widget {
  /// Whether the widget, or one around it and below another, is passed over by assistive technology.
  func isHiddenFromAccessibility(below top: Widget) -> Bool {
    top.descendants.contains { outer in
      outer.checkAccessibleHidden(true) && (outer.isSame(as: self) || outer.descendants.contains { $0.isSame(as: self) })
    }
  }
}
