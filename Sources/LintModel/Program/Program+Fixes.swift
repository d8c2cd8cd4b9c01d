extension Program {
  /// Whether a type is optional once its aliases are followed.
  public func isOptional(_ type: ResolvedType) -> Bool { expanded(type).type.isOptional }

  /// Returns what a case of the state at an expression carries.
  public func payload(ofCase name: String, in subject: Expression, at scope: Scope) -> ResolvedType? {
    type(of: subject, in: scope).flatMap { payload(of: name, in: $0) }
  }

  /// Whether the program is written for systems that have `ContentUnavailableView`: it uses that view, the
  /// Observation framework or this project's own states.
  public var supportsUnavailableView: Bool {
    has(.showsUnavailablePages) || has(.observes) || types(named: "Loadable").isEmpty && has(.loads)
  }
}

extension Program {
  /// Whether code at a place may read the property at a path: each part of it can be seen from there, and none in front
  /// of the last may be `nil` or is an actor.
  public func isReadable(_ path: String, in scope: Scope) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    return parts.indices.allSatisfy { index in
      let prefix = parts[...index].joined(separator: ".")
      if index > 0 || scope.locals[prefix] == nil {
        guard let property = property(at: prefix, in: scope), !property.facts.isStatic else { return false }
        let isVisible = index == 0 ? property.path == scope.path : false
        guard isVisible || !property.facts.attributes.contains("private") else { return false }
      }
      return index == parts.count - 1 || isPlainBase(prefix, in: scope)
    }
  }

  /// Whether the members of what is at a path can be read as they are.
  private func isPlainBase(_ path: String, in scope: Scope) -> Bool {
    guard let type = type(of: Expression(path: path), in: scope) else { return false }
    return !isOptional(type) && entry(of: type)?.kind != .actor
  }

  /// Whether a type has a property of a name: all that are not declared in the program are taken to have it.
  public func hasProperty(_ name: String, in type: ResolvedType) -> Bool {
    entry(of: type).map { $0.properties[name] != nil } ?? true
  }

  /// Whether a type is an error, as far as declarations and its name tell.
  public func isError(_ type: ResolvedType) -> Bool {
    guard case .named(let name, _) = expanded(type).type else { return false }
    guard let entry = entry(of: type) else { return name.hasSuffix("Error") }
    return entry.inherits.contains { $0.hasSuffix("Error") }
  }

  /// Whether an expression is a `Bool`.
  public func isBool(_ expression: Expression, in scope: Scope) -> Bool {
    type(of: expression, in: scope)?.type == .named("Bool", [])
  }
}

extension Program {
  /// What a computed optional at a path reads, and where; `nil` where there is none.
  public func computedOptional(at path: String, in scope: Scope) -> (reads: [String], scope: Scope)? {
    guard scope.locals[String(path.prefix { $0 != "." })] == nil || path.contains("."),
      let property = property(at: path, in: scope), property.facts.isComputed,
      property.facts.type?.hasSuffix("?") ?? false, let summary = property.facts.summary
    else { return nil }
    return (summary.reads, Scope(owner: property.owner, path: property.path))
  }

  /// What a computed property that holds any number of things reads, and where; `nil` where a path ends in no such one.
  public func computedCollection(at path: String, in scope: Scope) -> (reads: [String], scope: Scope)? {
    guard scope.locals[String(path.prefix { $0 != "." })] == nil, let property = property(at: path, in: scope),
      property.facts.isComputed, property.facts.type.flatMap({ SwiftType($0) })?.isCollection ?? false,
      let summary = property.facts.summary
    else { return nil }
    return (summary.reads, Scope(owner: property.owner, path: property.path))
  }
}
