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
  /// Whether code at a place may read the property at a path.
  public func isReadable(_ path: String, in scope: Scope) -> Bool {
    guard let property = property(at: path, in: scope) else { return false }
    return !path.contains(".") || !property.facts.attributes.contains("private")
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
}
