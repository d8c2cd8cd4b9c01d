/// A type with the place its name was written in, which decides what nested names mean.
public struct ResolvedType: Sendable, Hashable {
  public var type: SwiftType
  /// The type in which it was written.
  public var owner: String?
  /// The file in which it was written.
  var path: String

  func with(_ type: SwiftType) -> ResolvedType { ResolvedType(type: type, owner: owner, path: path) }
}

extension Program {
  /// Returns the type a name means inside a type of a file.
  ///
  /// - Parameter depth: How many aliases were followed so far; two may name each other.
  package func entry(named name: String, in owner: String?, path: String, depth: Int = 0) -> TypeEntry? {
    guard depth < 8 else { return nil }
    var scope = owner
    while let outer = scope {
      if let found = nearest(to: path, among: exact(outer + "." + name)) { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = nearest(to: path, among: exact(name)) { return found }
    if let dot = name.firstIndex(of: ".") {
      // The first part may be an alias or a module.
      let head = String(name[..<dot])
      let rest = String(name[name.index(after: dot)...])
      if let type = alias(named: head, owner: owner, path: path), case .named(let target, _) = type.type {
        return entry(named: target + "." + rest, in: type.owner, path: type.path, depth: depth + 1)
      }
      if types(named: head).isEmpty { return entry(named: rest, in: owner, path: path, depth: depth) }
      return nil
    }
    // A nested type may be in scope through a superclass or a protocol; take it only where it is the only one.
    let candidates = types(named: name).filter { $0.kind != .extension }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private func exact(_ name: String) -> [TypeEntry] {
    let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    return types(named: last).filter { $0.name == name }
  }

  private func nearest(to path: String, among types: [TypeEntry]) -> TypeEntry? {
    if types.count < 2 { return types.first }
    return types.max { path.nearness(to: $0.path) < path.nearness(to: $1.path) }
  }

  func alias(named name: String, owner: String?, path: String) -> ResolvedType? {
    var scope = owner
    while let outer = scope {
      if let found = aliases[outer + "." + name]?.first, let type = SwiftType(found.facts.type) {
        return ResolvedType(type: type, owner: outer, path: found.path)
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    let candidates = aliases[name] ?? []
    let best = candidates.max { path.nearness(to: $0.path) < path.nearness(to: $1.path) }
    guard let best, let type = SwiftType(best.facts.type) else { return nil }
    let around = best.facts.name.lastIndex(of: ".").map { String(best.facts.name[..<$0]) }
    if around != nil, candidates.count > 1 { return nil }
    return ResolvedType(type: type, owner: around, path: best.path)
  }

  /// Returns a type with aliases and generic constraints followed.
  func expanded(_ type: ResolvedType, depth: Int = 0) -> ResolvedType {
    guard depth < 8 else { return type }
    switch type.type {
    case .optional(let inner):
      let inside = expanded(type.with(inner), depth: depth + 1)
      return inside.type.isOptional ? inside : inside.with(.optional(inside.type))
    case .named(let name, let arguments):
      if entry(named: name, in: type.owner, path: type.path) != nil { return type }
      if arguments.isEmpty, let owner = type.owner, let constraint = constraint(on: name, of: owner, path: type.path) {
        return expanded(type.with(constraint), depth: depth + 1)
      }
      if let alias = alias(named: name, owner: type.owner, path: type.path), alias.type != type.type {
        return expanded(alias, depth: depth + 1)
      }
      return type
    default: return type
    }
  }

  private func constraint(on name: String, of owner: String, path: String) -> SwiftType? {
    guard let entry = entry(named: owner, in: nil, path: path) else { return nil }
    return entry.generics.first { $0.name == name }?.constraint.flatMap { SwiftType($0) }
  }

  /// Returns the program's own declaration of a type.
  func entry(of type: ResolvedType) -> TypeEntry? {
    guard case .named(let name, _) = expanded(type).type.unwrapped else { return nil }
    let place = expanded(type)
    return entry(named: name, in: place.owner, path: place.path)
  }
}
