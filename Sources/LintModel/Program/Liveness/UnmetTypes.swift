/// The types of a program that nobody who uses the app ever meets: views that are only shown by previews or by other
/// such views, and what only they use.
package struct UnmetTypes: Sendable, Equatable {
  /// By the number of their last name, in ascending order.
  package let numbers: [UInt32]

  /// - Parameter numbers: In ascending order.
  package init(numbers: [UInt32] = []) { self.numbers = numbers }

  package func contains(_ number: UInt32) -> Bool {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] == number { return true }
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// Stands among the types where an app begins anywhere in the program.
  static let wholeApp = TypeMentions.number(of: "(app)")

  /// What is said otherwise by another look at the program.
  package func differences(from other: UnmetTypes) -> Set<NameKey> {
    Set(Set(numbers).symmetricDifference(other.numbers).map { NameKey(met: $0) })
  }
}

extension NameKey {
  /// Whether a type is met.
  init(met number: UInt32) {
    self.init(number: UInt64(number) &+ Kind.met.rawValue &* 0x9E37_79B9_7F4A_7C15)
  }
}

extension UnmetTypes {
  /// - Parameter visit: Hands on what all files say in ``TypeMentions/words``, whole files at a time, and says whether
  ///   that was possible. It is asked twice, so that only what is declared need be remembered.
  package init(visit: (([UInt32]) -> Void) -> Bool) {
    var graph = TypeGraph()
    guard visit({ graph.declare($0) }), graph.hasEntry, visit({ graph.connect($0) }) else {
      self.init()
      return
    }
    self.init(numbers: (graph.unmet + [Self.wholeApp]).sorted())
  }

  package init(of words: [UInt32]) {
    self.init { take in
      take(words)
      return true
    }
  }
}
