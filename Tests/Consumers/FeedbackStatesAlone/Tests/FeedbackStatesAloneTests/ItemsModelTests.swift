import FeedbackStatesAlone
import Foundation
import Testing

@MainActor
struct ItemsModelTests {
  @Test func `nothing is called empty before the first answer`() {
    #expect(ItemsModel { [] }.page == "Loading...")
  }

  @Test func `an empty answer is empty`() async {
    let model = ItemsModel { [] }
    await model.loadItems()
    #expect(model.page == "No Items Yet")
  }

  @Test func `a failure is told, and a second try succeeds`() async {
    struct Offline: LocalizedError {
      var errorDescription: String? { "There is no network." }
    }
    var isOnline = false
    let model = ItemsModel {
      guard isOnline else { throw Offline() }
      return ["Milk"]
    }
    await model.loadItems()
    #expect(model.page == "Load Failed: There is no network.")
    isOnline = true
    await model.loadItems()
    #expect(model.page == "Milk")
  }
}
