public import FeedbackStates

/// Loaders that screens share by key.
///
///     let store = FeedbackStore(cache: FileCache(directory: cachesFolder))
///     let lists = store.loader(for: .lists, tags: ["lists"]) { try await api.lists() }
///
/// Two screens that ask for one key get one loader, and so one fetch, one state and one failure. The store keeps a
/// loader while a screen does, and for a while after, so that going back shows what was there.
@MainActor public final class FeedbackStore {
  /// How loaders behave that are not given a policy of their own.
  public let policy: LoadPolicy
  /// How long a loader is kept that no screen uses.
  public let unusedLifetime: Duration
  /// The shortest time between two rounds of fetching because the app came to the front.
  public let focusInterval: Duration

  let clock: LoadClock
  let connectivity: Connectivity
  let cache: FileCache?
  var entries: [ErasedKey: StoreEntry] = [:]
  private var keysByTag: [StoreTag: Set<ErasedKey>] = [:]
  private var lastFocus: LoadInstant?
  private var collectAt = 64

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - policy: How loaders behave that are not given a policy of their own.
  ///   - unusedLifetime: How long a loader is kept that no screen uses.
  ///   - focusInterval: The shortest time between two rounds of fetching because the app came to the front.
  ///   - cache: Where values are kept for the next run of the app.
  ///   - clock: Where loaders take the time from.
  ///   - connectivity: What knows whether there is a connection.
  public init(
    policy: LoadPolicy = .remote, unusedLifetime: Duration = .seconds(300), focusInterval: Duration = .seconds(5),
    cache: FileCache? = nil, clock: LoadClock = .continuous, connectivity: Connectivity = .shared
  ) {
    self.policy = policy
    self.unusedLifetime = unusedLifetime
    self.focusInterval = focusInterval
    self.cache = cache
    self.clock = clock
    self.connectivity = connectivity
    connectivity.addListener(for: self) { [weak self] isOnline in
      if isOnline { self?.connectionCameBack() }
    }
  }

  // MARK: Loaders

  /// How many loaders there are.
  public var count: Int { entries.count }

  /// The loader for a key, if there is one.
  ///
  /// - Complexity: O(1).
  public subscript<Value>(key: StoreKey<Value>) -> Loader<Value>? {
    guard let entry = entries[key.erased] else { return nil }
    return typed(entry, as: Value.self)
  }

  /// Returns the loader for a key, and makes it if there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - tags: What the value is made of; a change names them, and every value made of them is fetched again.
  ///   - options: How it is kept up to date.
  ///   - operation: Fetches the value. Whoever asks first for a key says how it is fetched and kept up to date.
  public func loader<Value>(
    for key: StoreKey<Value>, tags: Set<StoreTag> = [], options: StoreOptions = StoreOptions(),
    operation: @escaping @MainActor () async throws -> Value
  ) -> Loader<Value> {
    if let entry = entries[key.erased] { return reused(entry, as: Value.self) }
    return insert(key, tags: tags, options: options, operation: operation)
  }

  /// Returns the loader for a key whose value is kept for the next run of the app.
  ///
  /// A kept value is shown with the origin `cache` and its age, counts as stale, and gives way to a live
  /// one. One that is damaged, or of another version, is dropped with a line in the log. It makes no difference whether
  /// a screen asked for the key before without having its value kept.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - tags: What the value is made of.
  ///   - options: How it is kept up to date.
  ///   - persistence: For how long, and in which version, the value is kept.
  ///   - operation: Fetches the value.
  public func persistedLoader<Value: Codable & Sendable>(
    for key: StoreKey<Value>, tags: Set<StoreTag> = [], options: StoreOptions = StoreOptions(),
    persistence: StorePersistence = StorePersistence(),
    operation: @escaping @MainActor () async throws -> Value
  ) -> Loader<Value> {
    let loader = self.loader(for: key, tags: tags, options: options, operation: operation)
    if let cache, let entry = entries[key.erased], entry.cacheTask == nil {
      connect(loader, to: cache, at: key.kept, persistence, entry: entry)
    }
    return loader
  }

  // MARK: Keeping up to date

  /// Says that what has one of these tags is out of date.
  ///
  /// What a screen uses is fetched again at once; the rest when a screen asks for it.
  public func invalidate(_ tags: StoreTag...) {
    invalidate(Set(tags))
  }

