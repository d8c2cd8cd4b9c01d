import Foundation
import LintModel

/// A value that is found out when it is first asked for; who asks meanwhile waits.
final class OnDemand<Value: Sendable>: Sendable {
  private let known = Locked<Value?>(nil)
  private let finding = NSLock()
  private let find: @Sendable () -> Value

  init(_ find: @escaping @Sendable () -> Value) { self.find = find }

  var value: Value {
    if let value = known.withLock({ $0 }) { return value }
    finding.lock()
    defer { finding.unlock() }
    if let value = known.withLock({ $0 }) { return value }
    let value = find()
    known.withLock { $0 = value }
    return value
  }
}
