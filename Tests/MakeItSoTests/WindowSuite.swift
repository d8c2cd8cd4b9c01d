import Testing
import WindowTesting

/// Every suite that opens windows stands in here, so that one runs at a time.
@MainActor @Suite(.serialized, .oneAtATime)
enum WindowSuite {}

extension Trait where Self == OneAtATimeTrait {
  /// Keeps the suite apart from those of other targets.
  static var oneAtATime: OneAtATimeTrait { OneAtATimeTrait() }
}

struct OneAtATimeTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await OneAtATime.run { try await function() }
  }
}
