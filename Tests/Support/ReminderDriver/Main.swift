import Foundation
import Glibc
import ReminderStorage

/// Does to a database, from a process of its own, what each line of its input says, and answers with a line.
///
/// Tests start it to have a second program at the file, one that can be killed, has no privileges, or gets no space.
@main
struct Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else { return print("usage: ReminderDriver FILE [--unprivileged]") }
    if arguments.contains("--unprivileged"), getuid() == 0 {
      let nobody: uid_t = 65534
      guard setgroups(0, nil) == 0, setgid(nobody) == 0, setuid(nobody) == 0 else {
        return print("cannot give up privileges")
      }
    }
    // Writing beyond a limit is then an error, as on a full disk, and not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    let driver = Driver(path: arguments[1])
    while let line = readLine() { await driver.perform(line) }
  }
}
