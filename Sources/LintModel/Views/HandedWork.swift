/// Work that changes something, and that a view is handed to run.
public struct HandedWork: Sendable {
  /// The place where it is handed over, as if it were a button.
  public let button: MutationButton
  /// The view in which it is handed over.
  public let scene: ViewScene
  /// What else is handed over there, such as a label.
  let others: [Expression]
}

extension Program {
  /// Returns a button that runs what its view, or the function that builds it, was given, where that changes something
  /// at any place where it is handed over.
  func handedMutation(
    doing summary: ActionSummary, parts: ButtonParts, at site: Site<ViewElement>, call: Call, in scene: ViewScene
  ) -> MutationButton? {
    for name in summary.calls where !name.contains(".") && name.first?.isUppercase == false {
      guard let given = givenWork(named: name, at: site, in: scene) else { continue }
      var handed: [HandedWork] = []
      for use in uses(of: given.key) where !use.isInMenu && handed.count < 8 {
        guard let handover = use.handover,
          let work = self.work(named: given.label, among: given.order, in: handover.site.node.call)
        else { continue }
        if let found = mutation(running: work, at: handover.site), !found.closesAtOnce {
          let others = found.call.arguments.map(\.value).filter { $0.asClosure != nil && $0 != work }
          handed.append(HandedWork(button: found, scene: handover.scene, others: others))
        }
      }
      guard let first = handed.first else { continue }
      var button = MutationButton(
        site: site, call: call, action: parts.action, label: parts.label, title: parts.title,
        effect: effect(of: summary, in: site.scope), verb: first.button.verb,
        raised: Set(summary.raises).union(given.flags), emptiesAtOnce: Set(summary.clearsFirst),
        setAtOnce: Set(parts.action?.body.setAtOnce ?? []),
        closesAtOnce: parts.action.map { closesAtOnce($0.body, in: site.around) } ?? false)
      // Whoever is handed a plain closure is told of it where it answers in one of the two ways.
      if !given.isAsync {
        let alone = busyAnswer(of: button, in: scene)
        guard !given.flags.isEmpty, alone.isDisabled == true || alone.showsProgress == true else { continue }
      }
      button.handedBy = handed
      return button
    }
    return nil
  }

  /// Returns the changes that a view hands to others of the project to run.
  public func handedOut(in scene: ViewScene) -> [MutationButton] {
    scene.elements.flatMap { site -> [MutationButton] in
      let name = site.node.name
      guard name.first?.isUppercase == true, !KnownViews.contains(name), let call = site.node.call,
        let entry = entry(named: name, in: site.scope.owner, path: site.scope.path), entry.isView
      else { return [] }
      let order = entry.work.map(\.name)
      return order.compactMap { label in
        work(named: label, among: order, in: call).flatMap { mutation(running: $0, at: site) }
      }
    }
  }

  /// The flags of a button of the project's own that say that its work runs, with what it is given for them.
  public func handedFlags(at button: MutationButton) -> [Argument] {
    guard let entry = ownButton(at: button) else { return [] }
    let flags = flags(of: entry)
    return button.call.arguments.filter { argument in
      argument.label.map { flags.contains($0) } ?? false
    }
  }

  /// Whether what runs some work is a button of the project's own that only looks otherwise: it is told nothing of the
  /// work, keeps nothing, and shows no progress.
  public func isPlainButton(_ button: MutationButton) -> Bool {
    guard let entry = ownButton(at: button), flags(of: entry).isEmpty, let work = entry.work.first,
      !(work.type?.contains("async") ?? false)
    else { return false }
    let keeps = entry.properties.values.contains { located in
      located.facts.attributes.contains { $0.hasPrefix("State") || $0.hasPrefix("Binding") || $0.hasPrefix("Observed") }
    }
    guard !keeps, let body = entry.properties["body"]?.facts.body else { return false }
    let scope = Scope(owner: entry.name, path: entry.path)
    return fulfilment(of: body, in: scope).isDisjoint(with: .progress)
  }

  /// The type of a button of the project's own that runs one thing.
  private func ownButton(at button: MutationButton) -> TypeEntry? {
    let site = button.site
    guard site.node.name.split(separator: ".").last?.contains("Button") ?? false,
      let entry = entry(named: site.node.name, in: site.scope.owner, path: site.scope.path), entry.work.count == 1
    else { return nil }
    return entry
  }

  /// Whether any view but one shows progress for a flag of one of some names, which it may be told as well.
  public func showsProgress(forFlagsNamed names: Set<String>, besides type: String) -> Bool {
    names.contains { name in
      check.note(.progress, name)
      return store.progress(named: name).contains { $0.type != type }
    }
  }

  /// Where a view, or a piece of one, is shown.
  private func uses(of key: String) -> [MenuTable.Use] {
    check.note(.use, key)
    return store.uses(of: key)
  }

