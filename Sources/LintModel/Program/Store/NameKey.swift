/// A name that a program may declare, as a number.
///
/// Files are found by it, and what a check has asked is remembered by it. Two names that share a number cost time, and
/// nothing else.
package struct NameKey: Hashable, Sendable, Comparable {
  package var number: UInt64

  package init(number: UInt64) { self.number = number }

  package init(_ kind: Kind, _ name: String) {
    number = StableHash(name).low &+ kind.rawValue &* 0x9E37_79B9_7F4A_7C15
  }

  /// What a name is the name of.
  package enum Kind: UInt64 {
    /// Types, by their last name: what they are.
    case type = 1
    /// Types, by their last name: all their members.
    case members
    /// A member of a type that is extended and not declared, as `Type.member`.
    case member
    case alias, function, property
    /// A protocol or class that types name behind their colon.
    case parent
    /// A view, or a piece of one, that is shown somewhere.
    case use
    /// A flag for which progress is shown somewhere, by its last name.
    case progress
    /// A function that runs in work which SwiftUI often calls off.
    case cancellable
    /// A property that is set inside a `catch`, by its last name.
    case error
    /// A type that somebody who uses the app meets, or nobody, by its last name.
    case met
    /// Something that a program has or has not, wherever that is.
    case trait
  }

  package static func < (left: NameKey, right: NameKey) -> Bool { left.number < right.number }
}

extension NameKey {
  /// The program shows a `ContentUnavailableView`.
  static let showsUnavailablePages = NameKey(.trait, "unavailable pages")
  /// The program has a type that is `@Observable`.
  static let observes = NameKey(.trait, "observable")
  /// The program has a property that is a `Loadable`.
  static let loads = NameKey(.trait, "loadable")
}
