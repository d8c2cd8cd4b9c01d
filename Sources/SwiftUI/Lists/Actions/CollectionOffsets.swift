public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "There is no element at offset \(last); the collection has \(count).")
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "There is no element at offset \(last); the collection has \(count).")
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of the element at another, keeping their order.
  ///
  /// - Parameter destination: Counted before anything moves; the number of elements stands for the end.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    guard let last = source.last else { return }
    precondition(
      last < elements.count && (0...elements.count).contains(destination),
      "Elements cannot be moved from \(last) to \(destination); the collection has \(elements.count).")
    let moved = source.map { elements[$0] }
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for (offset, element) in elements.enumerated() {
      if offset == destination { result += moved }
      if !source.contains(offset) { result.append(element) }
    }
    if destination == elements.count { result += moved }
    var index = startIndex
    for element in result {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
