import Foundation

/// The same list in SwiftUI and in C, run in turn so that both meet the same machine.
struct ListComparison {
  let swift: Benchmark
  let c: Benchmark
  var repetitions = 5

  static let rowCounts = [100, 1_000, 10_000, 100_000]

  /// Returns one result a figure and a number of rows: the median of SwiftUI's, against the median of C's.
  func run() throws -> [BenchmarkResult] {
    try Self.rowCounts.flatMap { rowCount -> [BenchmarkResult] in
      var ours = Samples()
      var yardstick = Samples()
      for repetition in 1...repetitions {
        print("List of \(rowCount) rows, \(repetition) of \(repetitions)")
        try yardstick.add(c.run([String(rowCount)], environment: ["GTK_A11Y": "none"]))
        try ours.add(swift.run([String(rowCount)], environment: ["GTK_A11Y": "none"]))
      }
      return Figure.allCases.compactMap { figure -> BenchmarkResult? in
        guard let value = ours.median(of: figure), let baseline = yardstick.median(of: figure) else { return nil }
        return BenchmarkResult(
          name: "List of \(rowCount.formatted(.number.locale(Locale(identifier: "en_US")))) rows, \(figure.title)",
          value: value, unit: figure.unit, baseline: baseline, goal: figure.goal(rowCount: rowCount))
      }
    }
  }
}

/// What the probe measures.
enum Figure: String, CaseIterable {
  case firstFrame = "first-frame"
  case firstFrameCPU = "first-frame-cpu"
  case settledMemory = "settled-memory"
  case peakMemory = "peak-memory"
  case change
  case changeCPU = "change-cpu"

  var title: String {
    switch self {
    case .firstFrame: "first frame"
    case .firstFrameCPU: "first frame, processor time"
    case .settledMemory: "memory"
    case .peakMemory: "peak memory"
    case .change: "one row's change"
    case .changeCPU: "one row's change, processor time"
    }
  }

  var unit: String {
    switch self {
    case .firstFrame, .firstFrameCPU, .change, .changeCPU: "ms"
    case .settledMemory, .peakMemory: "MB"
    }
  }

  /// How many times the C program's figure is good enough.
  func goal(rowCount: Int) -> Double? {
    switch self {
    case .firstFrame: rowCount == 100_000 ? 1.25 : nil
    case .settledMemory, .peakMemory: rowCount == 100_000 ? 1.5 : nil
    case .change: 2
    case .firstFrameCPU, .changeCPU: nil
    }
  }
}

/// The figures of several runs of one program.
struct Samples {
  private var values: [Figure: [Double]] = [:]

  mutating func add(_ results: [BenchmarkResult]) {
    for result in results {
      if let figure = Figure(rawValue: result.name) { values[figure, default: []].append(result.value) }
    }
  }

  func median(of figure: Figure) -> Double? {
    guard let sorted = values[figure]?.sorted(), !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
