/// A door in front of work under test: who comes waits until the test opens it.
///
///     let gate = Gate()
///     let save = AsyncAction { await gate.pass() }
///     save.start()
///     try await gate.arrivals(1)
///     #expect(save.isRunning)
///     gate.open()
@MainActor public final class Gate {
  /// Whether the gate lets everybody through.
  public private(set) var isOpen: Bool
  /// How many have come so far.
  public private(set) var arrivalCount = 0

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let room = WaitingRoom()

  /// Creates a gate.
  public init(isOpen: Bool = false) {
    self.isOpen = isOpen
  }

  /// Waits until the gate is open.
  public func pass() async {
    arrivalCount += 1
    room.look()
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Opens the gate for those who wait and for all who come.
  public func open() {
    isOpen = true
    let waiting = self.waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Lets the one through that has waited longest.
  public func openOnce() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }

  /// Closes the gate again.
  public func close() {
    isOpen = false
  }

  /// Waits until at least `count` have come.
  ///
  /// - Throws: ``WaitedInVain`` if they do not come.
  public func arrivals(_ count: Int) async throws {
    try await room.wait { self.arrivalCount >= count } orSay: {
      "\(self.arrivalCount) of \(count) came to the gate."
    }
  }
}
