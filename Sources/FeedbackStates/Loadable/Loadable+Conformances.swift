extension Loadable: Equatable where Value: Equatable {
  /// Compares values by their own equality, and errors by ``LoadFailure``'s.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.notInitiated, .notInitiated), (.loading, .loading): true
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isSameError(left, right)
    default: false
    }
  }
}

extension Loadable: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .notInitiated: hasher.combine(0)
    case .loading: hasher.combine(1)
    case .success(let value):
      hasher.combine(2)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(3)
      hasher.combine(error._domain)
    }
  }
}

/// Returns whether two errors say the same: equal where their type can tell, otherwise alike in type, code and words.
func isSameError(_ left: any Error, _ right: any Error) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  // The type is asked and not the value: where Foundation can, it makes an object of any error, which is equatable.
  func isEqual<Comparable: Equatable>(_ type: Comparable.Type) -> Bool { left as? Comparable == right as? Comparable }
  if let type = type(of: left) as? any Equatable.Type { return isEqual(type) }
  return left._code == right._code && String(describing: left) == String(describing: right)
}
