
/// A short message about something that has happened.
public struct Toast: Identifiable, Sendable {
  /// What a message is about.
  public enum Kind: Hashable, Sendable {
    case success
    case failure
    case information
  }

  /// Something to do about it.
  public struct Button: Sendable {
    /// What stands on the button.
    public var title: String
    /// Does it; the message closes first.
    public var perform: @MainActor @Sendable () -> Void

    /// Creates a button.
    public init(_ title: String, perform: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  /// How long a message stays.
  public enum Stay: Hashable, Sendable {
    /// Five seconds, ten with a button, and a failure until it is closed.
    case automatic
    /// A while.
    case seconds(Double)
    /// Until it is closed, or until others have waited for ten seconds.
    case untilClosed
  }

  public let id: ToastID
  /// What it is about.
  public var kind: Kind
  /// What has happened.
  public var message: String
  /// Something to do about it.
  public var button: Button?
  /// How long it stays.
  public var stay: Stay
  /// What it is about, so that a newer message about the same takes its place.
  var subject: ObjectIdentifier?

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - message: What has happened, named so that it can be understood without the screen behind it.
  ///   - kind: What it is about.
  ///   - button: Something to do about it.
  ///   - stay: How long it stays.
  public init(_ message: String, kind: Kind = .information, button: Button? = nil, stay: Stay = .automatic) {
    id = ToastID()
    self.message = message
    self.kind = kind
    self.button = button
    self.stay = stay
  }

  /// How long it stays while others wait or do not; `nil` until it is closed.
  func duration(whileOthersWait isCrowded: Bool) -> Duration? {
    switch stay {
    case .seconds(let seconds): .seconds(seconds)
    case .automatic where kind != .failure: button == nil ? .seconds(5) : .seconds(10)
    case .automatic, .untilClosed: isCrowded ? .seconds(10) : nil
    }
  }
}

/// Tells one message from another.
public struct ToastID: Hashable, Sendable {
  private let value = UniqueNumber.next()
}
