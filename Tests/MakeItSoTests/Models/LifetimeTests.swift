import Adwaita
import Testing

@testable import MakeItSo
@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct LifetimeTests {
    @Test func `nothing keeps the lists and their loaders once the window is gone`() async throws {
      weak var library: Library?
      weak var model: MakeItSo.ListModel?
      weak var lists: AnyObject?
      weak var store: AnyObject?
      do {
        let stage = try await AppStage(["One", "Two"])
        #expect(await stage.shows("Two"))
        await stage.focusRow(0)
        await stage.press("Done")
        (library, model, lists, store) = (stage.library, stage.model, stage.library.lists, stage.store)
        stage.closeWindow()
      }
      // What was cancelled ends when it next runs.
      for _ in 0..<50 where library != nil || model != nil || lists != nil || store != nil {
        Scheduler.shared.flush()
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in MainLoop.after(milliseconds: 10) { next.resume() } }
      }
      #expect(library == nil)
      #expect(model == nil)
      #expect(lists == nil)
      #expect(store == nil)
    }
  }
}
