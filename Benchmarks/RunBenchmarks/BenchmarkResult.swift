import Foundation

/// One figure, as every benchmark prints it and `results.json` keeps it.
struct BenchmarkResult: Codable {
  /// What was measured, in words.
  var name: String
  var value: Double
  /// The unit of `value` and `baseline`. Of a unit a second, more is better; of any other, less.
  var unit: String
  /// The same figure of what this is compared with.
  var baseline: Double?
  /// `value` as a multiple of `baseline`.
  var ratio: Double?
  /// The bound to keep: of `ratio` where there is a baseline, else of `value`.
  var goal: Double?

  init(name: String, value: Double, unit: String, baseline: Double? = nil, goal: Double? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.baseline = baseline
    self.ratio = baseline.map { value / $0 }
    self.goal = goal
  }

  var moreIsBetter: Bool { unit.hasSuffix("/s") }

  /// Whether the figure keeps to its goal; `nil` where it has none.
  var meetsGoal: Bool? {
    guard let goal else { return nil }
    let measured = ratio ?? value
    return moreIsBetter ? measured >= goal : measured <= goal
  }
}

extension BenchmarkResult {
  /// Reads the lines a benchmark printed. Lines that are not JSON objects are for people, and are passed over.
  static func results(in output: String) throws -> [BenchmarkResult] {
    try output.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      var result = try JSONDecoder().decode(BenchmarkResult.self, from: Data(line.utf8))
      if result.ratio == nil, let baseline = result.baseline { result.ratio = result.value / baseline }
      return result
    }
  }
}

extension [BenchmarkResult] {
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self.map(\.rounded)) + Data("\n".utf8)).write(to: file)
  }
}

extension BenchmarkResult {
  /// The figure to three places after the point: the rest is noise.
  fileprivate var rounded: BenchmarkResult {
    func round(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    var result = self
    result.value = round(value)
    result.baseline = baseline.map(round)
    result.ratio = ratio.map(round)
    return result
  }
}
