extension Program {
  /// Returns the type of an expression, as far as declarations tell.
  public func type(of expression: Expression, in scope: Scope, depth: Int = 0) -> ResolvedType? {
    guard depth < 24 else { return nil }
    switch expression.form {
    case .name(let name): return type(ofName: name, in: scope, depth: depth + 1)
    case .member(of: let base?, let name):
      if let path = base.path, path == "self" || path == "_self" {
        return member(name, ofTypeNamed: scope.owner, in: scope, depth: depth + 1)
      }
      if let base = type(of: base, in: scope, depth: depth + 1) {
        return member(name, of: base, depth: depth + 1)
      }
      // A static member, such as `Library.shared`.
      guard let typeName = base.path, typeName.first?.isUppercase == true,
        let entry = entry(named: typeName, in: scope.owner, path: scope.path)
      else { return nil }
      return property(name, of: entry, arguments: [], depth: depth + 1)
    case .optional(let inner):
      return type(of: inner, in: scope, depth: depth + 1).map { $0.with($0.type.unwrapped) }
    case .effect(let effect, let inner):
      guard let type = type(of: inner, in: scope, depth: depth + 1) else { return nil }
      return effect == .tryOptional && !type.type.isOptional ? type.with(.optional(type.type)) : type
    case .call(let call): return result(of: call, in: scope, depth: depth + 1)
    case .boolean: return ResolvedType(type: .named("Bool", []), owner: nil, path: scope.path)
    case .text: return ResolvedType(type: .named("String", []), owner: nil, path: scope.path)
    default: return nil
    }
  }

  private func type(ofName name: String, in scope: Scope, depth: Int) -> ResolvedType? {
    if let local = scope.locals[name] {
      switch local {
      case .typed(let text):
        return SwiftType(text).map { ResolvedType(type: $0, owner: scope.owner, path: scope.path) }
      case .value(let expression, let outer): return type(of: expression, in: outer, depth: depth)
      case .unwrapped(let expression, let outer):
        return type(of: expression, in: outer, depth: depth).map { $0.with($0.type.unwrapped) }
      case .element(of: let expression, let outer):
        guard let collection = type(of: expression, in: outer, depth: depth) else { return nil }
        return expanded(collection).type.element.map { expanded(collection).with($0) }
      case .payload(of: let expression, let caseName, let outer):
        guard let subject = type(of: expression, in: outer, depth: depth) else { return nil }
        return payload(of: caseName, in: subject)
      case .unknown: return nil
      }
    }
    if name == "self", let owner = scope.owner { return ResolvedType(type: .named(owner, []), owner: nil, path: scope.path) }
    if let found = member(name, ofTypeNamed: scope.owner, in: scope, depth: depth) { return found }
    if let global = globalProperty(named: name) {
      return type(of: global.facts, owner: nil, path: global.path, arguments: [:], depth: depth)
    }
    return nil
  }

