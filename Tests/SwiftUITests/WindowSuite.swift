import Testing
import WindowTesting

/// Every suite that opens windows stands in here, so that one runs at a time.
@MainActor @Suite(.serialized, .oneAtATime)
enum WindowSuite {}
