public import LintModel

/// Work that changes something says how it ended.
public struct MutationGivesFeedback: LintRule {
  public static let description = RuleDescription(
    identifier: "mutation-gives-feedback",
    summary: "A save, delete, upload or send says how it ended; its failure is not swallowed.",
    reason: """
      `try?`, an empty `catch` and a line in a log all look the same to the person who pressed the button: as if it had \
      worked. They find out when what they wrote is gone.
      """,
    source: "Every mutation button MUST provide success/failure feedback after completion",
    accepted: [
      """
      struct Editor: View {
        @State private var isSaving = false
        @State private var message: String?
        var body: some View {
          Button("Save") {
            Task {
              do {
                try await store.save()
                message = "Saved"
              } catch {
                message = error.localizedDescription
              }
            }
          }
        }
      }
      """
    ],
    reported: [
      """
      struct Editor: View {
        var body: some View {
          Button("Save") {
            Task { ↓try? await store.save() }
          }
        }
      }
      """,
      """
      struct Editor: View {
        var body: some View {
          Button("Delete") {
            Task {
              do {
                try await store.delete()
              } ↓catch {
                print(error)
              }
            }
          }
        }
      }
      """,
      """
      struct Editor: View {
        @State private var model = EditorModel()
        var body: some View {
          ↓Button("Save") { model.save() }
        }
      }
      @Observable final class EditorModel {
        func save() {
          Task {
            do { try await store.save() } catch { logger.error("not saved") }
          }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      program.mutations(in: scene).compactMap { button in
        guard
          var finding = finding(for: button, file: file, program: program)
            ?? untoldSuccess(of: button, in: scene, file: file, program: program)
            ?? closedAlert(for: button, in: scene, file: file, program: program)
        else { return nil }
        if scene.isForMakers || scene.isUnused(button, in: file) { finding.severity = .note }
        return finding
      } + program.handedOut(in: scene).compactMap { finding(for: $0, file: file, program: program) }
    }
  }

  private func finding(for button: MutationButton, file: FileFacts, program: Program) -> Finding? {
    let consequence = "it looks as if it had worked"
    // Where the change itself is told of, what is dropped is a step beside it.
    // So is what a function tells of before it throws it on.
    let isTold = button.effect.called.contains {
      $0.distance == 1 && $0.function.facts.canThrow
        && (!program.audience(of: $0.summary).isEmpty || $0.summary.calls.contains { $0.showsError })
    }
    if let swallow = button.effect.own.swallows.first, program.audience(of: button.effect.own).isEmpty, !isTold,
      !program.opensDialog(button.effect.own, in: button.site.scope)
    {
      let own = button.effect.own
      let isBeside = own.swallows.allSatisfy { program.isBesideChange($0, in: own) }
      let isTold = own.swallows.allSatisfy { program.losesNothing($0, of: own, in: button.site.scope) }
      return file.finding(
        Self.self, isBeside || isTold || program.mayTell(own, of: button, in: button.site.scope) ? .note : .error,
        at: swallow.bytes,
        "\(swallow.kind.words); say what went wrong where the button is", consequence: consequence)
    }
    for function in button.effect.called where function.distance <= 2 {
      guard let swallow = function.summary.swallows.first, function.isMutation(button, in: program) else { continue }
      guard program.audience(of: function.summary).isEmpty else { continue }
      let place = Scope(owner: function.function.owner, path: function.function.path)
      if program.opensDialog(function.summary, in: place) { continue }
      // What it calls may tell before it throws.
      let isToldBelow = button.effect.called.contains {
        $0.distance > function.distance && $0.function.facts.canThrow && !program.audience(of: $0.summary).isEmpty
      }
      if isToldBelow { continue }
      // Of what it answers, whoever calls it tells.
      if function.distance > 1, function.function.facts.answers,
        button.effect.called.contains(where: { $0.distance == 1 && !program.audience(of: $0.summary).isEmpty })
      {
        continue
      }
      if function.function.facts.answers, !program.audience(of: button.effect.own).isEmpty { continue }
      // Where the button tells of what it does, a step two calls away may fail.
      if function.distance > 1, !program.audience(of: button.effect.own).isEmpty { continue }
      // Of what it throws, whoever calls it tells.
      if function.function.facts.canThrow, !program.audience(of: button.effect.own).isEmpty { continue }
      // What is done on the way may fail where the whole says how it went.
      if function.distance > 1, !function.function.facts.name.lowercased().contains(button.verb),
        button.effect.called.contains(where: { $0.distance == 1 && !$0.summary.failureTargets.isEmpty })
      {
        continue
      }
      let isStep = function.distance > 1 && !function.function.facts.name.lowercased().contains(button.verb)
        && button.effect.called.contains { caller in
          caller.distance < function.distance && Set(caller.summary.awaits).count > 1
            && caller.summary.calls.contains { $0.split(separator: ".").last.map(String.init) == function.function.facts.name }
        }
      let isBeside = function.summary.swallows.allSatisfy {
        program.isBesideChange($0, in: function.summary) || program.losesNothing($0, of: function.summary, in: place)
      }
      return file.finding(
        Self.self,
        isStep || isBeside || program.isOneOfSeveral(function, of: button) || program.hasOtherForms(function.function)
          || program.mayTell(function.summary, of: button, in: place) ? .note : .error,
        at: button.nameBytes,
        "\(swallow.kind.words) in `\(function.function.facts.name)`; say what went wrong where the button is",
        consequence: consequence)
    }
    if let unheard = unheardAnswer(of: button, file: file, program: program) { return unheard }
    // An error that is kept where nobody looks is not told either.
    let written = button.effect.own.assignsInCatch.map { (path: $0, place: "", scope: button.site.scope) }
      + button.effect.called.filter { $0.distance <= 2 && $0.isMutation(button, in: program) }.flatMap { function in
        function.summary.assignsInCatch.map { path in
          (
            path: path, place: " in `\(function.function.facts.name)`",
            scope: Scope(owner: function.function.owner, path: function.function.path)
          )
        }
      }
    let isToldElsewhere = written.contains { !program.isUnread($0.path) }
      || button.effect.called.contains { !program.audience(of: $0.summary).isEmpty }
      || !program.audience(of: button.effect.own).isEmpty
    guard let first = written.first, !isToldElsewhere else { return nil }
    // What belongs to something that is not known, or to somebody outside, may be shown where nobody looked.
    let isKnown = written.allSatisfy { place in
      // A view's own may be shown by what it is handed to.
      place.scope.owner != button.site.scope.owner
        && program.type(of: Expression(path: place.path), in: place.scope) != nil
        && !program.isBinding(place.path, in: place.scope)
    }
    return file.finding(
      Self.self, isKnown ? button.severity : .note, at: button.nameBytes,
      "the error is kept in `\(first.path)`\(first.place), which nothing shows; "
        + "say what went wrong where the button is",
      consequence: consequence)
  }
}

extension Program {
  /// Whether a function that is called after a failure, and named like a log, shows what it is told.
  fileprivate func opensDialog(_ summary: ActionSummary, in scope: Scope) -> Bool {
    summary.callsInCatch.contains { name in
      guard LogCalls.contains(name), let function = function(named: name, in: scope) else { return false }
      return function.facts.summary.calls.contains { call in
        let last = call.split(separator: ".").last?.lowercased() ?? ""
        return ["dialog", "alert", "toast", "runmodal"].contains { last.contains($0) }
      }
    }
  }

  /// Whether a function is not what a button is for by itself: it follows on a change that is told of, or who calls it
  /// makes several changes, perhaps one in each of its branches.
  fileprivate func isOneOfSeveral(_ function: CalledFunction, of button: MutationButton) -> Bool {
    func tells(_ summary: ActionSummary) -> Bool {
      Set(summary.awaits).count > 1
        && (!audience(of: summary).isEmpty || summary.callsInCatch.contains { $0.lowercased().contains("error") })
    }
    func changes(_ summary: ActionSummary) -> Set<String> { Set(summary.calls.filter { isMutation(named: $0) }) }
    if function.distance > 1 {
      return button.effect.called.contains { caller in
        caller.distance == function.distance - 1 && caller.summary.calls.contains {
          $0.split(separator: ".").last.map(String.init) == function.function.facts.name
        } && (changes(caller.summary).count > 1 || tells(caller.summary))
      }
    }
    let isTold = button.effect.called.contains {
      $0.distance == 1 && $0.function.facts.name != function.function.facts.name && isMutation(named: $0.function.facts.name)
        && !audience(of: $0.summary).isEmpty
    }
    return isTold && changes(button.effect.own).count > 1
  }

  /// Whether there is no error to drop, because nothing throws, or whether what throws it keeps it for others to see.
  fileprivate func losesNothing(_ swallow: Swallow, of summary: ActionSummary, in scope: Scope) -> Bool {
    let called = (swallow.call.map { [$0] } ?? summary.awaits).map { implementations(of: $0, in: scope) }
    guard !called.isEmpty else { return false }
    if called.allSatisfy({ found in !found.isEmpty && !found.contains(where: \.letsErrorsOut) }) { return true }
    return called.joined().contains { $0.facts.canThrow && $0.facts.summary.keepsError }
  }

  /// Whether an error is dropped of something that is done beside a change, such as loading anew.
  fileprivate func isBesideChange(_ swallow: Swallow, in summary: ActionSummary) -> Bool {
    guard let call = swallow.call, !isMutation(named: call) else { return false }
    return summary.awaits.contains { $0 != call && isMutation(named: $0) }
  }
}

extension ActionSummary {
  /// Whether it puts what went wrong where others may see it.
  fileprivate var keepsError: Bool {
    let cleared = clearsFirst.filter { FailureNames.contains($0) }.count
    return assigns.filter { FailureNames.contains($0) }.count > cleared
  }
}

extension String {
  /// Whether a call of the name shows an error: `notices.showError`.
  fileprivate var showsError: Bool {
    let last = split(separator: ".").last?.lowercased() ?? ""
    return ["show", "present", "handle", "display"].contains { last.hasPrefix($0) } && (last.contains("error") || last.contains("failure"))
  }
}

extension MutationGivesFeedback {
  /// What is found where a function says with `false` that it failed, and the button then does nothing.
  private func unheardAnswer(of button: MutationButton, file: FileFacts, program: Program) -> Finding? {
    guard button.effect.own.failureTargets.isEmpty, button.effect.own.swallows.isEmpty, button.handedBy.isEmpty
    else { return nil }
    let asked = button.action?.body.answersWithoutElse ?? []
    let direct = button.effect.called.filter { $0.distance == 1 }
    for called in direct where called.function.facts.result == "Bool" && called.isMutation(button, in: program) {
      let facts = called.function.facts
      guard asked.contains(called.written(facts.name)), !facts.canThrow, facts.summary.swallows.isEmpty,
        !facts.summary.catches.isEmpty, facts.summary.failureTargets.isEmpty, facts.summary.assignsAlways.isEmpty,
        !program.hasOtherForms(called.function), Set(facts.summary.awaits).count == 1,
        button.effect.called.allSatisfy({ $0.summary.failureTargets.isEmpty })
      else { continue }
      return file.finding(
        Self.self, button.severity, at: button.nameBytes,
        "the error is dropped in `\(facts.name)`, and nothing is done where it gives back `false`; "
          + "say what went wrong where the button is",
        consequence: "it looks as if it had worked")
    }
    return nil
  }
}

extension Block {
  /// The calls that are awaited as the one condition of an `if` without an `else`: `if await model.save() { … }`.
  fileprivate var answersWithoutElse: Set<String> {
    var result: Set<String> = []
    for statement in statements {
      switch statement {
      case .conditional(let conditional):
        guard conditional.otherwise == nil, conditional.conditions.count == 1,
          case .expression(let value)? = conditional.conditions.first?.form,
          case .effect(.await, let inner) = value.form, let call = inner.asCall
        else { continue }
        result.insert(call.fullName)
      case .expression(let value):
        guard let call = value.asCall, call.fullName == "Task", let body = call.arguments.last?.value.asClosure?.body
        else { continue }
        // What follows may tell of it.
        if body.statements.count == 1 { result.formUnion(body.answersWithoutElse) }
      default: continue
      }
    }
    return result
  }
}

extension Program {
  /// Whether several functions of a type share a name, and not all of them wait for the same.
  fileprivate func hasOtherForms(_ function: FoundFunction) -> Bool {
    let all = implementations(of: function.facts.name, in: function.scope).filter { $0.owner == function.owner }
    return all.contains { $0.facts.summary != function.facts.summary }
  }

  /// Whether what goes unseen in some code may be told of elsewhere: by who is handed the work, by what keeps the log, or
  /// by what looks at the error that is given back.
  fileprivate func mayTell(_ summary: ActionSummary, of button: MutationButton, in scope: Scope) -> Bool {
    if summary.swallows.contains(where: { $0.kind == .unseenTask }) {
      let found = summary.awaits.map { ($0, implementations(of: $0, in: scope)) }
      let functions = found.flatMap(\.1)
      if functions.contains(where: { $0.facts.givesError }) { return true }
      let isHanded = !found.isEmpty && found.allSatisfy { name, functions in
        guard functions.isEmpty, case .function? = type(of: Expression(path: name), in: scope)?.type.unwrapped else {
          return false
        }
        return true
      }
      if isHanded { return true }
      let below = functions.flatMap { function in
        function.facts.summary.awaits.flatMap { implementations(of: $0, in: function.scope) }
      }
      if below.contains(where: { $0.facts.givesError }) { return true }
      let calls = (functions + below).flatMap(\.facts.summary.calls)
      if calls.contains(where: \.queues) { return true }
    }
    return summary.callsInCatch.contains { name in
      guard LogCalls.contains(name), let function = function(named: name, in: scope), function.owner != nil else {
        return false
      }
      return !function.facts.summary.assigns.isEmpty
        || function.facts.summary.calls.contains { $0.changedByCall != nil }
    }
  }
}

extension FunctionFacts {
  /// Whether what it gives back may be an error.
  fileprivate var givesError: Bool {
    result.map { ($0.hasPrefix("(") && $0.contains("Error")) || $0.hasPrefix("Result<") || $0.hasSuffix("Error?") } ?? false
  }
}

extension String {
  /// Whether a call of the name puts work where somebody else starts it.
  fileprivate var queues: Bool {
    let last = split(separator: ".").last?.lowercased() ?? ""
    return ["queueoperation", "addoperation", "enqueue", "queuejob", "scheduleoperation"].contains { last.hasPrefix($0) }
  }
}

extension Swallow.Kind {
  /// What happens to the error, as the beginning of a message.
  var words: String {
    switch self {
    case .optionalTry: "`try?` drops the error"
    case .emptyCatch: "an empty `catch` drops the error"
    case .resetOnly: "the error is dropped in the `catch`"
    case .logOnly: "the error only goes to the log"
    case .unseenTask: "nobody asks the `Task` for its error"
    case .replacedError: "the pipeline puts another value in place of the error"
    case .unheardCompletion: "nobody hears of the failure of the pipeline"
    }
  }
}

extension FunctionFacts {
  /// Whether its result says whether it worked.
  fileprivate var answers: Bool { result.map { $0 == "Bool" || $0.hasSuffix("?") || $0.hasPrefix("Result<") } ?? false }
}

extension Program.CalledFunction {
  /// Whether the function is the change itself, and not something done beside it.
  fileprivate func isMutation(_ button: MutationButton, in program: Program) -> Bool {
    program.isMutation(named: function.facts.name) || function.facts.name.lowercased().contains(button.verb)
      || button.changing.contains(function.facts.name)
  }
}
