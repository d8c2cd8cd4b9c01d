/// Names that say that something is under way.
public enum ProgressNames {
  /// Whether the last name of a path claims that work is under way: `isSaving`, `viewModel.saveState.isLoading`.
  public static func contains(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last else { return false }
    let word = last.lowercased().filter { $0 != "_" }
    if words.contains(word) { return true }
    if word.hasPrefix("is"), word.hasSuffix("ing"), !notProgress.contains(word) { return true }
    for suffix in suffixes where word.hasSuffix(suffix) { return true }
    // `isPersistingDraft`, but not `isShowingDraft`.
    if last.hasPrefix("is") {
      let rest = last.dropFirst(2)
      let second = "is" + rest.prefix(1).lowercased() + rest.dropFirst().prefix { $0.isLowercase }
      if second.count < word.count, second.hasSuffix("ing"), !notProgress.contains(second) { return true }
    }
    return prefixes.contains { word.hasPrefix($0) }
  }

  private static let words: Set<String> = [
    "loading", "saving", "busy", "isbusy", "inprogress", "isinprogress", "submitting", "uploading", "deleting",
    "sending", "working", "processing", "refreshing", "inflight", "isinflight", "isrunning", "isworking", "isactive",
    "isloading", "posting", "updating", "creating", "isexecuting", "requestinprogress", "progress", "isprocessing",
    "loadingstate", "savestate", "sendstate", "submitstate", "uploadstate", "deletestate", "isprogress", "spinner",
    "showspinner", "showprogress", "showloading", "showloader", "ispending", "pending", "isblocked", "islocked",
  ]
  private static let suffixes = [
    "inprogress", "inflight", "isloading", "issaving", "loading", "saving", "uploading", "deleting", "sending",
    "submitting", "processing", "busy", "spinner", "isrunning",
  ]
  private static let prefixes = ["isloading", "issaving", "isupdating", "isprocessing", "issubmitting", "isposting"]
  private static let notProgress: Set<String> = [
    "isediting", "isshowing", "ispresenting", "isexisting", "ismissing", "isfollowing", "isplaying", "isdragging",
    "ishovering", "istargeting", "isscrolling", "isstring", "isrecording", "isselecting", "isexpanding", "isadding",
    "ispresentedediting", "isbeing", "issetting", "isstreaming", "isowing", "isusing", "isswiping", "isdeletingable",
  ]
}

extension Program {
  /// Whether an expression depends on whether work is under way: a flag, a state, or a computed property over one.
  ///
  /// - Parameter raised: Paths that the work itself raises.
  /// - Returns: `nil` where it depends on something that could not be resolved.
  public func dependsOnProgress(_ value: Expression, raised: Set<String> = [], in scope: Scope) -> Bool? {
    var isUnresolved = false
    var result = false
    value.walk { part in
      if result { return .skip }
      switch part.form {
      case .member(of: nil, let name):
        if StateRole(caseName: name) == .loading { result = true }
        return .skip
      case .name, .member:
        guard let path = part.path else { return .enter }
        // `let isDisabled = model.isSaving || …` in front of the view.
        if case .value(let local, let outer)? = scope.locals[path] {
          switch dependsOnProgress(local, raised: raised, in: outer) {
          case true?: result = true
          case false?: break
          case nil: isUnresolved = true
          }
          return .skip
        }
        switch isProgress(path, raised: raised, in: scope, depth: 0) {
        case true?: result = true
        case false?: break
        case nil: isUnresolved = true
        }
        return .skip
      case .call(let call):
        // A function of the view's own says what it depends on.
        guard call.callee.path != nil, call.arguments.isEmpty, let function = function(calledBy: call, in: scope) else {
          return .enter
        }
        let inner = Scope(owner: function.owner, path: function.path)
        let reads = function.facts.summary.reads
        if reads.contains(where: { isProgress($0, raised: raised, in: inner, depth: 2) == true }) { result = true }
        return .skip
      default: return .enter
      }
    }
    if result { return true }
    return isUnresolved ? nil : false
  }

  private func isProgress(_ path: String, raised: Set<String>, in scope: Scope, depth: Int) -> Bool? {
    if raised.contains(path) || ProgressNames.contains(path) { return true }
    let parts = path.split(separator: ".").map(String.init)
    // `saveState.isLoading` and `items.isEmpty` say enough by their last name.
    guard let last = parts.last else { return false }
    if Emptiness.words.contains(last), raised.contains(parts.dropLast().joined(separator: ".")) { return true }
    if parts.dropLast().contains(where: Self.holdsProgress), !Self.isAboutFailure(last) { return true }
    if Emptiness.words.contains(last) || ["isValid", "trimmed", "self"].contains(last) { return false }
    var base = Expression(.name(parts[0]), bytes: 0..<0)
    for part in parts.dropFirst() { base = Expression(.member(of: base, name: part), bytes: 0..<0) }
    if let state = asyncState(of: base, in: scope), !state.isImagePhase { return true }
    if parts.count > 1 {
      var owner = Expression(.name(parts[0]), bytes: 0..<0)
      for part in parts.dropFirst().dropLast() { owner = Expression(.member(of: owner, name: part), bytes: 0..<0) }
      if asyncState(of: owner, in: scope) != nil { return true }
    }
    guard let property = property(at: path, in: scope) else { return scope.locals[parts[0]] == nil ? nil : false }
    guard property.facts.isComputed else { return false }
    guard depth < 4, let summary = property.facts.summary else { return nil }
    let inner = Scope(owner: property.owner, path: property.path)
    var isUnresolved = false
    for read in summary.reads + summary.calls {
      let ending = read.hasPrefix("().") ? String(read.dropFirst(3)) : read
      let raisedHere = raised.contains { $0 == ending || $0.hasSuffix("." + ending) }
      switch raisedHere ? true : isProgress(ending, raised: raised, in: inner, depth: depth + 1) {
      case true?: return true
      case false?: break
      case nil: isUnresolved = isUnresolved || depth > 2
      }
    }
    return isUnresolved ? nil : false
  }

  /// Whether a name says that what it holds tells about loading: `loadingState.show`.
  private static func holdsProgress(_ name: String) -> Bool {
    let word = name.lowercased()
    return word.hasPrefix("loading") || word.hasSuffix("loading") || word.hasPrefix("progress")
  }

  private static func isAboutFailure(_ name: String) -> Bool {
    let word = name.lowercased()
    return word.contains("error") || word.contains("fail") || word.contains("message") || Emptiness.words.contains(name)
  }

  /// Whether a path is a property that somebody outside the view owns.
  public func isBinding(_ path: String, in scope: Scope) -> Bool {
    property(at: path, in: scope)?.facts.attributes.contains("Binding") ?? false
  }

  /// A property with the type it belongs to.
  struct FoundProperty {
    let facts: PropertyFacts
    let owner: String
    let path: String
  }

  /// Returns the property a path ends in.
  func property(at path: String, in scope: Scope) -> FoundProperty? {
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    var entry: TypeEntry?
    if parts.count == 1 {
      entry = scope.owner.flatMap { self.entry(named: $0, in: nil, path: scope.path) }
    } else {
      var base = Expression(.name(parts[0]), bytes: 0..<0)
      for part in parts.dropFirst().dropLast() { base = Expression(.member(of: base, name: part), bytes: 0..<0) }
      entry = type(of: base, in: scope).flatMap { self.entry(of: $0) }
    }
    guard let entry, let found = entry.properties[last] else { return nil }
    return FoundProperty(facts: found.facts, owner: entry.name, path: found.path)
  }
}
