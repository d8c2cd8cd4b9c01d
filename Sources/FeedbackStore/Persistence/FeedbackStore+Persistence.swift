import FeedbackStates
import Foundation

extension FeedbackStore {
  /// Shows what was kept until a live value comes, and keeps each live value.
  func connect<Value: Codable & Sendable>(
    _ loader: Loader<Value>, to cache: FileCache, at key: KeptKey, _ persistence: StorePersistence, entry: StoreEntry
  ) {
    let now = clock.date
    entry.cacheTask = Task { [weak loader] in
      guard let kept = await cache.read(Value.self, at: key, persistence, now: now), !Task.isCancelled else { return }
      guard let loader, !loader.presentStatus.state.hasValue, loader.presentStatus.updatedAt == nil else { return }
      loader.replace(with: kept.value, origin: .cache, updatedAt: kept.updatedAt)
    }
    let keep: @MainActor (LoadStatus<Value>) -> Void = { [weak entry] status in
      guard status.origin == .live, !status.isPrevious else { return }
      guard case .success(let value) = status.state, let updatedAt = status.updatedAt else { return }
      let earlier = entry?.cacheTask
      entry?.cacheTask = Task {
        await earlier?.value
        if !Task.isCancelled { await cache.write(value, at: key, persistence, updatedAt: updatedAt) }
      }
    }
    // It may have loaded before anybody wanted the value kept.
    keep(loader.presentStatus)
    loader.listen { status, changedState in
      if changedState { keep(status) }
    }
  }

  /// Waits until what has been fetched so far is kept, and what was kept has been shown; for tests and for quitting.
  public func settlePersistence() async {
    for entry in entries.values {
      await entry.cacheTask?.value
    }
  }
}
