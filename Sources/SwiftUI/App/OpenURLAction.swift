import Adwaita

/// Opens a link.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What came of a link.
  public struct Result {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind

    /// The app has done what was needed.
    public static let handled = Result(kind: .handled)
    /// The link is not for this app, and nobody is to open it.
    public static let discarded = Result(kind: .discarded)
    /// The desktop is to open the link.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop is to open another link.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// - Parameter handler: Decides what happens with a link.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a link, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(Toolkit.open(uri: (other ?? url).absoluteString))
    }
  }
}

extension OpenURLAction.Result: Sendable {}
extension OpenURLAction.Result.Kind: Sendable {}

enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens a link: with the desktop's program for it, unless a view around has another way.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
