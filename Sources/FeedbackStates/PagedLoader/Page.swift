/// A part of a long list, and where its neighbours are.
public struct Page<Element, Cursor> {
  /// What is on the page.
  public var elements: [Element]
  /// Where the page after this one begins; `nil` on the last page.
  public var next: Cursor?
  /// Where the page before this one is; `nil` on the first page.
  public var previous: Cursor?

  /// Creates a page.
  public init(_ elements: [Element], next: Cursor? = nil, previous: Cursor? = nil) {
    self.elements = elements
    self.next = next
    self.previous = previous
  }
}

extension Page: Sendable where Element: Sendable, Cursor: Sendable {}
extension Page: Equatable where Element: Equatable, Cursor: Equatable {}

/// Which page is asked for.
public enum PageRequest<Cursor> {
  /// The page that the list begins with.
  case first
  /// The page at a cursor that an earlier page gave as its next.
  case next(Cursor)
  /// The page at a cursor that an earlier page gave as its previous.
  case previous(Cursor)
}

extension PageRequest: Sendable where Cursor: Sendable {}
extension PageRequest: Equatable where Cursor: Equatable {}
