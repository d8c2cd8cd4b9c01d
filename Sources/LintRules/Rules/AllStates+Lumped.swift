import LintModel

extension AllStates {
  /// Cases that show one thing for a failure and for another state, so that nobody can tell that anything went wrong.
  func lumpedFailures(
    at site: Site<Choice>, in scene: ViewScene, coverage: StateCoverage, severity: Severity, file: FileFacts,
    program: Program
  ) -> [Finding] {
    let state = coverage.state
    guard !state.followsAction, state.origin == .resolved,
      !program.handlesElsewhere(.failure, of: site.node.subject, in: scene, except: site.node.bytes)
    else { return [] }
    // What nothing loads may be a form that a person sends, and comes back to.
    let isLoadedHere = site.node.subject.path.map { path in
      program.loads(of: scene).contains { $0.effect.sets(path) }
    } ?? false
    guard isLoadedHere || site.isGivenState(with: state, in: scene, program: program) else { return [] }
    return site.node.cases.compactMap { item in
      let roles = item.roles(in: state)
      guard !item.isDefault, item.filter == nil, roles.contains(.failure), roles.count > 1,
        !item.body.tellsFailureApart(from: site.node.subject.path, binding: item.patterns.flatMap(\.bindings))
      else { return nil }
      let holds = program.fulfilment(of: item.body, in: site.scope)
      guard !holds.isEmpty else { return nil }
      // A page with which the work begins may well be where one comes back to.
      if roles.isSubset(of: [.failure, .notInitiated]), holds.contains(.work) { return nil }
      let isUnsure = holds.contains(.unknown) || program.isAboutPicture(state) || scene.isPicture
        || program.showsOnlySymbols(item.body, in: site.scope) && !isLoadedHere || state.cases(for: .failure).count > 1
      let others = roles.subtracting([.failure]).inWords
      return file.finding(
        Self.self, isUnsure ? .note : severity, at: item.label,
        "a failure looks like \(others) here; write a case of its own for it, with a Retry button",
        consequence: "the same page after a failure as before")
    }
  }
}

extension Site<Choice> {
  /// Whether what the `switch` looks at was handed to the view, and brings something.
  func isGivenState(with state: AsyncState, in scene: ViewScene, program: Program) -> Bool {
    guard let path = node.subject.path, !path.contains("."),
      state.cases(for: .success).contains(where: { state.payloads[$0] != nil })
    else { return false }
    if path == "self" { return true }
    if case .typed? = scope.locals[path] { return true }
    let property = program.entry(named: scene.name, in: nil, path: scene.path)?.properties[path]?.facts
    return property.map { !$0.isComputed && $0.attributes.allSatisfy { $0 == "private" } && $0.initial == nil } ?? false
  }
}

extension Block {
  /// Whether anything in it looks at the state again, or at what a pattern bound, so that it may show the failure.
  fileprivate func tellsFailureApart(from path: String?, binding names: [String]) -> Bool {
    var result = false
    walk { part in
      if let read = part.path {
        let first = String(read.prefix { $0 != "." })
        if names.contains(first) || first.first?.isLowercase == true && FailureNames.contains(read) { result = true }
        if let path, read == path || read.hasPrefix(path + ".") { result = true }
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension ActionEffect {
  /// Whether it sets what is at a path.
  func sets(_ path: String) -> Bool {
    own.assigns.contains(path)
      || called.contains { function in function.summary.assigns.contains { function.written($0) == path } }
  }
}
