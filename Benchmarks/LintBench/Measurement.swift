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
  /// The most memory that it took.
  var megabytes: Double

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
    var peak = 0.0
    while true {
      // What the command has taken so far. It prints its last line when its work is done.
      peak = Self.peakMegabytes(of: process.processIdentifier) ?? peak
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      output.append(more)
    }
    process.waitUntilExit()
    seconds = Self.seconds(clock.now - start)
    processorSeconds = Self.processorSeconds(Self.children) - Self.processorSeconds(before)
    megabytes = peak > 0 ? peak : Self.mostMegabytes
  }

  /// The most memory that a running process has taken, its libraries among it; `nil` where the system does not say.
  private static func peakMegabytes(of process: Int32) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 }
  }

  /// The most memory that any command has taken so far. On Linux it may be this program's own, from which a command
  /// starts as a copy.
  private static var mostMegabytes: Double {
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
