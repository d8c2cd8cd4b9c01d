import Foundation
import Glibc
import Synchronization

/// The driver, running as another program on the same file.
final class DriverProcess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var isKilled = false

  /// One process is started at a time, so that none inherits the pipes of another.
  private static let starting = Mutex(())

  init(_ path: String, unprivileged: Bool = false) throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = (own as NSString).deletingLastPathComponent + "/ReminderDriver"
    let arguments = [program, path] + (unprivileged ? ["--unprivileged"] : [])
    (process, input, output) = try Self.starting.withLock { _ in try Self.start(arguments) }
  }

  deinit {
    kill()
    close(input)
    close(output)
  }

  private static func start(_ arguments: [String]) throws -> (pid_t, input: Int32, output: Int32) {
    let input = try makePipe()
    let output = try makePipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    var process: pid_t = 0
    let pointers = arguments.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    let code = posix_spawn(&process, arguments[0], &actions, nil, pointers + [nil], environ)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    // Only the driver may hold these ends, or the end of its output would never be seen.
    close(input.reading)
    close(output.writing)
    return (process, input.writing, output.reading)
  }

  private static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Sends a command and returns the line it is answered with.
  func perform(_ command: String) throws -> String? {
    try start(command)
    return nextLine()
  }

  /// Sends a command without waiting for the answer.
  func start(_ command: String) throws {
    let bytes = Array((command + "\n").utf8)
    guard write(input, bytes, bytes.count) == bytes.count else { throw POSIXError(.EPIPE) }
  }

  /// Waits for the next whole line of the output; `nil` when there will be none.
  func nextLine() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }

  /// Kills the process, without a chance to do anything more, and waits until it is gone.
  func kill() {
    guard !isKilled else { return }
    isKilled = true
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
