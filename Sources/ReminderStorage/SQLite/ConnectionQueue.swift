import Dispatch

/// Runs an actor's work on a queue of its own, where it may wait for the disk or a lock and keep nobody else waiting.
final class ConnectionQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "reminders")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
