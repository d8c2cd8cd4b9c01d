import Testing

/// Every suite that opens windows stands in here, so that one runs at a time.
@MainActor @Suite(.serialized)
enum WindowSuite {}
