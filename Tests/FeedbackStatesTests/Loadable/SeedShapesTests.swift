import FeedbackStates
import Foundation
import Testing

/// The shapes of hand-written code that the rules ask for; that they compile is most of the test.
@Suite(.timeLimit(.minutes(5))) @MainActor struct SeedShapesTests {
  @MainActor final class ViewModel {
    var items: Loadable<[String]> = .notInitiated
    var saveState: Loadable<Void> = .notInitiated
    let saveAction = AsyncAction(connectivity: Connectivity()) {}

    func loadItems(failing: Bool) async {
      items = .loading
      do {
        if failing { throw TestError(name: "no luck") }
        items = .success([])
      } catch {
        items = .failure(error)
      }
    }
  }

  func page(_ items: Loadable<[String]>) -> String {
    switch items {
    case .notInitiated, .loading: "Loading..."
    case .success(let items) where items.isEmpty: "No Items Yet"
    case .success(let items): items.joined()
    case .failure(let error): error.localizedDescription
    }
  }

  @Test func `the four states can be set and switched over as the rules write it`() async {
    let model = ViewModel()
    #expect(page(model.items) == "Loading...")
    await model.loadItems(failing: false)
    #expect(page(model.items) == "No Items Yet")
    await model.loadItems(failing: true)
    #expect(model.items.failure?.message == "no luck")
    #expect(!page(model.items).isEmpty)
  }

  @Test func `a save button reads isLoading of a loadable without a value, or of an action`() {
    let model = ViewModel()
    #expect(!model.saveState.isLoading)
    model.saveState = .loading
    #expect(model.saveState.isLoading)
    model.saveAction.start()
    #expect(model.saveAction.state.isLoading)
    #expect(model.saveAction.isRunning)
  }
}
