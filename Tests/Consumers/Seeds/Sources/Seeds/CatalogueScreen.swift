import FeedbackStates
import FeedbackStatesUI
import SwiftUI

/// Something in a catalogue.
public struct Item: Identifiable, Equatable, Sendable {
  public let id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A model that keeps its states by hand, as the first document does.
@MainActor @Observable
public final class CatalogueModel {
  public var items: Loadable<[Item]> = .notInitiated
  public var saveState: Loadable<Void> = .notInitiated
  private let fetch: @Sendable () async throws -> [Item]

  public init(fetch: @escaping @Sendable () async throws -> [Item]) { self.fetch = fetch }

  public func loadItems() async {
    items = .loading
    do {
      items = .success(try await fetch())
    } catch {
      items = .failure(error)
    }
  }

  public func save() async {
    saveState = .loading
    do {
      _ = try await fetch()
      saveState = .success(())
    } catch {
      saveState = .failure(error)
    }
  }
}

/// All four states in a switch, with an empty success of its own.
public struct CatalogueScreen: View {
  let viewModel: CatalogueModel

  public init(viewModel: CatalogueModel) { self.viewModel = viewModel }

  public var body: some View {
    switch viewModel.items {
    case .notInitiated, .loading:
      ProgressView("Fetching…")
    case .success(let items) where items.isEmpty:
      ContentUnavailableView("Nothing Here", systemImage: "tray", description: Text("Tap + to begin"))
    case .success(let items):
      List(items) { item in Text(item.name) }
    case .failure(let error):
      ContentUnavailableView {
        Label("Not Loaded", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") { Task { await viewModel.loadItems() } }
      }
    }
  }
}

/// The same with the page that this package has for failures.
public struct ShortCatalogueScreen: View {
  let viewModel: CatalogueModel

  public init(viewModel: CatalogueModel) { self.viewModel = viewModel }

  public var body: some View {
    switch viewModel.items {
    case .notInitiated, .loading:
      ProgressView("Fetching…")
    case .success(let items):
      CatalogueList(items: items)
    case .failure(let error):
      ErrorView(error: error) {
        Task { await viewModel.loadItems() }
      }
    }
  }
}

struct CatalogueList: View {
  let items: [Item]
  var body: some View {
    List(items) { Text($0.name) }
      .emptyState(items.isEmpty) { Text("Nothing Here") }
  }
}

/// A button whose label gives way to a spinner while it saves.
public struct SaveButton: View {
  let viewModel: CatalogueModel

  public init(viewModel: CatalogueModel) { self.viewModel = viewModel }

  public var body: some View {
    Button {
      Task { await viewModel.save() }
    } label: {
      if viewModel.saveState.isLoading {
        ProgressView()
          .controlSize(.small)
      } else {
        Text("Save")
      }
    }
    .disabled(viewModel.saveState.isLoading)
  }
}
