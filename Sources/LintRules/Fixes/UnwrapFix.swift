import LintModel

/// Turns an `if case` or `if let` into a `switch` over every state.
enum UnwrapFix {
  /// Replaces `if case .success(let items) = state`.
  static func switching(
    _ site: Site<Conditional>, pattern: CasePattern, subject: Expression, state: AsyncState, scene: ViewScene,
    file: FileFacts, program: Program
  ) -> Fix? {
    guard !pattern.isPartial, pattern.bindings.count <= 1, state.cases(for: .success) == [pattern.name] else {
      return nil
    }
    return switching(
      site, binding: pattern.bindings.first, subject: subject, state: state, scene: scene, file: file, program: program)
  }

  /// Replaces `if let items = state.value`.
  static func switching(
    _ site: Site<Conditional>, condition: Condition, over subject: Expression, state: AsyncState,
    scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? {
    guard case .unwrap(let name, _) = condition.form, state.typeName == "Loadable" else { return nil }
    return switching(
      site, binding: name == "_" ? nil : name, subject: subject, state: state, scene: scene, file: file,
      program: program)
  }

  private static func switching(
    _ site: Site<Conditional>, binding: String?, subject: Expression, state: AsyncState, scene: ViewScene,
    file: FileFacts, program: Program
  ) -> Fix? {
    let conditional = site.node
    guard conditional.conditions.count == 1, conditional.otherwise == nil, state.origin == .resolved,
      state.others.isEmpty, let path = subject.path, state.cases(for: .success).count == 1,
      let caseName = state.cases(for: .success).first, program.isReadable(path, in: site.scope),
      let pages = program.pages(for: scene, at: conditional.bytes, loading: subject),
      let type = program.type(of: subject, in: site.scope), !program.isOptional(type),
      scene.takesSeveralViews(at: conditional.bytes, around: site.around)
    else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: conditional.bytes.lowerBound)
    var head = ["switch \(path) {"]
    let payload = program.payload(ofCase: caseName, in: subject, at: site.scope)
    if let name = binding, let payload, program.isCollection(payload), !state.states.contains(.empty),
      !conditional.then.checksForEmptiness
    {
      head += ["case .\(caseName)(let \(name)) where \(name).isEmpty:"] + pages.empty.indented
    }
    head.append("case .\(caseName)" + (binding.map { "(let \($0)):" } ?? ":"))

    var tail: [String] = []
    let waiting = [StateRole.notInitiated, .loading].filter { state.states.contains($0) }
    if !waiting.isEmpty { tail += [AllStatesFix.label(for: waiting, of: state)] + Pages.loading.indented }
    if state.states.contains(.empty) {
      tail += [AllStatesFix.label(for: [.empty], of: state)] + pages.empty.indented
    }
    for name in state.cases(for: .failure) {
      let description = state.description(
        ofFailure: name, boundTo: "error", payload: program.payload(ofCase: name, in: subject, at: site.scope),
        program: program)
      tail += [description == nil ? "case .\(name):" : "case .\(name)(let error):"]
      tail += pages.failure(description: description).indented
    }
    var start = conditional.bytes.lowerBound..<conditional.then.bytes.lowerBound + 1
    var end = conditional.then.bytes.upperBound - 1..<conditional.then.bytes.upperBound - 1
    var headText = String(layout.joined(head, indentation: indentation).dropFirst(indentation.count))
    let tailText = layout.joined(tail, indentation: indentation)
    if layout.beginsLine(end.lowerBound) {
      let closing = tailText.dropFirst(indentation.count) + layout.newline + indentation
      return fix(start, headText, end, String(closing))
    }
    // What stands in line with the braces gets a line of its own.
    if let inside = conditional.then.inside, inside.lowerBound - start.upperBound <= 1,
      end.lowerBound - inside.upperBound <= 1
    {
      start = start.lowerBound..<inside.lowerBound
      end = inside.upperBound..<end.upperBound
      headText += layout.newline + layout.deeper(indentation)
    }
    return fix(start, headText, end, layout.newline + tailText + layout.newline + indentation)
  }

  private static func fix(_ start: Range<Int>, _ head: String, _ end: Range<Int>, _ tail: String) -> Fix {
    Fix(
      title: "Switch over every state",
      edits: [TextEdit(bytes: start, replacement: head), TextEdit(bytes: end, replacement: tail)])
  }
}

extension Block {
  /// From the first statement to behind the last, where both are views.
  fileprivate var inside: Range<Int>? {
    guard let first = statements.first?.viewBytes, let last = statements.last?.viewBytes else { return nil }
    return first.lowerBound..<last.upperBound
  }
}

extension Statement {
  fileprivate var viewBytes: Range<Int>? {
    switch self {
    case .expression(let value): value.bytes
    case .conditional(let conditional): conditional.bytes
    case .choice(let choice): choice.bytes
    default: nil
    }
  }
}
