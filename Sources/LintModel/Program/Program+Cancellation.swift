extension ScreenLoad {
  /// Whether SwiftUI calls the work off in the middle of ordinary use: when an `id` changes, or a pull ends.
  public var isOftenCancelled: Bool {
    hook.name == "refreshable" || hook.name == "task" && hook.argument("id") != nil
  }
}

extension Program {
  /// Whether a function runs inside work that SwiftUI often calls off.
  public func isCancellable(_ function: String, of type: String) -> Bool { isKnownAsCancelled(type + "." + function) }

  /// Whether a `catch` of a function certainly meets a cancellation and shows it as an error.
  ///
  /// - Parameter index: The place of the `catch` among those of the function.
  public func showsCancellation(inCatch index: Int, of function: String, of type: String) -> Bool {
    isKnownAsCancelled(Self.name(ofCatch: index, in: type + "." + function))
  }

  private func isKnownAsCancelled(_ name: String) -> Bool {
    check.note(.cancellable, name)
    return cancellable.contains(name)
  }

  private static func name(ofCatch index: Int, in function: String) -> String { "\(function)#\(index)" }

  /// Returns the functions that run inside work which the views of a file start and SwiftUI often calls off, as
  /// `Type.function`; and those of their `catch` clauses that certainly show a cancellation as an error.
  package func cancellableFunctions(in file: FileFacts) -> Set<String> {
    guard file.mayStartCancellableWork else { return [] }
    var result: Set<String> = []
    for scene in scenes(in: file) {
      // Nobody starts what a view would start that is never shown.
      for load in loads(of: scene) where load.isOftenCancelled && !isUnmet(scene.name) {
        for called in functions(calledOffWith: load) {
          let function = called.function
          let name = (function.owner ?? "") + "." + function.facts.name
          result.insert(name)
          guard called.isCertain, isOnlyOne(function) else { continue }
          let scope = Scope(owner: function.owner, path: function.path)
          for (index, clause) in called.function.facts.summary.catches.enumerated()
          where showsCancellation(clause, in: scope, to: scene) {
            result.insert(Self.name(ofCatch: index, in: name))
          }
        }
      }
    }
    return result
  }

  /// Whether a load in the code of a view itself certainly meets a cancellation in a `catch`, and shows it as an error.
  public func showsCancellation(inCatch index: Int, of load: ScreenLoad, in scene: ViewScene) -> Bool {
    guard mayBeCalledOff(load), !load.effect.own.mindsCancellation, !handsWorkToTask(load.effect.own, in: load.scope),
      load.effect.own.catches.indices.contains(index)
    else { return false }
    return showsCancellation(load.effect.own.catches[index], in: load.scope, to: scene)
  }

  // MARK: What is called off

  /// A function that is called off along with the work of a view.
  private struct CalledOff {
    let function: FoundFunction
    /// Whether it certainly is, and nobody on the way tells cancellation from failure.
    let isCertain: Bool
  }

  /// The functions that a load waits for itself, and those that they wait for: nothing else is called off with it.
  private func functions(calledOffWith load: ScreenLoad) -> [CalledOff] {
    var result: [CalledOff] = []
    var seen: Set<String> = []
    let isCertain = mayBeCalledOff(load) && !load.effect.own.mindsCancellation
    var waiting = [(load.effect.own, load.scope, isCertain, 1)]
    while let (summary, scope, wasCertain, distance) = waiting.popLast() {
      let isCertain = wasCertain && !handsWorkToTask(summary, in: scope)
      for name in summary.awaitsInLine where name.first?.isUppercase == false && !name.hasPrefix(".") {
        guard let found = function(named: name, in: scope), found.facts.isAsync,
          seen.insert((found.owner ?? "") + "." + found.facts.name).inserted
        else { continue }
        let inside = Scope(owner: found.owner, path: found.path)
        let detaches = handsWorkToTask(found.facts.summary, in: inside)
        result.append(CalledOff(function: found, isCertain: isCertain && !detaches))
        guard distance < 4 else { continue }
        waiting.append(
          (
            found.facts.summary, Scope(owner: found.owner, path: found.path),
            isCertain && !found.facts.summary.mindsCancellation, distance + 1
          ))
      }
    }
    return result
  }

