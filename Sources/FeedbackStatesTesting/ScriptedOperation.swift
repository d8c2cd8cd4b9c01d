/// Work whose answers a test gives, one call at a time and in any order.
///
///     let fetch = ScriptedOperation<Int, String>()
///     let user = KeyedLoader { id in try await fetch(id) }
///     user.load(for: 1)
///     user.load(for: 2)
///     try await fetch.call(2).succeed(with: "Bea")
///     try await fetch.call(1).succeed(with: "Abe")   // too late to matter
@MainActor public final class ScriptedOperation<Input, Output> {
  /// Every call so far, oldest first.
  public private(set) var calls: [Call] = []

  private var answers: [Result<Output, any Error>]
  private let heedsCancellation: Bool
  private let room = WaitingRoom()

  /// Creates work.
  ///
  /// - Parameters:
  ///   - answers: What the first calls bring, at once. Later calls wait for the test.
  ///   - heedsCancellation: Whether a cancelled call throws at once, as well-behaved work does.
  public init(answers: [Result<Output, any Error>] = [], heedsCancellation: Bool = true) {
    self.answers = answers
    self.heedsCancellation = heedsCancellation
  }

  /// One call of the work.
  @MainActor public final class Call {
    /// What it was given.
    public let input: Input
    /// Whether its task was cancelled.
    public fileprivate(set) var isCancelled = false
    /// Whether it was answered.
    public var isAnswered: Bool { result != nil }

    private var result: Result<Output, any Error>?
    private var continuation: CheckedContinuation<Void, Never>?

    fileprivate init(input: Input) {
      self.input = input
    }

    /// Lets the call return.
    public func succeed(with output: Output) {
      answer(.success(output))
    }

    /// Lets the call throw.
    public func fail(with error: any Error) {
      answer(.failure(error))
    }

    fileprivate func answer(_ result: Result<Output, any Error>) {
      guard self.result == nil else { return }
      self.result = result
      continuation?.resume()
      continuation = nil
    }

    fileprivate func wait() async throws -> Output {
      if result == nil {
        await withCheckedContinuation { continuation = $0 }
      }
      return try (result ?? .failure(CancellationError())).get()
    }

    fileprivate func cancel(answering: Bool) {
      isCancelled = true
      if answering { answer(.failure(CancellationError())) }
    }
  }

  /// Does the work: waits for the test's answer.
  public func callAsFunction(_ input: Input) async throws -> Output {
    let call = Call(input: input)
    calls.append(call)
    room.look()
    if !answers.isEmpty { call.answer(answers.removeFirst()) }
    return try await withTaskCancellationHandler {
      try await call.wait()
    } onCancel: { [heedsCancellation] in
      Task { @MainActor in call.cancel(answering: heedsCancellation) }
    }
  }

  /// Waits for a call, counted from 1.
  ///
  /// - Throws: ``WaitedInVain`` if it does not come.
  public func call(_ number: Int) async throws -> Call {
    try await room.wait { self.calls.count >= number } orSay: {
      "Call \(number) did not come; there were \(self.calls.count)."
    }
    return calls[number - 1]
  }
}

extension ScriptedOperation where Input == Void {
  /// Does the work: waits for the test's answer.
  public func callAsFunction() async throws -> Output { try await self(()) }
}
