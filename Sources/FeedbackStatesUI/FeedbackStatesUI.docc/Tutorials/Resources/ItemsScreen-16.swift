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

  func save(_ name: String) async throws -> Item {
    try await Task.sleep(for: .seconds(1))
    return Item(id: name.hashValue, name: name)
  }

  func delete(_ id: Item.ID) async throws {
    try await Task.sleep(for: .seconds(1))
  }
}

@MainActor @Observable final class ItemsModel {
  let items: Loader<[Item]>
  let save: AsyncAction<String, Item>
  let delete: AsyncActionGroup<Item.ID, Item.ID, Void>

  init() {
    let items = Loader("items") { try await Shop().items() }
    self.items = items
    save = AsyncAction("save") { name in
      let item = try await Shop().save(name)
      items.update { list in
        if !list.contains(where: { $0.id == item.id }) { list.append(item) }
      }
      return item
    }
    delete = AsyncActionGroup("delete") { id in
      try await Shop().delete(id)
      items.update { $0.removeAll { $0.id == id } }
    }
  }
}

struct ItemsScreen: View {
  let model: ItemsModel
  @State private var isCreating = false

  var body: some View {
    LoadableView(model.items) { items in
      List {
        ForEach(items) { item in
          ItemRow(item: item, model: model)
        }
        Button("Create Item") { isCreating = true }
      }
    } empty: {
      ContentUnavailableView {
        Label("No Items Yet", systemImage: "tray")
      } description: {
        Text("What you want to buy goes here.")
      } actions: {
        Button("Create Item") { isCreating = true }
      }
    }
    .refreshes(model.items)
    .sheet(isPresented: $isCreating) { NewItemSheet(model: model) }
  }
}

struct ItemRow: View {
  let item: Item
  let model: ItemsModel

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      AsyncButton("Delete", role: .destructive, action: model.delete[item.id], input: item.id)
        .actionFeedback(model.delete[item.id], success: "Deleted “\(item.name)”")
    }
  }
}

struct NewItemSheet: View {
  let model: ItemsModel
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $name)
      AsyncButton("Save", action: model.save, input: name)
        .actionFeedback(model.save, success: { "Created “\($0.name)”" })
    }
    .onChange(of: model.save.outcome?.id) {
      if model.save.outcome?.isSuccess == true { dismiss() }
    }
    .feedbackHost()
  }
}

@main struct ItemsApp: App {
  @State private var model = ItemsModel()

  var body: some Scene {
    WindowGroup {
      ItemsScreen(model: model)
        .feedbackHost()
    }
    .defaultSize(width: 480, height: 360)
  }
}
