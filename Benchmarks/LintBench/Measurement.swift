import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a run of a command went.
struct Measurement {
  var seconds: Double
  /// What it took of all processors together.
  var processorSeconds: Double
  /// The time until the first byte on standard output.
  var secondsToFirstOutput: Double
  var output: Data

  init(_ command: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let before = Self.children
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    output = pipe.fileHandleForReading.availableData
    secondsToFirstOutput = Self.seconds(clock.now - start)
    output.append(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    seconds = Self.seconds(clock.now - start)
    processorSeconds = Self.processorSeconds(Self.children) - Self.processorSeconds(before)
  }

  /// The most memory that any command has taken so far, in megabytes.
  static var megabytes: Double {
    #if os(Linux)
      Double(children.ru_maxrss) / 1024
    #else
      Double(children.ru_maxrss) / 1_048_576
    #endif
  }

  private static var children: rusage {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return usage
  }

  private static func processorSeconds(_ usage: rusage) -> Double {
    Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}

extension [Measurement] {
  func median(_ figure: (Measurement) -> Double) -> Double {
    let sorted = map(figure).sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
