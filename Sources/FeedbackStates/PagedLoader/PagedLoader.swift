import Observation

/// A loader for a list that comes in pages.
///
///     let reminders = PagedLoader<Reminder, String> { request in
///       switch request {
///       case .first: try await api.reminders()
///       case .next(let cursor), .previous(let cursor): try await api.reminders(at: cursor)
///       }
///     }
///
/// The list as a whole is a ``Loader``: a refresh keeps what is there, and so does one that fails. Each end has a
/// state of its own, ``nextPage`` and ``previousPage``, so a page that fails leaves the others in view. No id appears
/// twice, even where the list moved on the server between two pages; the newer element takes the place of the older.
/// A page with nothing on it that is not the last is skipped, so that a list is empty only where there is no more; after
/// twenty such pages in a row the loader leaves it to the person to go on.
@MainActor public final class PagedLoader<Element: Identifiable, Cursor>: Loader<[Element]> {
  private let pages: PageBook<Cursor>
  private let next: Loader<Page<Element, Cursor>>
  private let previous: Loader<Page<Element, Cursor>>
  private var wantsNext = false
  private var wantsPrevious = false
  private var hearsEdges = false

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - name: What the loader is called in the inspector.
  ///   - policy: How the list and its ends behave.
  ///   - refresh: What a refresh fetches.
  ///   - clock: Where it takes the time from.
  ///   - connectivity: What knows whether there is a connection.
  ///   - fetch: Fetches one page.
  public nonisolated init(
    _ name: String = "", policy: LoadPolicy = .remote, refresh: PageRefresh = .allPages,
    clock: LoadClock = .continuous, connectivity: Connectivity = .shared,
    fetch: @escaping @MainActor (PageRequest<Cursor>) async throws -> Page<Element, Cursor>
  ) {
    let pages = PageBook<Cursor>()
    self.pages = pages
    let fetch = skippingEmptyPages(fetch)
    next = Loader("\(name) next page", policy: policy, clock: clock, connectivity: connectivity) { _ in
      guard let cursor = pages.next else { throw CancellationError() }
      return try await fetch(.next(cursor))
    }
    previous = Loader("\(name) previous page", policy: policy, clock: clock, connectivity: connectivity) { _ in
      guard let cursor = pages.previous else { throw CancellationError() }
      return try await fetch(.previous(cursor))
    }
    super.init(name, policy: policy, clock: clock, connectivity: connectivity) { context in
      let wanted = refresh == .allPages ? pages.count : 1
      var page = try await fetch(.first)
      var elements = page.elements
      let previous = page.previous
      var count = 1
      while count < wanted, let cursor = page.next {
        page = try await fetch(.next(cursor))
        elements.append(contentsOf: page.elements)
        count += 1
      }
      pages.pending[context.run] = .init(next: page.next, previous: previous, count: count)
      return elements.uniqued()
    }
  }

  // MARK: What is there

  /// What is there so far.
  public var elements: [Element] { value ?? [] }

  /// What stands after the last element.
  public var nextPage: PageEdge { edge(next, cursor: pages.next) }

  /// What stands before the first element.
  public var previousPage: PageEdge { edge(previous, cursor: pages.previous) }

  /// What is happening after the last element, such as another attempt after a failure.
  public var nextPageActivity: LoadActivity { next.activity }

  /// What is happening before the first element.
  public var previousPageActivity: LoadActivity { previous.activity }

  /// Whether there may be more after the last element.
  public var hasMore: Bool { state.hasValue && pages.next != nil }

  // MARK: Asking

  /// Fetches the page after the last element, unless it is under way or there is none.
  ///
  /// While the list is being refreshed it waits for the end of that, as the refresh may move the end of the list.
  public func loadNextPage() {
    guard hasMore else { return }
    wantsNext = isRunning
    if !isRunning { edge(next).load(.nextPage) }
  }

  /// Fetches the page before the first element, unless it is under way or there is none.
  public func loadPreviousPage() {
    guard state.hasValue, pages.previous != nil else { return }
    wantsPrevious = isRunning
    if !isRunning { edge(previous).load(.previousPage) }
  }

  /// Fetches the next page if an element that came into view is among the last; call it from each row.
  ///
  /// A page that failed is not asked for again by this; that takes ``retryNextPage()``.
  public func loadNextPageIfNeeded(for element: Element, threshold: Int = 5) {
    guard next.state.error == nil else { return }
    let isNearEnd = elements.suffix(max(threshold, 1)).contains { $0.id == element.id }
    if isNearEnd { loadNextPage() }
  }

  /// Tries the next page again.
  public func retryNextPage() { loadNextPage() }

  /// Tries the previous page again.
  public func retryPreviousPage() { loadPreviousPage() }

  /// Gives up what is under way, at the ends too.
  override public func cancel() {
    super.cancel()
    next.cancel()
    previous.cancel()
  }

  /// Starts over, as if nobody had asked.
  override public func reset() {
    pages.forget()
    wantsNext = false
    wantsPrevious = false
    resetEdges()
    super.reset()
  }

  // MARK: Runs

  /// A page fetched for the list as it was has no place in the list as it will be.
  override func runWillStart(_ run: Int) {
    resetEdges()
  }

  override func runDidSucceed(_ run: Int) {
    redraw { pages.commit(run) }
  }

  override func runsDidEnd() {
    if wantsNext { loadNextPage() }
    if wantsPrevious { loadPreviousPage() }
  }

  /// Returns the loader of an end, once both are listened to.
  private func edge(_ loader: Loader<Page<Element, Cursor>>) -> Loader<Page<Element, Cursor>> {
    if !hearsEdges {
      hearsEdges = true
      next.listen { [weak self] status, _ in self?.take(status, atEnd: true) }
      previous.listen { [weak self] status, _ in self?.take(status, atEnd: false) }
    }
    return loader
  }

  private func resetEdges() {
    next.reset()
    previous.reset()
  }

  private func take(_ status: LoadStatus<Page<Element, Cursor>>, atEnd: Bool) {
    guard case .success(let page) = status.state else { return }
    if atEnd {
      pages.next = page.next
      pages.count += 1
      next.reset()
    } else {
      pages.previous = page.previous
      previous.reset()
    }
    update { $0.merge(page.elements, inFront: !atEnd) }
  }

  private func edge(_ loader: Loader<Page<Element, Cursor>>, cursor: Cursor?) -> PageEdge {
    guard state.hasValue else { return .ready }
    switch loader.state {
    case .loading: return .loading
    case .failure(let error): return .failure(error)
    case .notInitiated, .success: return cursor == nil ? .end : .ready
    }
  }
}
