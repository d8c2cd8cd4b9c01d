/// The parts of a value that are in use, each with its location.
///
/// Tables of their own keep the keys that are looked up for each row of a list from being boxed.
struct LocationParts {
  private final class Part {
    weak var location: AnyObject?
    init(_ location: AnyObject) { self.location = location }
  }
  private var elements: [Int: Part] = [:]
  private var members: [ObjectIdentifier: Part] = [:]
  private var others: [AnyHashable: Part] = [:]
  private var countBeforeCleaning = 64

  /// What tells a part from the others of the same value.
  enum Key {
    case element(Int)
    case member(ObjectIdentifier)
    case other(AnyHashable)

    init<Index: Hashable>(index: Index) {
      self = if Index.self == Int.self { .element(unsafeBitCast(index, to: Int.self)) } else { .other(index) }
    }
  }

  subscript(key: Key) -> AnyObject? {
    get {
      switch key {
      case .element(let index): elements[index]?.location
      case .member(let path): members[path]?.location
      case .other(let other): others[other]?.location
      }
    }
    set {
      clean()
      let part = newValue.map { Part($0) }
      switch key {
      case .element(let index): elements[index] = part
      case .member(let path): members[path] = part
      case .other(let other): others[other] = part
      }
    }
  }

  /// Drops what is no longer in use, once that is worth the look.
  private mutating func clean() {
    guard elements.count + members.count + others.count >= countBeforeCleaning else { return }
    elements = elements.filter { $0.value.location != nil }
    members = members.filter { $0.value.location != nil }
    others = others.filter { $0.value.location != nil }
    countBeforeCleaning = max(64, (elements.count + members.count + others.count) * 2)
  }
}
