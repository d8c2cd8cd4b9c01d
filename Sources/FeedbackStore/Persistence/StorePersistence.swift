/// For how long, and in which version, a value is kept for the next run of the app.
public struct StorePersistence: Sendable {
  /// The version of the value's form. A value that was kept in another version is dropped.
  public var version: Int
  /// The age at which a kept value is no longer worth showing; `nil` is never.
  public var longestAge: Duration?

  /// Creates rules.
  public init(version: Int = 1, longestAge: Duration? = nil) {
    self.version = version
    self.longestAge = longestAge
  }
}
