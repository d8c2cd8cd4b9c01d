
/// A short message about something that has happened.
public struct Toast: Identifiable, Sendable {
  /// What a message is about.
  public enum Kind: Hashable, Sendable { case success, failure, information }

  /// Something to do about it.
  public struct Button: Sendable {
    public var title: String
    public var perform: @MainActor @Sendable () -> Void

    public init(_ title: String, perform: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  public let id: ToastID
  public var kind: Kind
  public var message: String
  public var button: Button?
  /// How long it stays; `nil` until it is closed.
  public var duration: Duration?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - message: What has happened, named so that it can be understood without the screen behind it.
  ///   - kind: What it is about.
  ///   - button: Something to do about it.
  ///   - duration: How long it stays; by default five seconds, ten with a button, and a failure until it is closed.
  public init(_ message: String, kind: Kind = .information, button: Button? = nil, duration: Duration?? = .none) {
    id = ToastID()
    self.message = message
    self.kind = kind
    self.button = button
    self.duration =
      switch duration {
      case .some(let chosen): chosen
      case .none: kind == .failure ? nil : button == nil ? .seconds(5) : .seconds(10)
      }
  }
}

/// Tells one message from another.
public struct ToastID: Hashable, Sendable {
  private let value = UniqueNumber.next()
}
