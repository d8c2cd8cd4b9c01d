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
}

@MainActor @Observable final class ItemsModel {
  var items: Loadable<[Item]> = .notInitiated
  var saveState: Loadable<Void> = .notInitiated

  func loadItems() async {
    items = .loading
    do {
      items = .success(try await Shop().items())
    } catch {
      items = .failure(error)
    }
  }

  func save(_ name: String) async {
    guard !saveState.isLoading else { return }
    saveState = .loading
    do {
      let item = try await Shop().save(name)
      items = items.map { $0 + [item] }
      saveState = .success(())
    } catch {
      saveState = .failure(error)
    }
  }
}

struct ItemsScreen: View {
  let model: ItemsModel
  @State private var isCreating = false

  var body: some View {
    Group {
      switch model.items {
      case .notInitiated, .loading:
        ProgressView("Loading…")
      case .success(let items) where items.isEmpty:
        ContentUnavailableView {
          Label("No Items Yet", systemImage: "tray")
        } description: {
          Text("What you want to buy goes here.")
        } actions: {
          Button("Create Item") { isCreating = true }
        }
      case .success(let items):
        List {
          ForEach(items) { item in
            Text(item.name)
          }
          Button("Create Item") { isCreating = true }
        }
      case .failure(let error):
        ErrorView(error: error) { Task { await model.loadItems() } }
      }
    }
    .task { await model.loadItems() }
    .sheet(isPresented: $isCreating) { NewItemSheet(model: model) }
  }
}

struct NewItemSheet: View {
  let model: ItemsModel
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button {
        Task {
          await model.save(name)
          if model.saveState.hasValue { dismiss() }
        }
      } label: {
        if model.saveState.isLoading {
          ProgressView()
            .controlSize(.small)
        } else {
          Text("Save")
        }
      }
      .disabled(model.saveState.isLoading)
      if let failure = model.saveState.failure {
        Label(failure.message, systemImage: "exclamationmark.triangle")
      }
    }
  }
}

@main struct ItemsApp: App {
  @State private var model = ItemsModel()

  var body: some Scene {
    WindowGroup { ItemsScreen(model: model) }
      .defaultSize(width: 480, height: 360)
  }
}
