import Foundation
import Synchronization

/// An executable of this package that prints its figures as JSON, a line each.
struct Benchmark {
  let executable: URL

  /// Runs the program to its end and returns the figures it printed.
  func run(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> [BenchmarkResult] {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe

    // The last thing before the program starts, since its first figure counts from here.
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
      .merging(["PROBE_STARTED": String(monotonicNanoseconds())]) { $1 }
    try process.run()

    let isLate = Atomic(false)
    let alarm = DispatchSource.makeTimerSource()
    alarm.schedule(deadline: .now() + .seconds(600))
    alarm.setEventHandler {
      isLate.store(true, ordering: .relaxed)
      process.terminate()
    }
    alarm.resume()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    alarm.cancel()

    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure(
        name: executable.lastPathComponent, status: process.terminationStatus,
        isLate: isLate.load(ordering: .relaxed))
    }
    return try BenchmarkResult.results(in: String(decoding: output, as: UTF8.self))
  }

  private func monotonicNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// A benchmark that did not come to its end.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let name: String
  let status: Int32
  let isLate: Bool

  var description: String {
    isLate ? "\(name) was stopped after ten minutes." : "\(name) ended with status \(status); what it said is above."
  }
}
