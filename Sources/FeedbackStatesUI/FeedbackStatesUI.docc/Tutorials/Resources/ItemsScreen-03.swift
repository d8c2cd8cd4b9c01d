import FeedbackStates
import FeedbackStatesUI
import SwiftUI

struct Item: Identifiable, Sendable {
  let id: Int
  var name: String
}

/// Stands for a server, which takes its time.
struct Shop: Sendable {
  func items() async throws -> [Item] {
    try await Task.sleep(for: .seconds(2))
    return [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread")]
  }
}

@MainActor @Observable final class ItemsModel {
  var items: Loadable<[Item]> = .notInitiated

  func loadItems() async {
    items = .loading
    do {
      items = .success(try await Shop().items())
    } catch {
      items = .failure(error)
    }
  }
}

struct ItemsScreen: View {
  let model: ItemsModel

  var body: some View {
    List(model.items.value ?? []) { item in
      Text(item.name)
    }
    .task { await model.loadItems() }
  }
}

@main struct ItemsApp: App {
  @State private var model = ItemsModel()

  var body: some Scene {
    WindowGroup { ItemsScreen(model: model) }
      .defaultSize(width: 480, height: 360)
  }
}