  /// Whether there is a gesture that starts the load and calls it off: a list is not pulled on a Mac.
  private func mayBeCalledOff(_ load: ScreenLoad) -> Bool {
    load.hook.name != "refreshable" || !isForMacOnly
  }

  private var isForMacOnly: Bool {
    let isOnMac = ["NSApplicationDelegate", "NSViewRepresentable", "NSWindowDelegate", "NSViewControllerRepresentable"]
      .contains { !types(inheriting: $0).isEmpty }
    let isOnPhone = [
      "UIApplicationDelegate", "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewController",
      "UIWindowSceneDelegate", "UIView",
    ].contains { !types(inheriting: $0).isEmpty }
    return isOnMac && !isOnPhone
  }

  /// Whether no other function of its type has the same name, so that it is known which is called.
  private func isOnlyOne(_ function: FoundFunction) -> Bool {
    guard let owner = function.owner, let entry = entry(named: owner, in: nil, path: function.path) else {
      return false
    }
    return entry.functions[function.facts.name]?.count == 1
  }

  /// Whether some code gives a closure to a function that runs it in a task of its own, which nobody calls off.
  private func handsWorkToTask(_ summary: ActionSummary, in scope: Scope) -> Bool {
    summary.awaitsInLine.contains { name in
      guard name.first?.isUppercase == false, let found = function(named: name, in: scope) else { return false }
      return functions(meantBy: found).contains { meant in
        meant.facts.summary.startsTask && meant.facts.parameters.contains { $0.type.contains("->") }
      }
    }
  }

  // MARK: What may end by cancellation

  /// Whether any of some awaited calls may throw because the task around it was called off.
  private func mayThrowCancellation(
    _ awaits: [String], in scope: Scope, depth: Int = 0, seen: inout Set<String>
  ) -> Bool {
    for name in awaits {
      let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      if name.hasPrefix("()") {
        if !Self.uncancellable.contains(last) { return true }
        continue
      }
      guard let found = function(named: name, in: scope) else {
        // An actor that is made, or a call that only waits for its turn.
        if last.first?.isUppercase == true || Self.uncancellable.contains(last) || name == "MainActor.run" { continue }
        return true
      }
      guard seen.insert((found.owner ?? "") + "." + last).inserted else { continue }
      if depth > 5 { return true }
      let scope = Scope(owner: found.owner, path: found.path)
      for function in functions(meantBy: found) where function.facts.canThrow && function.facts.isAsync {
        let summary = function.facts.summary
        if summary.mindsCancellation { return true }
        // What it catches itself does not come out, or comes out as something else.
        if summary.catchesAll { continue }
        let scope = function.owner == scope.owner ? scope : Scope(owner: function.owner, path: function.path)
        // What a closure that is handed in waits for, the caller says.
        let awaits = summary.awaitsInLine.filter { name in !function.facts.parameters.contains { $0.name == name } }
        if mayThrowCancellation(awaits, in: scope, depth: depth + 1, seen: &seen) { return true }
        // A protocol whose types are not known here.
        if function.isRequirement { return true }
      }
    }
    return false
  }

  /// Whether any of some awaited calls comes to a continuation, which goes on until somebody ends it.
  private func waitsForCallback(_ awaits: [String], in scope: Scope) -> Bool {
    var summary = ActionSummary()
    summary.isAsync = true
    summary.awaits = awaits
    return awaitedWork(of: summary, in: scope).functions.contains { function in
      let calls = function.facts.summary.calls
      return calls.contains { $0.hasPrefix("with") && $0.hasSuffix("Continuation") }
        && !calls.contains("withTaskCancellationHandler")
    }
  }

