extension Program {
  /// Returns what the code does that sets the property at a path, initialisers apart, as far as it stands in the type
  /// that owns it; `nil` where the owner is not known.
  public func setters(of path: String, in scope: Scope) -> [ActionSummary]? {
    guard scope.locals[String(path.prefix { $0 != "." })] == nil, let property = property(at: path, in: scope),
      let owner = entry(named: property.owner, in: nil, path: property.path)
    else { return nil }
    let name = property.facts.name
    let functions = owner.functions.values.joined().filter { $0.facts.name != "init" }.map(\.facts.summary)
    let bodies = owner.properties.values.compactMap { found in
      found.facts.summary ?? found.facts.body.map { ActionSummary(of: $0) }
    }
    return (functions + bodies).filter { $0.assigns.contains(name) }
  }

  /// Whether the property at a path is set by its owner's initialisers and by nothing else in its owner.
  public func isSetOnlyByInitialiser(_ path: String, in scope: Scope) -> Bool {
    guard scope.locals[String(path.prefix { $0 != "." })] == nil, let property = property(at: path, in: scope),
      let owner = entry(named: property.owner, in: nil, path: property.path), !owner.isView
    else { return false }
    let name = property.facts.name
    let setters = owner.functions.values.joined().filter { $0.facts.summary.assigns.contains(name) }
    let isSetElsewhere = owner.properties.values.contains { $0.facts.summary?.assigns.contains(name) ?? false }
    return !setters.isEmpty && !isSetElsewhere
      && setters.allSatisfy { $0.facts.name == "init" && $0.facts.summary.awaits.isEmpty && !$0.facts.summary.startsTask }
  }

  /// The names of the functions of whoever owns what is at a path, and of those who own what it is computed from.
  public func functionsOfOwners(of path: String, in scope: Scope, depth: Int = 0) -> Set<String> {
    guard depth < 4, let property = property(at: path, in: scope),
      let owner = entry(named: property.owner, in: nil, path: property.path)
    else { return [] }
    var names = Set(owner.functions.values.joined().map(\.facts.name))
    if property.facts.isComputed, let summary = property.facts.summary {
      let inside = Scope(owner: property.owner, path: property.path)
      for read in summary.reads where read != path {
        names.formUnion(functionsOfOwners(of: read, in: inside, depth: depth + 1))
      }
    }
    // `model.page.items`: who owns the page may load it anew.
    if let dot = path.lastIndex(of: ".") {
      names.formUnion(functionsOfOwners(of: String(path[..<dot]), in: scope, depth: depth + 1))
    }
    return names
  }

  /// Whether what is at a path is computed from what is at another one, so that it is empty where that is.
  public func isDerived(_ path: String, from source: String, in scope: Scope) -> Bool {
    let base = path.lastIndex(of: ".").map { String(path[...$0]) } ?? ""
    guard path != source, source.hasPrefix(base), !source.dropFirst(base.count).contains(".") else { return false }
    var open = [path]
    var seen: Set<String> = []
    while let next = open.popLast(), seen.count < 16 {
      guard seen.insert(next).inserted, let property = property(at: next, in: scope), property.facts.isComputed else {
        continue
      }
      let reads = (property.facts.summary?.reads ?? []).map { base + $0.prefix { $0 != "." } }
      if reads.contains(source) { return true }
      open += reads
    }
    return false
  }

  /// Whether the view at a place has a property of a kind: an attribute that begins with a word.
  public func hasAttribute(_ word: String, at path: String, in scope: Scope) -> Bool {
    property(at: path, in: scope)?.facts.attributes.contains { $0.hasPrefix(word) } ?? false
  }

  /// The names of the functions and closures with which a view, by its name, does something.
  public func deeds(of view: String, path: String) -> Set<String> {
    guard let entry = entry(named: view, in: nil, path: path) else { return [] }
    let functions = entry.functions.values.joined().filter { $0.facts.body == nil }.map(\.facts.name)
    let closures = entry.properties.values.filter { $0.facts.type?.contains("->") ?? false }.map(\.facts.name)
    return Set(functions + closures)
  }
}
