/// Children in columns that grow downwards, or in rows that grow sideways, filled one line after the other.
package struct TrackLayout: ContainerLayout {
  package enum Extent: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package struct Track: Hashable, Sendable {
    package var extent: Extent
    /// The space to the next track; `nil` for the usual space.
    package var spacing: Double?
    package var horizontal: UnitPosition
    package var vertical: UnitPosition

    package init(extent: Extent, spacing: Double?, horizontal: UnitPosition = 0.5, vertical: UnitPosition = 0.5) {
      self.extent = extent
      self.spacing = spacing
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  private let axis: Axis
  private let tracks: [Track]
  private let spacing: Double

  package init(growing axis: Axis, tracks: [Track], spacing: Double) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
  }

  private static var usualSpacing: Double { 8 }

  /// One column with its place across the direction of growth.
  private struct Lane {
    var track: Track
    var start: Double
    var length: Double
  }

  /// Shares a width among the columns: fixed ones first, then the others equally, within their limits.
  private func lanes(in available: Double) -> [Lane] {
    guard !tracks.isEmpty else { return [Lane(track: Track(extent: .flexible(minimum: 0, maximum: .infinity), spacing: nil), start: 0, length: available)] }
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.usualSpacing) }
    var left = available - gaps
    var lengths = [Double](repeating: 0, count: tracks.count)
    var open: [Int] = []
    for (index, track) in tracks.enumerated() {
      if case .fixed(let length) = track.extent {
        lengths[index] = length
        left -= length
      } else {
        open.append(index)
      }
    }
    for (rank, index) in open.enumerated() {
      let share = max(0, left / Double(open.count - rank))
      if case .flexible(let minimum, let maximum) = tracks[index].extent {
        lengths[index] = max(minimum, min(share, maximum))
      } else {
        lengths[index] = share
      }
      left -= lengths[index]
    }
    var result: [Lane] = []
    var position = 0.0
    for (index, track) in tracks.enumerated() {
      let gap = track.spacing ?? Self.usualSpacing
      if case .adaptive(let minimum, let maximum) = track.extent {
        let count = max(1, Int((lengths[index] + gap) / (max(minimum, 1) + gap)))
        let length = min((lengths[index] - gap * Double(count - 1)) / Double(count), maximum)
        for _ in 0..<count {
          result.append(Lane(track: track, start: position, length: max(length, 0)))
          position += length + gap
        }
      } else {
        result.append(Lane(track: track, start: position, length: lengths[index]))
        position += lengths[index] + gap
      }
    }
    return result
  }

  private var minimumAcross: Double {
    tracks.reduce(0) { sum, track in
      let least =
        switch track.extent {
        case .fixed(let length): length
        case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
        }
      return sum + least
    } + tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.usualSpacing) }
  }

  private func lineLengths(_ children: [Widget], _ lanes: [Lane]) -> [Int32] {
    stride(from: 0, to: children.count, by: lanes.count).map { start in
      var length: Int32 = 0
      for (child, lane) in zip(children[start...], lanes) {
        length = max(length, child.measure(axis, for: axis == .vertical ? Int32(lane.length) : -1).natural)
      }
      return length
    }
  }

  package func measure(_ children: [Widget], _ asked: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    if asked != axis {
      let least = Int32(minimumAcross.rounded(.up))
      let wish = children.map { $0.measure(asked, for: -1).natural }.max() ?? 0
      return (least, max(least, wish * Int32(tracks.count)))
    }
    let lanes = lanes(in: size < 0 ? minimumAcross : Double(size))
    let lines = lineLengths(children, lanes)
    let total = lines.reduce(0, +) + Int32(spacing * Double(max(0, lines.count - 1)))
    return (total, total)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    let lanes = lanes(in: Double(axis == .vertical ? width : height))
    var position: Int32 = 0
    for (line, length) in lineLengths(children, lanes).enumerated() {
      for (child, lane) in zip(children[(line * lanes.count)...], lanes) {
        let area =
          axis == .vertical
          ? Area(x: Int32(lane.start), y: position, width: Int32(lane.length), height: length)
          : Area(x: position, y: Int32(lane.start), width: length, height: Int32(lane.length))
        child.place(in: area, horizontal: lane.track.horizontal, vertical: lane.track.vertical)
      }
      position += length + Int32(spacing)
    }
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) {
    axis == .vertical ? (true, false) : (false, true)
  }
}
