extension Loadable {
  /// Returns one state for several that a screen shows together.
  ///
  ///     let both = Loadable.combine(model.lists, model.counts)   // Loadable<([ReminderList], Counts)>
  ///
  /// The first failure decides, then a part that loads, then a part nobody asked for; only when all parts
  /// arrived is the whole a success.
  public static func combine<each Part>(_ parts: repeat Loadable<each Part>) -> Loadable
  where Value == (repeat each Part) {
    var isLoading = false
    var isMissing = false
    for part in repeat each parts {
      switch part {
      case .failure(let error): return .failure(error)
      case .loading: isLoading = true
      case .notInitiated: isMissing = true
      case .success: continue
      }
    }
    if isLoading { return .loading }
    if isMissing { return .notInitiated }
    do {
      return .success((repeat try (each parts).arrived()))
    } catch {
      return .loading
    }
  }

  private func arrived() throws(NotArrived) -> Value {
    guard case .success(let value) = self else { throw NotArrived() }
    return value
  }
}

private struct NotArrived: Error {}
