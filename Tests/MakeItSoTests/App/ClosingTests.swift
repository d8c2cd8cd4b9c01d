import Testing
import WindowTesting

@testable import MakeItSo

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
      #expect(await goes(within: 200) { library })
    }
  }
}
