import FeedbackStates

/// What a ``LoadableView`` shows, wherever it comes from.
///
/// What is there and what is happening are read apart, so that progress does not run the content again.
struct LoadableSource<Value> {
  let state: @MainActor () -> Loadable<Value>
  let status: @MainActor () -> LoadStatus<Value>
  var loadIfNeeded: (@MainActor () -> Void)?
  let retry: @MainActor () -> Void
  var cancel: (@MainActor () -> Void)?
  var acknowledge: (@MainActor () -> Void)?

  @MainActor init(_ loader: Loader<Value>) {
    state = { loader.state }
    status = { loader.status }
    loadIfNeeded = { loader.loadIfNeeded() }
    retry = { loader.retry() }
    cancel = { loader.cancel() }
    acknowledge = { loader.acknowledgeFailure() }
  }

  @MainActor init(_ state: Loadable<Value>, retry: @escaping @MainActor () -> Void) {
    self.state = { state }
    status = { LoadStatus(state) }
    self.retry = retry
  }
}
