package import Testing

/// Lets one suite that opens windows run at a time, whatever test target it stands in.
///
/// All windows of a process share a main loop, a clipboard and a focus.
@MainActor
package enum OneAtATime {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does some work while nobody else does.
  package static func run<Failure: Error>(_ work: @MainActor () async throws(Failure) -> Void) async throws(Failure) {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    try await work()
  }
}

extension Trait where Self == OneAtATimeTrait {
  /// Keeps a suite apart from all others that open windows, those of other targets included.
  package static var oneAtATime: OneAtATimeTrait { OneAtATimeTrait() }
}

package struct OneAtATimeTrait: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await OneAtATime.run { try await function() }
  }
}