  /// A function that a call may mean.
  private struct MeantFunction {
    let facts: FunctionFacts
    let owner: String?
    let path: String
    /// Whether it only says what others do.
    var isRequirement = false
  }

  /// All functions of a name that a call may mean: overloads, and what the types of a protocol do.
  private func functions(meantBy found: FoundFunction) -> [MeantFunction] {
    guard let owner = found.owner, let entry = entry(named: owner, in: nil, path: found.path) else {
      return [MeantFunction(facts: found.facts, owner: found.owner, path: found.path)]
    }
    let name = found.facts.name
    let own = (entry.functions[name] ?? []).map { MeantFunction(facts: $0.facts, owner: entry.name, path: $0.path) }
    guard entry.kind == .protocol else { return own }
    let last = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    let implementations = types(inheriting: last).filter { !$0.standsIn }.flatMap { type in
      (type.functions[name] ?? []).map { MeantFunction(facts: $0.facts, owner: type.name, path: $0.path) }
    }
    return implementations.isEmpty
      ? own.map { MeantFunction(facts: $0.facts, owner: $0.owner, path: $0.path, isRequirement: true) }
      : implementations
  }

  /// Calls that do not end before they are done: continuations, and functions with a callback that are only awaited.
  private static let uncancellable: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "perform", "performBackgroundTask", "getDocuments", "getDocument", "setData",
    "updateData", "addDocument", "commit", "delete", "getData", "putData", "downloadURL", "requestAuthorization",
    "requestAccess", "requestFullAccessToEvents", "requestFullAccessToReminders", "detached",
  ]

  // MARK: What is shown

  /// Whether a `catch` meets a cancellation and shows it to a view, whatever the error is.
  private func showsCancellation(_ clause: GeneralCatch, in scope: Scope, to scene: ViewScene) -> Bool {
    guard !clause.followsCast, !clause.awaits.contains(where: { isMutation(named: $0) }) else { return false }
    var seen: Set<String> = []
    guard mayThrowCancellation(clause.awaits, in: scope, seen: &seen), !waitsForCallback(clause.awaits, in: scope)
    else { return false }
    if clause.assigns.contains(where: { ErrorDisplayNames.contains($0) && isShown($0, in: scope, by: scene) }) {
      return true
    }
    return clause.calls.contains { shows($0, in: scope, to: scene) }
  }

  /// Whether a function that is told of an error shows it to a view, whatever the error is.
  private func shows(_ name: String, in scope: Scope, to scene: ViewScene) -> Bool {
    guard !LogCalls.contains(name), let found = function(named: name, in: scope), isOnlyOne(found),
      !found.facts.summary.mindsCancellation
    else { return false }
    let scope = Scope(owner: found.owner, path: found.path)
    return found.facts.summary.assignsAlways.contains {
      ErrorDisplayNames.contains($0) && isShown($0, in: scope, by: scene)
    }
  }

  /// Whether a view shows a property that some code sets.
  private func isShown(_ path: String, in scope: Scope, by scene: ViewScene) -> Bool {
    guard let property = ShownProperty(path, in: scope, of: self) else { return false }
    return property.isShown(by: scene)
  }
}

extension ActionSummary {
  /// Whether a `catch` of awaited work takes every error and does not hand it on as it is.
  fileprivate var catchesAll: Bool {
    replacesErrors || !catches.isEmpty || swallows.contains { [.emptyCatch, .logOnly, .resetOnly].contains($0.kind) }
  }
}

extension TypeEntry {
  /// Whether it only takes the place of another type, in tests and previews.
  fileprivate var standsIn: Bool {
    let words = ["Mock", "Preview", "Stub", "Fake", "Dummy", "Spy", "Demo", "Sample"]
    return words.contains { declaration.lastName.contains($0) }
      || path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasPrefix("Preview") }
  }
}
