import LintModel

/// Writes the cases a `switch` over a state leaves out.
enum AllStatesFix {
  /// Gives every state that `default` hides a case of its own.
  static func replacingDefault(
    _ item: ChoiceCase, hidden: [StateRole], at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? {
    let state = coverage.state
    guard state.origin == .resolved, !state.followsAction, !hidden.contains(.success), item.isDefault,
      !item.hasComment, state.others.isSubset(of: site.node.namedCases), !site.isOptional(program),
      scene.takesSeveralViews(at: site.node.bytes, around: site.around)
    else { return nil }
    let waiting = hidden.filter { $0 == .notInitiated || $0 == .loading }
    let isWaitingPage = program.fulfilment(of: item.body, in: site.scope).contains(.progress)
    let isBlank = program.fulfilment(of: item.body, in: site.scope).isEmpty
    guard isWaitingPage && !waiting.isEmpty || isBlank else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: item.label.lowerBound)
    var cases: [String] = []
    if !waiting.isEmpty, isBlank { cases += [label(for: waiting, of: state)] + Pages.loading.indented }
    if hidden.contains(.empty) || hidden.contains(.failure) {
      guard let pages = program.pages(for: scene, at: site.node.bytes, loading: site.node.subject) else { return nil }
      if hidden.contains(.empty) { cases += [label(for: [.empty], of: state)] + pages.empty.indented }
      if hidden.contains(.failure) { cases += failureCases(of: state, pages: pages, program: program, site: site) }
    }
    let text = layout.joined(cases, indentation: indentation)
    if isBlank {
      let range = item.label.lowerBound..<item.body.bytes.upperBound
      return Fix(
        title: "Write a case for each state",
        edits: [TextEdit(bytes: range, replacement: String(text.dropFirst(indentation.count)))])
    }
    var edits = [TextEdit(bytes: item.label, replacement: label(for: waiting, of: state))]
    if !cases.isEmpty {
      let end = item.body.bytes.upperBound
      edits.append(TextEdit(bytes: end..<end, replacement: layout.newline + text))
    }
    return Fix(title: "Write a case for each state", edits: edits)
  }

  /// Shows something in a case that shows nothing.
  static func filling(
    _ item: ChoiceCase, roles: [StateRole], at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? {
    let state = coverage.state
    guard state.origin == .resolved, !item.hasComment, item.filter == nil, !site.isOptional(program),
      item.roles(in: state).isSubset(of: roles), item.patterns.allSatisfy({ $0.name.map { state.roles[$0] != nil } ?? false }),
      scene.takesSeveralViews(at: site.node.bytes, around: site.around)
    else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: item.label.lowerBound)
    var edits: [TextEdit] = []
    var page: [String]
    switch Set(roles) {
    case [.loading], [.notInitiated], [.notInitiated, .loading]: page = Pages.loading
    case [.empty]:
      guard let pages = program.pages(for: scene, at: site.node.bytes, loading: site.node.subject) else { return nil }
      page = pages.empty
    case [.failure]:
      guard let pages = program.pages(for: scene, at: site.node.bytes, loading: site.node.subject),
        item.patterns.count == 1,
        let pattern = item.patterns.first, let name = pattern.name
      else { return nil }
      let binding = pattern.bindings.first ?? "error"
      let description = state.description(ofFailure: name, boundTo: binding, program: program, site: site)
      if description != nil, pattern.bindings.isEmpty {
        guard !pattern.isPartial else { return nil }
        edits.append(TextEdit(bytes: pattern.bytes, replacement: ".\(name)(let \(binding))"))
      }
      page = pages.failure(description: description)
    default: return nil
    }
    let text = layout.newline + layout.joined(page, indentation: layout.deeper(indentation))
    edits.append(TextEdit(bytes: item.body.bytes, replacement: text))
    return Fix(title: "Show something in this state", edits: edits)
  }

  /// Puts a case for an empty answer in front of the case for any answer.
  static func addingEmptyPage(
    before item: ChoiceCase, name: String, at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? {
    guard item.patterns.count == 1, let pattern = item.patterns.first, let caseName = pattern.name, !pattern.isPartial,
      pattern.bindings.count == 1,
      let pages = program.pages(for: scene, at: site.node.bytes, loading: site.node.subject),
      !site.isOptional(program), scene.takesSeveralViews(at: site.node.bytes, around: site.around)
    else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: item.label.lowerBound)
    let lines = ["case .\(caseName)(let \(name)) where \(name).isEmpty:"] + pages.empty.indented
    let text = layout.joined(lines, indentation: indentation) + layout.newline + indentation
    let start = item.label.lowerBound
    return Fix(
      title: "Add an empty page",
      edits: [TextEdit(bytes: start..<start, replacement: String(text.dropFirst(indentation.count)))])
  }

  static func label(for roles: [StateRole], of state: AsyncState) -> String {
    let names = StateRole.allCases.filter { roles.contains($0) }.flatMap { state.cases(for: $0) }
    return "case " + names.map { ".\($0)" }.joined(separator: ", ") + ":"
  }

  /// The cases for a failure, each with its page.
  static func failureCases(
    of state: AsyncState, pages: Pages, program: Program, site: Site<Choice>
  ) -> [String] {
    state.cases(for: .failure).flatMap { name -> [String] in
      let description = state.description(ofFailure: name, boundTo: "error", program: program, site: site)
      let label = description == nil ? "case .\(name):" : "case .\(name)(let error):"
      return [label] + pages.failure(description: description).indented
    }
  }
}

extension [String] {
  /// The lines, one level deeper.
  var indented: [String] { map { $0.isEmpty ? $0 : "  " + $0 } }
}

extension Choice {
  /// The cases that are named in full.
  var namedCases: Set<String> {
    Set(cases.filter { $0.filter == nil }.flatMap(\.patterns).filter { !$0.isPartial }.compactMap(\.name))
  }
}

extension Site<Choice> {
  /// Whether what is switched over may also be `nil`.
  func isOptional(_ program: Program) -> Bool {
    program.type(of: node.subject, in: scope).map { program.isOptional($0) } ?? false
  }
}

extension AsyncState {
  /// Returns the source of what a failure says about itself; `nil` where it carries nothing that can be shown.
  func description(ofFailure name: String, boundTo binding: String, program: Program, site: Site<Choice>) -> String? {
    description(
      ofFailure: name, boundTo: binding, payload: program.payload(ofCase: name, in: site.node.subject, at: site.scope),
      program: program)
  }

  func description(
    ofFailure name: String, boundTo binding: String, payload: ResolvedType?, program: Program
  ) -> String? {
    if typeName == "Loadable" || typeName == "Result", payloads[name] == nil { return "\(binding).localizedDescription" }
    guard let type = payloads[name] else { return nil }
    if case .named("String", _) = type { return binding }
    guard case .named(let typeName, _) = type, typeName.hasSuffix("Error") else { return nil }
    return payload.map { program.isError($0) } ?? true ? "\(binding).localizedDescription" : nil
  }
}