  private func member(_ name: String, ofTypeNamed owner: String?, in scope: Scope, depth: Int) -> ResolvedType? {
    var outer = owner
    while let current = outer {
      if let entry = entry(named: current, in: nil, path: scope.path),
        let found = property(name, of: entry, arguments: [], depth: depth)
      {
        return found
      }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return nil
  }

  /// Returns the first value a case carries.
  func payload(of caseName: String, in subject: ResolvedType) -> ResolvedType? {
    let type = expanded(subject)
    guard case .named(let name, let arguments) = type.type.unwrapped else { return nil }
    if let entry = entry(named: name, in: type.owner, path: type.path) {
      guard let found = entry.cases.first(where: { $0.name == caseName })?.values.first, let value = SwiftType(found)
      else { return nil }
      let map = Dictionary(zip(entry.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
      if map.isEmpty { return ResolvedType(type: value, owner: entry.name, path: entry.path) }
      return type.with(value.substituting(map))
    }
    switch (name, caseName) {
    case ("Loadable", "success"), ("Result", "success"): return arguments.first.map { type.with($0) }
    case ("Result", "failure"): return arguments.dropFirst().first.map { type.with($0) }
    default: return nil
    }
  }

  /// Returns the type of a member of a value.
  func member(_ name: String, of base: ResolvedType, depth: Int = 0) -> ResolvedType? {
    guard depth < 24 else { return nil }
    let type = expanded(base)
    guard case .named(let typeName, let arguments) = type.type.unwrapped else { return nil }
    if let entry = entry(named: typeName, in: type.owner, path: type.path) {
      if let found = property(name, of: entry, arguments: arguments, from: type, depth: depth) { return found }
      return nil
    }
    return builtInMember(name, of: typeName, arguments: arguments, from: type, depth: depth)
  }

  /// Members of the types everybody has: bindings, stores, and this project's own loaders.
  private func builtInMember(
    _ name: String, of typeName: String, arguments: [SwiftType], from type: ResolvedType, depth: Int
  ) -> ResolvedType? {
    switch (typeName, name) {
    case ("Binding", "wrappedValue"), ("Published", "wrappedValue"), ("LoadStatus", "value"), ("Loader", "value"):
      return arguments.first.map { type.with($0) }
    case ("Binding", _):
      return arguments.first.flatMap { member(name, of: type.with($0), depth: depth + 1) }
    case ("Loader", "state"), ("LoadStatus", "state"):
      return type.with(.named("Loadable", arguments))
    case ("AsyncAction", "state"): return type.with(.named("Loadable", Array(arguments.suffix(1))))
    case ("Loader", "status"): return type.with(.named("LoadStatus", arguments))
    case ("Loadable", "value"): return arguments.first.map { type.with(.optional($0)) }
    case ("StoreOf", _), ("ViewStoreOf", _):
      guard case .named(let feature, _)? = arguments.first else { return nil }
      return member(name, of: type.with(.named(feature + ".State", [])), depth: depth + 1)
    case ("Store", _), ("ViewStore", _):
      return arguments.first.flatMap { member(name, of: type.with($0), depth: depth + 1) }
    default: return nil
    }
  }

  /// Returns the type of a property of a type, its superclasses and protocols.
  private func property(
    _ name: String, of entry: TypeEntry, arguments: [SwiftType], from type: ResolvedType? = nil, depth: Int
  ) -> ResolvedType? {
    guard depth < 24 else { return nil }
    let map = Dictionary(zip(entry.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    if let found = entry.properties[name] {
      guard
        let result = self.type(of: found.facts, owner: entry.name, path: found.path, arguments: map, depth: depth + 1)
      else { return nil }
      return map.isEmpty || type == nil ? result : type?.with(result.type)
    }
    for parent in entry.inherits {
      guard case .named(let parentName, let parentArguments)? = SwiftType(parent), parentName != entry.name,
        let parentEntry = self.entry(named: parentName, in: entry.name, path: entry.path),
        parentEntry.name != entry.name
      else { continue }
      let passed = parentArguments.map { $0.substituting(map) }
      if let found = property(name, of: parentEntry, arguments: passed, depth: depth + 1) { return found }
    }
    return nil
  }

  private func type(
    of property: PropertyFacts, owner: String?, path: String, arguments: [String: SwiftType], depth: Int
  ) -> ResolvedType? {
    if let text = property.type {
      return SwiftType(text).map {
        ResolvedType(type: $0.substituting(arguments), owner: owner, path: path)
      }
    }
    let scope = Scope(owner: owner, path: path)
    for attribute in property.attributes where attribute.hasPrefix("Environment(") {
      let inside = attribute.dropFirst("Environment(".count).dropLast()
      if inside.hasSuffix(".self") {
        return ResolvedType(type: .named(String(inside.dropLast(5)), []), owner: owner, path: path)
      }
      if let dot = inside.lastIndex(of: "."), inside.hasPrefix("\\") {
        let key = String(inside[inside.index(after: dot)...])
        return entry(named: "EnvironmentValues", in: nil, path: path).flatMap {
          self.property(key, of: $0, arguments: [], depth: depth + 1)
        }
      }
    }
    guard let initial = property.initial else { return nil }
    return type(ofInitial: initial, in: scope, depth: depth + 1)
  }

  /// Reads the type off an initial value.
  private func type(ofInitial initial: String, in scope: Scope, depth: Int) -> ResolvedType? {
    if initial == "true" || initial == "false" {
      return ResolvedType(type: .named("Bool", []), owner: nil, path: scope.path)
    }
    if initial.hasPrefix("\"") { return ResolvedType(type: .named("String", []), owner: nil, path: scope.path) }
    var text = Substring(initial)
    let isCall = text.hasSuffix("()")
    if isCall { text = text.dropLast(2) }
    if text.hasSuffix(".init") { text = text.dropLast(5) }
    if text.hasPrefix("["), isCall {
      return SwiftType(String(text)).map { ResolvedType(type: $0, owner: scope.owner, path: scope.path) }
    }
    guard text.first?.isUppercase == true else {
      guard isCall, !text.contains("."), !text.isEmpty, let function = functions[String(text)]?.first else {
        return nil
      }
      return function.facts.result.flatMap { SwiftType($0) }.map {
        ResolvedType(type: $0, owner: nil, path: function.path)
      }
    }
    // `Library.shared`, `Model.make()` and `State.idle` name a type and one of its members.
    if let dot = text.lastIndex(of: "."), text[text.index(after: dot)...].first?.isLowercase == true {
      let typeName = String(text[..<dot])
      let memberName = String(text[text.index(after: dot)...])
      guard case .named(let plain, let arguments)? = SwiftType(typeName) else { return nil }
      if let entry = entry(named: plain, in: scope.owner, path: scope.path) {
        if entry.cases.contains(where: { $0.name == memberName }) {
          return ResolvedType(type: .named(plain, arguments), owner: scope.owner, path: scope.path)
        }
        if let found = property(memberName, of: entry, arguments: [], depth: depth + 1) { return found }
        if let function = entry.functions[memberName]?.first, let result = function.facts.result {
          return SwiftType(result).map { ResolvedType(type: $0, owner: entry.name, path: function.path) }
        }
      }
      if plain == "Loadable" || plain == "Result" {
        return ResolvedType(type: .named(plain, arguments), owner: scope.owner, path: scope.path)
      }
      return ["shared", "default", "main", "current"].contains(memberName)
        ? ResolvedType(type: .named(plain, arguments), owner: scope.owner, path: scope.path) : nil
    }
    return SwiftType(String(text)).map { ResolvedType(type: $0, owner: scope.owner, path: scope.path) }
  }

  private func result(of call: Call, in scope: Scope, depth: Int) -> ResolvedType? {
    if let path = call.callee.path, path.split(separator: ".").last?.first?.isUppercase == true {
      return ResolvedType(type: .named(path, []), owner: scope.owner, path: scope.path)
    }
    guard let function = function(calledBy: call, in: scope), let result = function.facts.result else { return nil }
    return SwiftType(result).map { ResolvedType(type: $0, owner: function.owner, path: function.path) }
  }

  /// A function with the type it belongs to.
  public struct FoundFunction: Sendable {
    public let facts: FunctionFacts
    public let owner: String?
    public let path: String
  }

  /// Returns the function a call means.
  public func function(calledBy call: Call, in scope: Scope) -> FoundFunction? {
    switch call.callee.form {
    case .name(let name):
      if scope.locals[name] != nil { return nil }
      return function(named: name, in: scope)
    case .member(of: let base?, let name):
      if base.path == "self" { return function(named: name, in: scope) }
      if let type = type(of: base, in: scope), let entry = entry(of: type) {
        return function(named: name, of: entry)
      }
      if let typeName = base.path, typeName.first?.isUppercase == true,
        let entry = entry(named: typeName, in: scope.owner, path: scope.path)
      {
        return function(named: name, of: entry)
      }
      return nil
    default: return nil
    }
  }

  /// Returns the function a written name means, such as `save` or `viewModel.save`.
  public func function(named name: String, in scope: Scope) -> FoundFunction? {
    if let dot = name.lastIndex(of: ".") {
      let parts = name[..<dot].split(separator: ".").map(String.init)
      guard let first = parts.first, first != "()" else { return nil }
      var base = Expression(.name(first), bytes: 0..<0)
      for part in parts.dropFirst() { base = Expression(.member(of: base, name: part), bytes: 0..<0) }
      let last = String(name[name.index(after: dot)...])
      if let type = type(of: base, in: scope), let entry = entry(of: type) { return function(named: last, of: entry) }
      let typeName = String(name[..<dot])
      if typeName.first?.isUppercase == true, let entry = entry(named: typeName, in: scope.owner, path: scope.path) {
        return function(named: last, of: entry)
      }
      return nil
    }
    var outer = scope.owner
    while let current = outer {
      if let entry = entry(named: current, in: nil, path: scope.path), let found = function(named: name, of: entry) {
        return found
      }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return functions[name]?.first.map { FoundFunction(facts: $0.facts, owner: nil, path: $0.path) }
  }

  func function(named name: String, of entry: TypeEntry, depth: Int = 0) -> FoundFunction? {
    guard depth < 12 else { return nil }
    if let found = entry.functions[name]?.first {
      // A protocol says what a function is called; what it does is said by the one type that conforms to it.
      if entry.kind == .protocol, let implementation = onlyImplementation(of: name, in: entry) { return implementation }
      return FoundFunction(facts: found.facts, owner: entry.name, path: found.path)
    }
    for parent in entry.inherits {
      guard case .named(let parentName, _)? = SwiftType(parent),
        let parentEntry = self.entry(named: parentName, in: entry.name, path: entry.path),
        parentEntry.name != entry.name
      else { continue }
      if let found = function(named: name, of: parentEntry, depth: depth + 1) { return found }
    }
    return nil
  }

  private func onlyImplementation(of name: String, in entry: TypeEntry) -> FoundFunction? {
    let last = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    let found = types(inheriting: last).compactMap { type in type.functions[name]?.first.map { ($0, type) } }
    guard found.count == 1 else { return nil }
    return FoundFunction(facts: found[0].0.facts, owner: found[0].1.name, path: found[0].0.path)
  }
}
