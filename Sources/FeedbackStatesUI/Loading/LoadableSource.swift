import FeedbackStates

/// What a ``LoadableView`` shows, wherever it comes from.
struct LoadableSource<Value> {
  let status: @MainActor () -> LoadStatus<Value>
  var loadIfNeeded: (@MainActor () -> Void)?
  let retry: @MainActor () -> Void
  var cancel: (@MainActor () -> Void)?
  var acknowledge: (@MainActor () -> Void)?

  @MainActor init(_ loader: Loader<Value>) {
    status = { loader.status }
    loadIfNeeded = { loader.loadIfNeeded() }
    retry = { loader.retry() }
    cancel = { loader.cancel() }
    acknowledge = { loader.acknowledgeFailure() }
  }

  init(_ state: Loadable<Value>, retry: @escaping @MainActor () -> Void) {
    status = { LoadStatus(state) }
    self.retry = retry
  }
}