  /// Says that what has one of these tags is out of date.
  public func invalidate(_ tags: Set<StoreTag>) {
    let keys = tags.reduce(into: Set<ErasedKey>()) { $0.formUnion(keysByTag[$1] ?? []) }
    for key in keys { entries[key]?.invalidate() }
  }

  /// Says that one value is out of date.
  public func invalidate<Value>(_ key: StoreKey<Value>) {
    entries[key.erased]?.invalidate()
  }

  /// Says that everything is out of date.
  public func invalidateAll() {
    for entry in entries.values { entry.invalidate() }
  }

  /// Invalidates tags after each run of an action that succeeds.
  ///
  /// A second call for the same action takes the place of the first.
  ///
  ///     store.invalidate(["reminders"], after: model.delete)
  public func invalidate<Input, Output>(_ tags: Set<StoreTag>, after action: AsyncAction<Input, Output>) {
    action.onOutcome(for: self) { [weak self] outcome in
      if outcome.isSuccess { self?.invalidate(tags) }
    }
  }

  /// Fetches again what is stale and in use; call it when the app comes to the front.
  public func applicationDidBecomeActive() {
    let now = clock.now
    if let lastFocus, lastFocus.duration(to: now) < focusInterval { return }
    lastFocus = now
    for entry in entries.values where entry.options.refetchesOnFocus && entry.isInUse && entry.needsFetch {
      entry.load(.focus)
    }
    collectGarbage()
  }

  private func connectionCameBack() {
    for entry in entries.values where entry.options.refetchesOnReconnect && entry.isInUse && entry.needsFetch {
      entry.load(.reconnect)
    }
  }

  // MARK: Letting go

  /// Lets go of loaders that no screen has used for ``unusedLifetime``.
  ///
  /// The store does so by itself as loaders are added and when the app comes to the front.
  public func collectGarbage() {
    let now = clock.now
    for entry in entries.values {
      if entry.isInUse {
        entry.unusedSince = nil
      } else if let since = entry.unusedSince {
        if since.duration(to: now) >= unusedLifetime { remove(entry) }
      } else {
        entry.unusedSince = now
        if unusedLifetime <= .zero { remove(entry) }
      }
    }
  }

  /// Lets go of every loader, and of what was kept for the next run of the app; for signing out.
  public func removeAll() async {
    let steps = entries.values.compactMap(\.cacheTask)
    for entry in entries.values { remove(entry) }
    for step in steps { step.cancel() }
    // What is being kept at the moment must not come after the rest has gone.
    for step in steps { await step.value }
    await cache?.removeAll()
  }

  private func remove(_ entry: StoreEntry) {
    entry.timer?.cancel()
    entries[entry.key] = nil
    for tag in entry.tags {
      keysByTag[tag]?.remove(entry.key)
      if keysByTag[tag]?.isEmpty == true { keysByTag[tag] = nil }
    }
  }

  // MARK: Entries

  private func insert<Value>(
    _ key: StoreKey<Value>, tags: Set<StoreTag>, options: StoreOptions,
    operation: @escaping @MainActor () async throws -> Value
  ) -> Loader<Value> {
    if entries.count >= collectAt {
      collectGarbage()
      collectAt = max(64, entries.count * 2)
    }
    let loader = Loader(
      key.path, policy: options.policy ?? policy, clock: clock, connectivity: connectivity, operation: operation)
    let entry = TypedEntry(loader, key: key.erased, tags: tags, options: options)
    entries[key.erased] = entry
    for tag in tags { keysByTag[tag, default: []].insert(key.erased) }
    startTimer(entry)
    return loader
  }

  private func reused<Value>(_ entry: StoreEntry, as type: Value.Type) -> Loader<Value> {
    entry.unusedSince = nil
    if entry.options.refetchInterval != nil { startTimer(entry) }
    return typed(entry, as: type)
  }

  private func typed<Value>(_ entry: StoreEntry, as type: Value.Type) -> Loader<Value> {
    // The key compares the type too, so an entry found by a key of `Value` holds a loader of `Value`.
    unsafeDowncast(entry, to: TypedEntry<Value>.self).loader
  }

  /// Fetches again and again while a screen uses the value; an app whose screens are closed does not wake up.
  private func startTimer(_ entry: StoreEntry) {
    guard let interval = entry.options.refetchInterval, interval > .zero, entry.timer == nil else { return }
    entry.timer = Task { [weak entry, clock] in
      while (try? await clock.sleep(for: interval)) != nil, let entry {
        guard entry.isInUse else {
          entry.timer = nil
          return
        }
        entry.load(.timer)
      }
    }
  }
}
