/// What goes with a change of state: whether and how it is animated.
public struct Transaction: Sendable {
  /// How the change is animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether views ignore animations of their own.
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isDefault: Bool { animation == nil && !disablesAnimations }

  /// The transaction of the change being made.
  static var current: Transaction {
    get { TransactionScope.current }
  }

  /// Remembers, until the next update, that what has changed is animated.
  @MainActor func noteForUpdate() {
    if animation != nil { TransactionScope.pending = self }
  }
}

enum TransactionScope {
  @TaskLocal static var current = Transaction()
  /// What the next update is animated with.
  @MainActor static var pending: Transaction?
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.$current.withValue(transaction) { try body() }
}
