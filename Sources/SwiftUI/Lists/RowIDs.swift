/// The ids of a `ForEach`'s data, and where they differ from those that are shown.
///
/// Everything here is inlinable: the ids of a hundred thousand rows are read in the app's own module, where their
/// types are known, or it would take ten times as long.
public struct _RowIDs<ID: Hashable> {
  /// The ids, each once.
  @usableFromInline var ids: ContiguousArray<ID>
  /// How many ids at the start, and how many at the end, are the same as before.
  @usableFromInline var unchangedPrefix = 0
  @usableFromInline var unchangedSuffix = 0
  /// An id that was given more than once, if there is one.
  @usableFromInline var duplicate: ID?
  /// Where each row's element is in the data, where that is not the row's own number.
  @usableFromInline var offsets: [Int]?

  @usableFromInline init(ids: ContiguousArray<ID>) { self.ids = ids }

  /// Reads the ids of a collection.
  ///
  /// - Parameter rows: The rows to compare, where the others do not matter yet.
  /// - Returns: `nil` where they are the same as before.
  @inlinable
  static func reading<Data: RandomAccessCollection>(
    _ data: Data, comparedTo old: ContiguousArray<ID>?, in rows: Range<Int>? = nil, id: (Data.Element) -> ID
  ) -> _RowIDs<ID>? {
    if let old, old.count == data.count, areSame(data, old, in: rows ?? old.indices, id) { return nil }
    var ids = ContiguousArray<ID>()
    ids.reserveCapacity(data.count)
    for element in data { ids.append(id(element)) }
    var result = _RowIDs(ids: ids)
    result.compare(to: old ?? [])
    result.removeDuplicates(comparedTo: old)
    return result
  }

  @inlinable
  static func areSame<Data: RandomAccessCollection>(
    _ data: Data, _ old: ContiguousArray<ID>, in rows: Range<Int>, _ id: (Data.Element) -> ID
  ) -> Bool {
    // Out of its buffer an element's id is read without a copy of the element.
    let isSame = data.withContiguousStorageIfAvailable { elements in
      for index in rows where id(elements[index]) != old[index] { return false }
      return true
    }
    if let isSame { return isSame }
    var index = rows.lowerBound
    for element in data.dropFirst(rows.lowerBound).prefix(rows.count) {
      if id(element) != old[index] { return false }
      index += 1
    }
    return true
  }

  @inlinable
  mutating func compare(to old: ContiguousArray<ID>) {
    let shorter = Swift.min(old.count, ids.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == ids[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == ids[ids.count - 1 - suffix] { suffix += 1 }
    unchangedPrefix = prefix
    unchangedSuffix = suffix
  }

  @inlinable
  mutating func removeDuplicates(comparedTo old: ContiguousArray<ID>?) {
    guard hasDuplicates(old) else { return }
    var seen: Set<ID> = []
    var unique = ContiguousArray<ID>()
    var offsets: [Int] = []
    for (offset, id) in ids.enumerated() {
      if seen.insert(id).inserted {
        unique.append(id)
        offsets.append(offset)
      } else if duplicate == nil {
        duplicate = id
      }
    }
    ids = unique
    self.offsets = offsets
    compare(to: old ?? [])
  }

  /// Whether each id is a number greater than the one before, as row numbers and those of a database are.
  @inlinable
  var areRising: Bool {
    func rise<Number: FixedWidthInteger>(as type: Number.Type) -> Bool {
      ids.withUnsafeBytes { bytes in
        let numbers = bytes.bindMemory(to: type)
        for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
        return true
      }
    }
    return if ID.self == Int.self { rise(as: Int.self) } else if ID.self == Int64.self { rise(as: Int64.self) } else { false }
  }

  @inlinable
  func hasDuplicates(_ old: ContiguousArray<ID>?) -> Bool {
    let middle = unchangedPrefix..<ids.count - unchangedSuffix
    guard old != nil, middle.count <= 4 else {
      if areRising { return false }
      var seen = Set<ID>(minimumCapacity: ids.count)
      for id in ids where !seen.insert(id).inserted { return true }
      return false
    }
    // A few new ids among many: looking through them is cheaper than hashing them all.
    for index in middle {
      let id = ids[index]
      for other in ids.indices where other != index && ids[other] == id { return true }
    }
    return false
  }
}

/// One replacement of neighbouring rows by others.
struct RowSplice: Equatable {
  var position: Int
  var removed: Int
  var inserted: Range<Int>
}

extension _RowIDs {
  /// The replacements that lead from the old rows to these, each relative to the rows left by the one before.
  /// `inserted` counts in the new ids.
  func splices(from old: ContiguousArray<ID>) -> [RowSplice] {
    let removed = unchangedPrefix..<old.count - unchangedSuffix
    let added = unchangedPrefix..<ids.count - unchangedSuffix
    if removed.isEmpty && added.isEmpty { return [] }
    let whole = [RowSplice(position: unchangedPrefix, removed: removed.count, inserted: added)]
    // GTK keeps the widgets of rows that only move inside one replacement, but looks at each row of it.
    if removed.isEmpty || added.isEmpty || max(removed.count, added.count) <= Self.wholeReplacementLimit { return whole }
    return pieces(old, removed, added) ?? whole
  }

  private static var wholeReplacementLimit: Int { 512 }
  private static var pieceLimit: Int { 256 }

  private func pieces(_ old: ContiguousArray<ID>, _ removed: Range<Int>, _ added: Range<Int>) -> [RowSplice]? {
    var newIndex: [ID: Int] = [:]
    newIndex.reserveCapacity(added.count)
    for index in added { newIndex[ids[index]] = index }
    // What stays is a longest run of rows whose order is the same before and after.
    let survivors = removed.compactMap { index in newIndex[old[index]].map { (old: index, new: $0) } }
    let stays = Self.longestIncreasing(survivors.map(\.new)).map { survivors[$0] }

    var result: [RowSplice] = []
    // From the end to the start, so that positions before a removal stay true.
    var end = removed.upperBound
    for stay in stays.reversed() + [(old: removed.lowerBound - 1, new: -1)] {
      if stay.old + 1 < end {
        result.append(RowSplice(position: stay.old + 1, removed: end - stay.old - 1, inserted: 0..<0))
      }
      end = stay.old
      if result.count > Self.pieceLimit { return nil }
    }
    var start = added.lowerBound
    for stay in stays + [(old: -1, new: added.upperBound)] {
      if start < stay.new { result.append(RowSplice(position: start, removed: 0, inserted: start..<stay.new)) }
      start = stay.new + 1
      if result.count > Self.pieceLimit { return nil }
    }
    return result
  }

  /// The places of a longest increasing run.
  private static func longestIncreasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var current = tails.last ?? -1
    while current >= 0 {
      result.append(current)
      current = previous[current]
    }
    return result.reversed()
  }
}
