/// What stands at one end of a list that is loaded by pages.
public enum PageEdge {
  /// There may be more, and nobody has asked for it.
  case ready
  /// The next page is on its way.
  case loading
  /// The next page could not be fetched; what is there stays, and a row offers to try again.
  case failure(any Error)
  /// There is no more.
  case end
}

extension PageEdge: Equatable {
  public static func == (left: PageEdge, right: PageEdge) -> Bool {
    switch (left, right) {
    case (.ready, .ready), (.loading, .loading), (.end, .end): true
    case (.failure(let left), .failure(let right)): isSameError(left, right)
    default: false
    }
  }
}

extension PageEdge {
  /// The error in words, if the page could not be fetched.
  public var failure: LoadFailure? {
    if case .failure(let error) = self { LoadFailure(error) } else { nil }
  }
}

/// What a refresh of a list that is loaded by pages fetches.
public enum PageRefresh: String, Hashable, Sendable, CaseIterable {
  /// As many pages as are there, so that nobody's place in the list is lost.
  case allPages
  /// The first page only; the others are fetched again as they come into view.
  case firstPage
}
