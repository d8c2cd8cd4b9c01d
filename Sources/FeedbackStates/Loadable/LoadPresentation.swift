/// The five pages a screen can be: a ``Loadable``'s four states, with an empty value told apart.
public enum LoadPresentation<Value> {
  /// Nobody has asked for the value.
  case notInitiated
  /// The first answer is awaited.
  case loading
  /// The answer arrived, and there is nothing in it.
  case empty
  /// The answer arrived.
  case content(Value)
  /// The fetch failed, and there is no earlier value to show.
  case failure(any Error)
}

extension LoadPresentation: Sendable where Value: Sendable {}

extension LoadPresentation: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.notInitiated, .notInitiated), (.loading, .loading), (.empty, .empty): true
    case (.content(let left), .content(let right)): left == right
    case (.failure(let left), .failure(let right)): isSameError(left, right)
    default: false
    }
  }
}

extension Loadable {
  /// Returns the page to show, so that a `switch` over it covers the empty one too.
  ///
  /// - Parameter isEmpty: Says whether a value that arrived has nothing in it. It is never asked before one did.
  public func presentation(isEmpty: (Value) -> Bool) -> LoadPresentation<Value> {
    switch self {
    case .notInitiated: .notInitiated
    case .loading: .loading
    case .success(let value): isEmpty(value) ? .empty : .content(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Loadable where Value: Collection {
  /// The page to show: a collection without elements is empty.
  public var presentation: LoadPresentation<Value> { presentation(isEmpty: \.isEmpty) }
}
