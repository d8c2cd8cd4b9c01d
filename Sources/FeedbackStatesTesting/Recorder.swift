import FeedbackStates

/// Everything a loader or an action has shown, in order and without repetitions.
///
///     let states = Recorder(stateOf: loader)
///     await loader.refresh()
///     #expect(states.values == [.notInitiated, .loading, .success(["Buy milk"])])
///
/// Unlike a view, it sees each single change, also those that follow each other in one tick.
@MainActor public final class Recorder<Value: Equatable> {
  /// What was shown, oldest first.
  public private(set) var values: [Value]

  private let room = WaitingRoom()

  private init(_ first: Value) {
    values = [first]
  }

  /// Records what is there.
  public convenience init<Loaded: Equatable>(stateOf loader: Loader<Loaded>) where Value == Loadable<Loaded> {
    self.init(loader.state)
    loader.listen { [weak self] status, _ in self?.note(status.state) }
  }

  /// Records what is there and what is happening.
  public convenience init<Loaded: Equatable>(statusOf loader: Loader<Loaded>) where Value == LoadStatus<Loaded> {
    self.init(loader.status)
    loader.listen { [weak self] status, _ in self?.note(status) }
  }

  /// Records what is happening.
  public convenience init<Loaded>(activityOf loader: Loader<Loaded>) where Value == LoadActivity {
    self.init(loader.activity)
    loader.listen { [weak self] status, _ in self?.note(status.activity) }
  }

  /// Records the states of an action.
  public convenience init<Input, Output: Equatable>(
    stateOf action: AsyncAction<Input, Output>
  ) where Value == Loadable<Output> {
    self.init(action.state)
    action.listen { [weak self] state, _ in self?.note(state) }
  }

  /// Records what an action is doing.
  public convenience init<Input, Output>(activityOf action: AsyncAction<Input, Output>) where Value == LoadActivity {
    self.init(action.activity)
    action.listen { [weak self] _, activity in self?.note(activity) }
  }

  /// Waits until something is shown that fulfils a condition.
  ///
  /// - Throws: ``WaitedInVain`` if nothing does.
  public func wait(until condition: @escaping (Value) -> Bool) async throws {
    try await room.wait { self.values.last.map(condition) ?? false } orSay: {
      "What was waited for was not shown; this was: \(self.values)."
    }
  }

  private func note(_ value: Value) {
    if values.last != value { values.append(value) }
    room.look()
  }
}
