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

struct ItemsScreen: View {
  @State private var items: [Item] = []

  var body: some View {
    List(items) { item in
      Text(item.name)
    }
    .task { items = (try? await Shop().items()) ?? [] }
  }
}

@main struct ItemsApp: App {
  var body: some Scene {
    WindowGroup { ItemsScreen() }
      .defaultSize(width: 480, height: 360)
  }
}
