/// Children in columns that are as wide as their widest child, and in rows that are as tall as their tallest.
package struct GridLayout: ContainerLayout {
  /// Where a child stands.
  package struct Cell: Hashable, Sendable {
    package var row: Int
    package var column: Int
    /// How many columns the child reaches over; `nil` for all of them.
    package var columns: Int?
    package var horizontal: UnitPosition
    package var vertical: UnitPosition

    package init(row: Int, column: Int, columns: Int? = 1, horizontal: UnitPosition = 0.5, vertical: UnitPosition = 0.5) {
      self.row = row
      self.column = column
      self.columns = columns
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  private let cells: [Cell]
  private let horizontalSpacing: Int32
  private let verticalSpacing: Int32
  private let columnCount: Int
  private let rowCount: Int

  /// - Parameter cells: One for each child.
  package init(cells: [Cell], horizontalSpacing: Int32, verticalSpacing: Int32) {
    self.cells = cells
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    columnCount = max(1, cells.reduce(0) { max($0, $1.column + ($1.columns ?? 1)) })
    rowCount = cells.reduce(0) { max($0, $1.row + 1) }
  }

  private func span(_ cell: Cell) -> Range<Int> {
    cell.column..<max(cell.column + 1, min(columnCount, cell.column + (cell.columns ?? columnCount)))
  }

  private func length(_ columns: Range<Int>, _ widths: [Int32]) -> Int32 {
    widths[columns].reduce(0, +) + horizontalSpacing * Int32(columns.count - 1)
  }

  /// The least and the natural width of every column.
  private func columnWidths(_ children: [Widget]) -> (minimum: [Int32], natural: [Int32]) {
    var minimum = [Int32](repeating: 0, count: columnCount)
    var natural = minimum
    // What reaches over several columns only widens the last of them, after the others are known.
    let wideLast = zip(children, cells).sorted { span($0.1).count < span($1.1).count }
    for (child, cell) in wideLast {
      let columns = span(cell)
      let extent = child.measure(.horizontal, for: -1)
      let last = columns.upperBound - 1
      minimum[last] += max(0, extent.minimum - length(columns, minimum))
      natural[last] += max(0, extent.natural - length(columns, natural))
    }
    return (minimum, zip(minimum, natural).map { max($0, $1) })
  }

  private func widths(_ children: [Widget], in available: Int32) -> [Int32] {
    let (minimum, natural) = columnWidths(children)
    var result = minimum
    var left = available - length(0..<columnCount, minimum)
    var open = result.indices.filter { natural[$0] > result[$0] }
    open.sort { natural[$0] - minimum[$0] < natural[$1] - minimum[$1] }
    for (rank, column) in open.enumerated() where left > 0 {
      let grown = min(left / Int32(open.count - rank), natural[column] - result[column])
      result[column] += grown
      left -= grown
    }
    let flexible = Set(zip(children, cells).filter { $0.0.expandsHorizontally && span($0.1).count == 1 }.map(\.1.column)).sorted()
    for (rank, column) in flexible.enumerated() where left > 0 {
      let share = left / Int32(flexible.count - rank)
      result[column] += share
      left -= share
    }
    return result
  }

  private func heights(_ children: [Widget], _ widths: [Int32]) -> [Int32] {
    var result = [Int32](repeating: 0, count: rowCount)
    for (child, cell) in zip(children, cells) {
      result[cell.row] = max(result[cell.row], child.measure(.vertical, for: length(span(cell), widths)).natural)
    }
    return result
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    guard children.count == cells.count, !cells.isEmpty else { return (0, 0) }
    if axis == .horizontal {
      let (minimum, natural) = columnWidths(children)
      return (length(0..<columnCount, minimum), length(0..<columnCount, natural))
    }
    let widths = size < 0 ? columnWidths(children).natural : widths(children, in: size)
    let total = heights(children, widths).reduce(0, +) + verticalSpacing * Int32(rowCount - 1)
    return (total, total)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    guard children.count == cells.count, !cells.isEmpty else { return }
    let widths = widths(children, in: width)
    var heights = heights(children, widths)
    var left = height - heights.reduce(0, +) - verticalSpacing * Int32(rowCount - 1)
    let flexible = Set(zip(children, cells).filter { $0.0.expandsVertically }.map(\.1.row)).sorted()
    for (rank, row) in flexible.enumerated() where left > 0 {
      let share = left / Int32(flexible.count - rank)
      heights[row] += share
      left -= share
    }
    for (child, cell) in zip(children, cells) {
      let columns = span(cell)
      let x = widths[..<columns.lowerBound].reduce(0, +) + horizontalSpacing * Int32(columns.lowerBound)
      let y = heights[..<cell.row].reduce(0, +) + verticalSpacing * Int32(cell.row)
      child.place(
        in: Area(x: x, y: y, width: length(columns, widths), height: heights[cell.row]), horizontal: cell.horizontal,
        vertical: cell.vertical)
    }
  }
}
