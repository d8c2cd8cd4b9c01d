import LintModel

extension NoSuccessOnlyUnwrap {
  /// A computed list that is empty unless a state succeeded, in a view that loads the state and shows nothing else of
  /// it.
  func computedLists(
    in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> [Finding] {
    guard !loads.isEmpty else { return [] }
    var seen: Set<String> = []
    let shown = scene.elements.flatMap { site -> [(path: String, bytes: Range<Int>, scope: Scope)] in
      guard ["List", "ForEach", "Table"].contains(site.node.name), let first = site.node.call?.arguments.first,
        first.label == nil, let path = first.value.path
      else { return [] }
      return [(path, first.value.bytes, site.scope)]
    }
    let asked = scene.conditionals.flatMap { site in
      site.node.conditions.compactMap { condition -> (path: String, bytes: Range<Int>, scope: Scope)? in
        condition.subject?.emptiness.map { ($0.path, condition.bytes, site.scope) }
      }
    }
    return (shown + asked).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }.compactMap { path, bytes, scope in
      guard !seen.contains(path), let state = program.state(listedBy: path, in: scope),
        loads.contains(where: { $0.effect.sets(state.path) }), !scene.looks(at: state, besides: path, program: program)
      else { return nil }
      seen.insert(path)
      return file.finding(
        Self.self, .error, at: bytes,
        "handle every state with a `switch` over `\(state.path)`; `\(path)` is empty unless it succeeded",
        consequence: "an empty page while it loads, and for ever after a failure")
    }
  }
}

/// A state behind a computed list.
struct ListedState {
  /// Where it is, as the view writes it.
  let path: String
  /// The path of the object that holds it, with a dot behind; empty for the view's own.
  let base: String
}

extension Program {
  /// The one state that a computed list is taken from.
  fileprivate func state(listedBy path: String, in scope: Scope) -> ListedState? {
    guard let (reads, inside) = computedCollection(at: path, in: scope) else { return nil }
    let base = path.lastIndex(of: ".").map { String(path[...$0]) } ?? ""
    for read in reads {
      let name = read.hasSuffix(".value") ? String(read.dropLast(6)) : read
      guard name.split(separator: ".").count < 3, let state = asyncState(of: Expression(path: name), in: inside),
        !state.followsAction,
        state.origin == .resolved, !state.isImagePhase, state.states.contains(.failure)
      else { continue }
      let owner = name.lastIndex(of: ".").map { String(name[...$0]) } ?? ""
      return ListedState(path: base + name, base: base + owner)
    }
    return nil
  }
}

extension ViewScene {
  /// Whether the view looks at a state by itself, or hands it or its owner on to what may.
  fileprivate func looks(at state: ListedState, besides list: String, program: Program) -> Bool {
    let owner = state.base.isEmpty ? nil : String(state.base.dropLast())
    let readsOther = bodies.contains { body in
      var result = false
      body.walk { part in
        guard !result else { return .skip }
        if case .call(let call) = part.form {
          // What a hook or a button calls is not shown.
          if call.callee.path?.hasPrefix(state.base) ?? false, !state.base.isEmpty {
            for argument in call.arguments where argument.value.hands(owner) { result = true }
            return .skip
          }
        }
        guard let read = part.path else { return .enter }
        if read == state.path || read.hasPrefix(state.path + ".") || read == owner { result = true }
        let isOther = read.hasPrefix(state.base) && read != list && !read.hasPrefix(list + ".")
        if isOther, ProgressNames.contains(read) || FailureNames.contains(read) { result = true }
        return .skip
      }
      return result
    }
    if readsOther { return true }
    let scope = Scope(owner: name, path: path)
    return bodies.contains { body in
      let holds = program.fulfilment(of: body, in: scope)
      return !holds.isDisjoint(with: [.progress])
    }
  }
}

extension Expression {
  /// Whether anything in it is what stands at a path, as a whole.
  fileprivate func hands(_ path: String?) -> Bool {
    var result = false
    walk { part in
      if part.path == path { result = true }
      return result ? .skip : .enter
    }
    return result
  }
}
