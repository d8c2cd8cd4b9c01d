/// What was cut out of a source, so that what was kept can be placed in the whole.
struct Cuts {
  /// Where a kept stretch begins in the shortened source, and in the whole one, in order.
  private var stretches: [(short: Int, whole: Int)] = [(0, 0)]

  init() {}

  /// Cuts ranges, which are in order and do not overlap, out of a source.
  init(removing ranges: [Range<Int>], from source: [UInt8], into kept: inout [UInt8]) {
    kept.reserveCapacity(source.count)
    var position = 0
    for range in ranges where range.lowerBound >= position {
      kept += source[position..<range.lowerBound]
      position = range.upperBound
      stretches.append((kept.count, position))
    }
    kept += source[position...]
  }

  /// Returns where a byte of the shortened source stands in the whole one.
  func original(_ offset: Int) -> Int {
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].short <= offset { low = middle + 1 } else { high = middle }
    }
    let stretch = stretches[max(0, low - 1)]
    return stretch.whole + offset - stretch.short
  }
}
