/// A pattern for paths, such as `Generated/**` or `*+Generated.swift`.
///
/// `*` stands for anything within a name, `?` for one character, `**` for any number of folders. A pattern without a
/// slash matches a name anywhere; one that names a folder matches all that is in it.
package struct Glob: Sendable, Hashable {
  package let pattern: String
  private let components: [[Character]]

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }.map(Array.init)
    if !pattern.hasPrefix("/"), !pattern.dropLast().contains("/") { parts.insert(["*", "*"], at: 0) }
    components = parts
  }

  /// Whether a path relative to the pattern's folder, or a folder it is in, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).map(Array.init)
    return matches(names[...], components[...])
  }

  private func matches(_ names: ArraySlice<[Character]>, _ patterns: ArraySlice<[Character]>) -> Bool {
    guard let pattern = patterns.first else { return true }
    if pattern == ["*", "*"] {
      let rest = patterns.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, Self.matches(name, pattern) else { return false }
    return matches(names.dropFirst(), patterns.dropFirst())
  }

  /// Matches one name, in time proportional to the product of both lengths at worst.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var nameIndex = 0
    var patternIndex = 0
    var lastStar: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        lastStar = (patternIndex, nameIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == "?" || pattern[patternIndex] == name[nameIndex] {
        patternIndex += 1
        nameIndex += 1
      } else if let star = lastStar {
        lastStar = (star.pattern, star.name + 1)
        patternIndex = star.pattern + 1
        nameIndex = star.name + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }
}
