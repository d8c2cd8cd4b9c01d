#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns whether an error says only that somebody cancelled, itself or through an error it wraps.
func isCancellation(_ error: any Error) -> Bool {
  isCancellation(error, depth: 0)
}

private func isCancellation(_ error: any Error, depth: Int) -> Bool {
  if error is CancellationError { return true }
  if let error = error as? any FailureDescribing, error.isCancellation { return true }
  switch (error._domain, error._code) {
  case ("NSURLErrorDomain", -999), ("NSCocoaErrorDomain", 3072): return true
  default: break
  }
  if let error = error as? CocoaError, error.code.rawValue == 3072 { return true }
  if let error = error as? POSIXError, error.code == .ECANCELED { return true }
  guard depth < 8 else { return false }
  if let inner = userInformation(of: error)["NSUnderlyingError"] as? any Error {
    return isCancellation(inner, depth: depth + 1)
  }
  return wrappedErrors(in: error, depth: 0).contains { isCancellation($0, depth: depth + 1) }
}

/// Finds errors among an error's payload, such as `case transport(underlying: any Error)`.
private func wrappedErrors(in value: some Any, depth: Int) -> [any Error] {
  Mirror(reflecting: value).children.flatMap { child -> [any Error] in
    if let error = child.value as? any Error { return [error] }
    // A case with two payloads or a label holds them in a tuple.
    let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
    return isTuple && depth == 0 ? wrappedErrors(in: child.value, depth: 1) : []
  }
}

/// Returns what an error of Foundation carries beside its code.
func userInformation(of error: any Error) -> [String: Any] {
  #if canImport(Darwin)
    return (error as NSError).userInfo
  #else
    // `NSError` is out of sight of FoundationEssentials, but not what it stores.
    for child in Mirror(reflecting: error).children {
      if let information = child.value as? [String: Any] { return information }
    }
    return [:]
  #endif
}
