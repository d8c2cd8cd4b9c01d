import FeedbackStates

/// A loader in a store, whatever its value, and what the store knows of it.
@MainActor class StoreEntry {
  let key: ErasedKey
  let tags: Set<StoreTag>
  let options: StoreOptions
  var unusedSince: LoadInstant?
  var timer: Task<Void, Never>?
  /// The last step of reading or keeping the value; each waits for the one before.
  var cacheTask: Task<Void, Never>?

  init(key: ErasedKey, tags: Set<StoreTag>, options: StoreOptions) {
    self.key = key
    self.tags = tags
    self.options = options
  }

  deinit {
    timer?.cancel()
  }

  /// Whether anybody but the store holds the loader.
  var isInUse: Bool { false }

  /// Whether the value failed or is out of date.
  var needsFetch: Bool { false }

  func load(_ reason: LoadReason) {}

  func invalidate() {}
}

/// A loader in a store.
@MainActor final class TypedEntry<Value>: StoreEntry {
  /// The only reference the store has to it, which is how it knows whether others have one.
  private(set) var loader: Loader<Value>

  init(_ loader: Loader<Value>, key: ErasedKey, tags: Set<StoreTag>, options: StoreOptions) {
    self.loader = loader
    super.init(key: key, tags: tags, options: options)
  }

  override var isInUse: Bool { !isKnownUniquelyReferenced(&loader) }

  override var needsFetch: Bool {
    let status = loader.presentStatus
    return switch status.state {
    case .notInitiated, .loading: false
    case .failure: true
    case .success: status.isStale || status.refreshFailure != nil
    }
  }

  override func load(_ reason: LoadReason) {
    loader.load(reason)
  }

  override func invalidate() {
    // Asked for first: the call below holds the loader too.
    let isInUse = isInUse
    loader.invalidate(refetching: isInUse)
  }
}
