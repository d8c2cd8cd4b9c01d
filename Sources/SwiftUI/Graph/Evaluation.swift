/// A node that runs again when what it read changes.
@MainActor
protocol Reader: _Node {
  var subscriptions: Subscriptions { get }
}

/// Which node's body is running, so that what it reads knows who to tell.
@MainActor
enum Evaluation {
  private(set) static var reader: (any Reader)?

  static func reading<Result>(_ node: any Reader, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }

  /// Lets what is read go unnoticed, until the reader that is returned resumes.
  static func suspend() -> (any Reader)? {
    defer { reader = nil }
    return reader
  }

  static func resume(_ suspended: (any Reader)?) { reader = suspended }
}
