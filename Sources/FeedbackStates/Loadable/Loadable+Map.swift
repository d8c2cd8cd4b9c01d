extension Loadable {
  /// Returns the same state over a transformed value.
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Loadable<NewValue> {
    switch self {
    case .notInitiated: .notInitiated
    case .loading: .loading
    case .success(let value): .success(try transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// Returns the state that a transformation makes of the value, or this one while there is no value.
  public func flatMap<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Loadable<NewValue>
  ) throws(Failure) -> Loadable<NewValue> {
    switch self {
    case .notInitiated: .notInitiated
    case .loading: .loading
    case .success(let value): try transform(value)
    case .failure(let error): .failure(error)
    }
  }

  /// Returns a state in which a failure gave way to what `recovery` makes of it.
  ///
  ///     let avatar = user.avatar.recovering { _ in .placeholder }
  public func recovering<Failure: Error>(
    _ recovery: (any Error) throws(Failure) -> Value
  ) throws(Failure) -> Loadable {
    if case .failure(let error) = self { .success(try recovery(error)) } else { self }
  }
}
