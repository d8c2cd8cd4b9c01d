/// Where the pages of a list begin and end; the operation of a loader sees it without keeping the loader alive.
@MainActor final class PageBook<Cursor> {
  struct Ends {
    var next: Cursor?
    var previous: Cursor?
    var count: Int
  }

  nonisolated init() {}

  /// Where the next page begins.
  var next: Cursor?
  /// Where the previous page is.
  var previous: Cursor?
  /// How many pages are there from the first on.
  var count = 0
  /// What runs found that have not been counted yet.
  var pending: [Int: Ends] = [:]

  /// Takes what a run found; what others found no longer matters.
  func commit(_ run: Int) {
    guard let ends = pending[run] else { return }
    next = ends.next
    previous = ends.previous
    count = ends.count
    pending = [:]
  }

  func forget() {
    next = nil
    previous = nil
    count = 0
    pending = [:]
  }
}

/// How many pages with nothing on them are skipped in a row; a server may go on with them for ever.
private let emptyPageLimit = 20

/// Returns a fetch that goes on, in the same direction, past pages with nothing on them that are not the last.
func skippingEmptyPages<Element, Cursor>(
  _ fetch: @escaping @MainActor (PageRequest<Cursor>) async throws -> Page<Element, Cursor>
) -> @MainActor (PageRequest<Cursor>) async throws -> Page<Element, Cursor> {
  { request in
    let asked = try await fetch(request)
    var page = asked
    var skipped = 0
    while page.elements.isEmpty, skipped < emptyPageLimit, let further = request.going(past: page) {
      try Task.checkCancellation()
      page = try await fetch(further)
      skipped += 1
    }
    // Where the page that was asked for lies behind, its neighbour is still the one on that side.
    if case .previous = request { page.next = asked.next } else { page.previous = asked.previous }
    return page
  }
}

extension PageRequest {
  /// The request for what lies beyond a page that came of this one; `nil` if that is the end.
  fileprivate func going<Element>(past page: Page<Element, Cursor>) -> PageRequest? {
    switch self {
    case .first, .next: page.next.map(PageRequest.next)
    case .previous: page.previous.map(PageRequest.previous)
    }
  }
}

extension Array where Element: Identifiable {
  /// Returns the elements with each id once, where it first appears, in its last form.
  func uniqued() -> [Element] {
    var result: [Element] = []
    result.merge(self, inFront: false)
    return result
  }

  /// Adds others after or before the elements; one whose id is there already is renewed in its place.
  ///
  /// - Complexity: O(*n* + *m*), with no copy of the *n* elements that are there.
  mutating func merge(_ others: [Element], inFront: Bool) {
    var added: [Element] = []
    var places = [Element.ID: Int](minimumCapacity: others.count)
    for element in others {
      if let place = places[element.id] {
        added[place] = element
      } else {
        places[element.id] = added.count
        added.append(element)
      }
    }
    var isNew = [Bool](repeating: true, count: added.count)
    for index in indices {
      guard let place = places[self[index].id] else { continue }
      self[index] = added[place]
      isNew[place] = false
    }
    added = zip(added, isNew).filter(\.1).map(\.0)
    insert(contentsOf: added, at: inFront ? startIndex : endIndex)
  }
}
