import FeedbackStates
import Foundation
import Testing

@testable import Seeds

@MainActor @Suite struct SeedsTests {
  @Test func `a model that keeps its states by hand goes from loading to success`() async {
    let model = CatalogueModel { [Item(id: 1, name: "First")] }
    #expect(model.items == .notInitiated)
    await model.loadItems()
    #expect(model.items == .success([Item(id: 1, name: "First")]))
  }

  @Test func `a failure that is caught is a failure that can be shown`() async {
    let model = CatalogueModel { throw URLError(.timedOut) }
    await model.save()
    #expect(model.saveState.error is URLError)
    #expect(!model.saveState.isLoading)
  }

  @Test func `the list of the second document keeps its tasks in its model`() {
    let model = TaskListModel()
    model.createNewTask()
    let task = model.tasks[0]
    model.flagTask(task)
    #expect(model.tasks[0].isFlagged)
    model.deleteTask(task)
    #expect(model.tasks.isEmpty)
  }
}