  // MARK: What is given

  /// What a view is given to run.
  private struct GivenWork {
    /// What is shown where it is given: the view's type, or the function that builds a piece of one.
    let key: String
    let label: String
    /// All that is given there to be run, in order.
    let order: [String]
    let isAsync: Bool
    /// The names that say that it runs.
    let flags: [String]
  }

  private func givenWork(named name: String, at site: Site<ViewElement>, in scene: ViewScene) -> GivenWork? {
    guard let owner = site.scope.owner, let entry = entry(named: owner, in: nil, path: site.scope.path) else {
      return nil
    }
    if case .typed(let type)? = site.scope.locals[name], type.runsForNothing,
      let member = scene.member(at: site.node.bytes),
      let function = entry.functions[member]?.first?.facts,
      let parameter = function.parameters.first(where: { $0.name == name })
    {
      let order = function.parameters.filter { $0.type.runsForNothing }.map { $0.label ?? $0.name }
      let flags = function.parameters
        .filter { ProgressNames.contains($0.name) && !$0.name.isAboutLoading && !$0.type.contains("->") }.map(\.name)
      return GivenWork(
        key: owner + "." + member, label: parameter.label ?? name, order: order, isAsync: type.contains("async"),
        flags: flags)
    }
    guard site.scope.locals[name] == nil, let found = entry.work.first(where: { $0.name == name }) else { return nil }
    return GivenWork(
      key: owner.split(separator: ".").last.map(String.init) ?? owner, label: name, order: entry.work.map(\.name),
      isAsync: found.type?.contains("async") ?? false, flags: flags(of: entry).sorted())
  }

  /// What a view is given that says that something runs.
  private func flags(of entry: TypeEntry) -> Set<String> {
    Set(
      entry.properties.values.map(\.facts).filter { property in
        guard !property.isComputed, !property.isStatic, !(property.type?.contains("->") ?? false),
          !property.attributes.contains(where: { $0.hasPrefix("State") })
        else { return false }
        if ProgressNames.contains(property.name) { return !property.name.isAboutLoading }
        guard let type = property.type.flatMap({ SwiftType($0) }) else { return false }
        return asyncState(of: ResolvedType(type: type, owner: entry.name, path: entry.path)) != nil
      }.map(\.name))
  }

  /// The argument that a call gives a view to run.
  private func work(named label: String, among order: [String], in call: Call?) -> Expression? {
    guard let call else { return nil }
    if let named = call.argument(label) { return named.value }
    let open = order.filter { call.argument($0) == nil }
    if let trailing = call.arguments.first(where: { $0.label == nil && $0.isTrailing }) {
      return open.first == label ? trailing.value : nil
    }
    // An initialiser of the view's own may call it otherwise.
    guard order == [label] else { return nil }
    return call.arguments.last { argument in
      argument.value.asClosure != nil && argument.label.map { Self.workLabels.contains($0) } ?? true
    }?.value
  }

  private static let workLabels: Set<String> = [
    "action", "perform", "work", "task", "operation", "handler", "onTap", "execute", "run",
  ]

  private func mutation(running work: Expression, at site: Site<ViewElement>) -> MutationButton? {
    guard let call = site.node.call else { return nil }
    var summary = ActionSummary()
    if let closure = work.asClosure {
      summary = ActionSummary(of: closure.body, atOnce: true)
    } else if let path = work.path {
      summary.calls = [path]
    } else {
      return nil
    }
    return mutation(doing: summary, parts: ButtonParts(running: work), at: site, call: call)
  }
}

extension TypeEntry {
  /// What it is given to run and gives nothing back, in the order in which it is declared.
  fileprivate var work: [PropertyFacts] {
    properties.values.map(\.facts)
      .filter { !$0.isComputed && !$0.isStatic && $0.initial == nil && $0.type?.runsForNothing ?? false }
      .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }
}

extension String {
  /// Whether a flag of the name says that something is brought or watched, and not that something is changed.
  fileprivate var isAboutLoading: Bool {
    let word = lowercased()
    return ["poll", "refresh", "fetch", "respon", "stream", "search", "download", "play", "scroll"]
      .contains { word.contains($0) }
  }

  /// Whether it is the type of a closure without a result: `() async -> Void`.
  fileprivate var runsForNothing: Bool {
    guard let arrow = range(of: "->") else { return false }
    let result = self[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" && $0 != "?" }
    return result == "Void" || result == "("
  }

  private func range(of text: String) -> Range<Index>? {
    var position = startIndex
    while position < endIndex {
      if self[position...].hasPrefix(text) { return position..<index(position, offsetBy: text.count) }
      position = index(after: position)
    }
    return nil
  }
}
