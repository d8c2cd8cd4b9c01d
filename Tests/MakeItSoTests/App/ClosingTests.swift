import Adwaita
import Testing
import WindowTesting

@testable import MakeItSo
@testable import SwiftUI

extension WindowSuite {
  @MainActor @Suite struct ClosingTests {
    @Test func `the library goes with its window`() async throws {
      weak var library: Library?
      func openAndClose() async throws {
        let app = try await AppStage(["Milk", "Bread"])
        #expect(await app.shows("Milk"))
        await app.press("Details")
        library = app.library
      }
      try await openAndClose()
      // What GTK still has to hand on or draw, and what the database still answers, comes first.
      for _ in 0..<200 where library != nil {
        Scheduler.shared.flush()
        await withCheckedContinuation { continuation in MainLoop.after(milliseconds: 5) { continuation.resume() } }
      }
      #expect(library == nil)
    }
  }
}
