#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LoadFailure {
  /// A kind of trouble, coarse enough that a screen can say what to do about it.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// There is no connection.
    case offline
    /// The answer did not come in time.
    case timedOut
    /// The account may not see this, or nobody is signed in.
    case unauthorized
    /// What was asked for is not there.
    case notFound
    /// The request was understood and refused; sending it again changes nothing.
    case rejected
    /// The other side has a problem of its own.
    case server
    /// An answer came that could not be read.
    case undecodable
    /// Anything else.
    case other
  }
}

extension LoadFailure.Category {
  /// Finds the kind of trouble a status code of HTTP stands for.
  ///
  ///     var failureCategory: LoadFailure.Category? { .init(httpStatus: response.statusCode) }
  public init(httpStatus: Int) {
    switch httpStatus {
    case 401, 403, 407: self = .unauthorized
    case 404, 410: self = .notFound
    case 408, 504: self = .timedOut
    case 425, 429, 500...599: self = .server
    case 400...499: self = .rejected
    default: self = .other
    }
  }

  init(_ error: any Error) {
    if error is DecodingError {
      self = .undecodable
    } else if let error = error as? CocoaError {
      self.init(cocoaCode: error.code.rawValue)
    } else {
      switch error._domain {
      case "NSURLErrorDomain": self.init(urlCode: error._code)
      case "NSCocoaErrorDomain": self.init(cocoaCode: error._code)
      default: self = .other
      }
    }
  }

  /// `URLError` lives in a module of its own on Linux, which the core does without; its codes are the same everywhere.
  private init(urlCode: Int) {
    switch urlCode {
    case -1005, -1009, -1018, -1019, -1020: self = .offline
    case -1001: self = .timedOut
    case -1012, -1013, -1102: self = .unauthorized
    case -1100, -1101: self = .notFound
    case -1000, -1002, -1007, -1103: self = .rejected
    case -1003, -1004, -1006, -1008, -1011: self = .server
    case -1014, -1015, -1016, -1017: self = .undecodable
    default: self = .other
    }
  }

  private init(cocoaCode: Int) {
    switch cocoaCode {
    case 4, 260: self = .notFound
    case 257, 513: self = .unauthorized
    case 259, 3840, 4864: self = .undecodable
    default: self = .other
    }
  }

  var isRetryable: Bool {
    switch self {
    case .offline, .timedOut, .server, .other: true
    case .unauthorized, .notFound, .rejected, .undecodable: false
    }
  }

  var title: String {
    switch self {
    case .offline: "You’re offline"
    case .timedOut: "No answer in time"
    case .unauthorized: "No access"
    case .notFound: "Not found"
    case .rejected: "Not accepted"
    case .server: "The server has a problem"
    case .undecodable: "The answer makes no sense"
    case .other: "Something went wrong"
    }
  }

  var message: String {
    switch self {
    case .offline: "Check the connection, then try again."
    case .timedOut: "The server is slow or cannot be reached. Try again in a moment."
    case .unauthorized: "This account may not open it. Sign in again, or ask for access."
    case .notFound: "It was moved or deleted."
    case .rejected: "The request was refused. Check what you entered."
    case .server: "The fault is not yours. Try again in a moment."
    case .undecodable: "The app could not read what it received. An update may help."
    case .other: "Try again. If it keeps happening, restart the app."
    }
  }
}
