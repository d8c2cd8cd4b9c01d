public import Foundation

/// Keeps reminders in an SQLite file.
///
///     let store = ReminderStore()  // or ReminderStore(path: "/tmp/try.sqlite")
///     for try await reminders in await store.reminderUpdates(in: list.id) { … }
///
/// A change is one transaction, and the call returns once it is on the disk. The file is opened by the first call that
/// needs it; when that fails nothing is overwritten, and the next call tries again. Other programs may read and write
/// the same file at the same time. The work is done on a thread of its own, one call after another.
public actor ReminderStore {
  /// Where the reminders are.
  public nonisolated let path: String

  let file: DatabaseFile
  let now: @Sendable () -> Date
  let clock: any Clock<Duration>
  private nonisolated let queue = ConnectionQueue()
  private var openConnection: Connection?

  let listBroadcaster = Broadcaster<[ReminderListSummary]>()
  var reminderBroadcasters: [ReminderList.ID: Broadcaster<[Reminder]>] = [:]
  /// What the followers have been told last, kept up to date so that a change need not be read back.
  var followed = FollowedContent()
  var dataVersion = 0
  var watching: Task<Void, Never>?

  public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Makes a store for a file that is opened, and made if need be, by the first call.
  ///
  /// - Parameters:
  ///   - path: The file; its folder is made if need be.
  ///   - busyTimeout: How long to wait for another program that holds the file.
  ///   - clock: What measures the pauses between looks at a file that is just being written by another program.
  ///   - now: The time that is written into changes.
  public init(
    path: String = ReminderStore.defaultPath(), busyTimeout: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.path = path
    self.clock = clock
    self.now = now
    file = DatabaseFile(path: path, busyTimeout: busyTimeout)
  }

  deinit { watching?.cancel() }
}

extension ReminderStore {
  /// Returns the file for a person who has not chosen another one: `makeitso/reminders.sqlite` among the data of
  /// their programs.
  public static func defaultPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    // Relative paths are to be ignored, says the XDG Base Directory Specification.
    if let dataHome = environment["XDG_DATA_HOME"], dataHome.hasPrefix("/") {
      return "\(dataHome)/makeitso/reminders.sqlite"
    }
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(home)/.local/share/makeitso/reminders.sqlite"
  }
}

// MARK: The connection

extension ReminderStore {
  /// Opens the file unless it is open.
  ///
  /// - Throws: What keeps the file from being used. Nothing was changed, and the next call tries again.
  public func open() throws(ReminderStoreError) {
    _ = try connection()
  }

  /// Closes the file. Sequences that follow it end, and the next call opens it again.
  public func close() {
    disconnect(because: nil)
  }

  private func connection() throws(ReminderStoreError) -> Connection {
    if let openConnection {
      guard openConnection.hasMoved else { return openConnection }
      let error = ReminderStoreError.moved(path: path)
      disconnect(because: error)
      throw error
    }
    let connection = try file.open()
    openConnection = connection
    return connection
  }

  /// Reads from the file.
  func read<Value>(_ body: (Connection) throws -> Value) throws(ReminderStoreError) -> Value {
    let connection = try connection()
    do {
      return try body(connection)
    } catch {
      throw noticing(error)
    }
  }

  /// Runs `body` in one transaction and returns once it is durable.
  func write<Value>(_ body: (Connection) throws -> Value) throws(ReminderStoreError) -> Value {
    try read { connection in try connection.transaction { try body(connection) } }
  }

  /// Returns the error in the store's words, and lets go of a file that is of no use any more.
  private func noticing(_ error: any Error) -> ReminderStoreError {
    let error = ReminderStoreError(error, path: path, waited: file.busyTimeout)
    switch error {
    case .damaged, .moved, .cannotOpen, .readOnly: disconnect(because: error)
    default: break
    }
    return error
  }

  private func disconnect(because error: ReminderStoreError?) {
    openConnection = nil
    stopFollowing(because: error)
  }
}
