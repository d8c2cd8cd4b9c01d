import Foundation

/// One figure, printed as a line of JSON.
struct Figure: Encodable {
  let name: String
  let value: Double
  let unit: String
  var baseline: Double?
  var ratio: Double?
  let goal: Double

  /// A figure with a bound of its own.
  init(_ name: String, _ value: Double, _ unit: String, goal: Double) {
    self.name = "lint: \(name)"
    self.value = value
    self.unit = unit
    self.goal = goal
  }

  /// A figure that is bound by another.
  init(_ name: String, _ value: Double, _ unit: String, against baseline: Double, goal: Double) {
    self.init(name, value, unit, goal: goal)
    self.baseline = baseline
    ratio = baseline > 0 ? value / baseline : 0
  }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
