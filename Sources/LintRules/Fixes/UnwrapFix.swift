import LintModel

/// Turns an `if case` into a `switch` over every state.
enum UnwrapFix {
  static func switching(
    _ site: Site<Conditional>, condition: Condition, pattern: CasePattern, subject: Expression, state: AsyncState,
    scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? {
    let conditional = site.node
    guard conditional.conditions.count == 1, state.origin == .resolved, state.others.isEmpty, !pattern.isPartial,
      pattern.bindings.count <= 1, let path = subject.path, let caseName = pattern.name,
      state.cases(for: .success) == [caseName], let pages = program.pages(for: scene, loading: subject),
      let type = program.type(of: subject, in: site.scope), !program.isOptional(type),
      scene.takesSeveralViews(at: conditional.bytes, around: site.around)
    else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: conditional.bytes.lowerBound)
    var head = ["switch \(path) {"]
    let payload = program.payload(ofCase: caseName, in: subject, at: site.scope)
    if let name = pattern.bindings.first, let payload, program.isCollection(payload), !state.states.contains(.empty),
      !conditional.then.checksForEmptiness
    {
      head += ["case .\(caseName)(let \(name)) where \(name).isEmpty:"] + pages.empty.indented
    }
    head.append("case .\(caseName)" + (pattern.bindings.first.map { "(let \($0)):" } ?? ":"))

    var tail: [String] = []
    let waiting = [StateRole.notInitiated, .loading].filter { state.states.contains($0) }
    if !waiting.isEmpty { tail += [AllStatesFix.label(for: waiting, of: state)] + Pages.loading.indented }
    if state.states.contains(.empty) {
      tail += [AllStatesFix.label(for: [.empty], of: state)] + pages.empty.indented
    }
    for name in state.cases(for: .failure) {
      let description = state.description(
        ofFailure: name, boundTo: "error", payload: program.payload(ofCase: name, in: subject, at: site.scope))
      tail += [description == nil ? "case .\(name):" : "case .\(name)(let error):"]
      tail += pages.failure(description: description).indented
    }
    let start = conditional.bytes.lowerBound..<conditional.then.bytes.lowerBound + 1
    let end = conditional.then.bytes.upperBound - 1
    let headText = layout.joined(head, indentation: indentation).dropFirst(indentation.count)
    let tailText = layout.joined(tail, indentation: indentation)
    let closing =
      layout.beginsLine(end)
      ? tailText.dropFirst(indentation.count) + layout.newline + indentation
      : layout.newline + tailText + layout.newline + indentation
    return Fix(
      title: "Switch over every state",
      edits: [
        TextEdit(bytes: start, replacement: String(headText)),
        TextEdit(bytes: end..<end, replacement: String(closing)),
      ])
  }
}
