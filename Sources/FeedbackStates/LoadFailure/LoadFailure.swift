#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error in words that a person can act on.
///
///     if let failure = LoadFailure(error) {
///       Text(failure.title)
///       Text(failure.message)
///     }
///
/// Cancelling is no failure, so there is none for an error that stands for it.
public struct LoadFailure: Error, Sendable {
  /// What was thrown.
  public var underlying: any Error { storage.underlying }
  /// What kind of trouble it is.
  public var category: Category { storage.category }
  /// A few words: what happened.
  public var title: String { storage.title }
  /// A sentence or two: what happened, and what to do about it.
  public var message: String { storage.message }
  /// Whether the same request may succeed if it is sent again.
  ///
  /// It decides whether a loader tries again by itself. A button for trying again is right in either case.
  public var isRetryable: Bool { storage.isRetryable }

  /// Failures are rare and loaders many, so a loader has room for a reference and no more.
  private let storage: Storage

  private final class Storage: Sendable {
    let underlying: any Error
    let category: Category
    let title: String
    let message: String
    let isRetryable: Bool

    init(_ error: any Error, category: Category, title: String, message: String, isRetryable: Bool) {
      underlying = error
      self.category = category
      self.title = title
      self.message = message
      self.isRetryable = isRetryable
    }
  }

  /// Puts an error into words.
  ///
  /// An error that conforms to ``FailureDescribing`` speaks for itself. Otherwise the words of a
  /// `LocalizedError` are used, and for well known errors, such as those of a connection, ours.
  ///
  /// - Returns: `nil` where the error means that somebody cancelled: `CancellationError`, a cancelled
  ///   `URLError` or `CocoaError`, a ``FailureDescribing`` error that says so, and any error that wraps one of these.
  public init?(_ error: any Error) {
    if let failure = error as? LoadFailure {
      self = failure
      return
    }
    guard !isCancellation(error) else { return nil }
    let description = error as? any FailureDescribing
    let category = description?.failureCategory ?? Category(error)
    storage = Storage(
      error, category: category, title: description?.failureTitle ?? category.title,
      message: description?.failureMessage ?? Self.words(of: error) ?? category.message,
      isRetryable: description?.isRetryable ?? category.isRetryable)
  }

  private static func words(of error: any Error) -> String? {
    let information = userInformation(of: error)
    let localized = error as? any LocalizedError
    let what = localized?.errorDescription ?? information["NSLocalizedDescription"] as? String
    let remedy = localized?.recoverySuggestion ?? information["NSLocalizedRecoverySuggestion"] as? String
    let sentences = [what, remedy].compactMap { $0 }.filter { !$0.isEmpty }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension LoadFailure: Hashable {
  /// Two failures are equal when their errors are: by the error's own equality if it has one, otherwise by type,
  /// code and words.
  public static func == (left: Self, right: Self) -> Bool {
    left.category == right.category && left.title == right.title && left.message == right.message
      && isSameError(left.underlying, right.underlying)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(message)
  }
}

extension LoadFailure: LocalizedError {
  public var errorDescription: String? { message }
}

extension LoadFailure: CustomStringConvertible {
  public var description: String { "\(title): \(message)" }
}
