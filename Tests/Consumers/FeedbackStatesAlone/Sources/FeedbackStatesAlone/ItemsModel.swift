public import FeedbackStates
import Foundation
import Observation

/// A model that keeps its state by hand, the shape that most apps begin with.
@MainActor @Observable
public final class ItemsModel {
  public private(set) var items: Loadable<[String]> = .notInitiated
  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func loadItems() async {
    items = .loading
    do {
      items = .success(try await fetch())
    } catch {
      items = .failure(error)
    }
  }

  /// What a page would say.
  public var page: String {
    switch items {
    case .notInitiated, .loading: "Loading..."
    case .success(let items) where items.isEmpty: "No Items Yet"
    case .success(let items): items.joined(separator: ", ")
    case .failure(let error): "Load Failed: \(error.localizedDescription)"
    }
  }
}
