import Foundation

/// The results as people read them.
struct ResultTable: CustomStringConvertible {
  let results: [BenchmarkResult]

  var description: String {
    let header = ["", "value", "baseline", "ratio", "goal", ""]
    let rows = [header] + results.map(row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      .joined(separator: "  ")
      .replacing(/\ +$/, with: "")
    }
    .joined(separator: "\n")
  }

  private func row(of result: BenchmarkResult) -> [String] {
    let sign = result.moreIsBetter ? "≥" : "≤"
    return [
      result.name,
      "\(number(result.value)) \(result.unit)",
      result.baseline.map { "\(number($0)) \(result.unit)" } ?? "",
      result.ratio.map { "\(number($0)) ×" } ?? "",
      result.goal.map { "\(sign) \(number($0)) \(result.ratio == nil ? result.unit : "×")" } ?? "",
      result.meetsGoal.map { $0 ? "met" : "missed" } ?? "",
    ]
  }

  /// Three digits that count, or the whole number.
  private func number(_ value: Double) -> String {
    let places = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return String(format: "%.\(places)f", value)
  }
}
