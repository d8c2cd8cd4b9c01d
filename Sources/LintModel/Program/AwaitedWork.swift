/// What some code waits for, followed through the functions it calls.
public struct AwaitedWork: Sendable {
  /// Whether it comes to something that takes time, or of which nothing is known: a request, a package's function, a
  /// protocol's for which there is no code.
  public fileprivate(set) var takesTime = false
  /// Whether it tells somebody else on its way that it is under way, as a network layer does that shows a toast.
  public fileprivate(set) var announcesProgress = false
  /// The flags that are raised on the way, as `Type.name`.
  public fileprivate(set) var raised: Set<String> = []
  /// The functions on the way.
  public fileprivate(set) var functions: [Program.FoundFunction] = []
}

extension Program {
  /// Returns what some code waits for.
  ///
  /// - Complexity: At most a few dozen functions are looked at.
  public func awaitedWork(of summary: ActionSummary, in scope: Scope) -> AwaitedWork {
    var work = AwaitedWork()
    var seen: Set<String> = []
    var open = [(summary: summary, scope: scope, depth: 0, raises: true)]
    var next = 0
    while next < open.count {
      let (summary, scope, depth, raises) = open[next]
      next += 1
      note(summary, in: scope, depth: depth, raises: raises, to: &work)
      let closes = depth > 0 && (summary.calls.contains(where: \.closesItsPlace)
        || summary.assigns.contains(where: \.opensItsPlace))
      for name in Set(summary.awaits.isEmpty ? summary.calls : summary.awaits).sorted() where !name.isNeutralWait {
        // Once the page is closed, nobody waits for what is shown behind it.
        if closes, name.loadsAnew { continue }
        let found = implementations(of: name, in: scope)
        // The page is covered while a person is asked.
        if asksPerson(name, in: scope) || !found.isEmpty && found.allSatisfy(\.asksPerson) { continue }
        if found.isEmpty {
          // Whoever is told of it when the work is done only looks again.
          if name.tellsOthers, Set(summary.awaits).count > 1 { continue }
          if !summary.awaits.isEmpty, !isQuick(name, in: scope), !isMaybeQuick(name, in: scope),
            saysRemote(name, in: scope)
          {
            work.takesTime = true
          }
          continue
        }
        for function in found {
          let key = "\(function.path)\0\(function.facts.nameBytes.lowerBound)"
          guard seen.insert(key).inserted else { continue }
          work.functions.append(function)
          if depth < 6, open.count < 64 {
            open.append((function.facts.summary, function.scope, depth + 1, raises && !name.loadsAnew))
          } else {
            work.takesTime = true
          }
        }
      }
    }
    return work
  }

  /// - Parameter raises: Whether what it raises tells about the work itself, and not about a load that follows it.
  private func note(_ summary: ActionSummary, in scope: Scope, depth: Int, raises: Bool, to work: inout AwaitedWork) {
    // What is awaited without a call, such as the value of a task, may be anything.
    if summary.isAsync, summary.awaits.isEmpty || summary.calls.contains(where: \.isSlowCall) { work.takesTime = true }
    guard raises else { return }
    work.raised.formUnion(summary.raises.map { flag(at: $0, in: scope) })
    if depth > 0, summary.calls.contains(where: \.announcesProgress) { work.announcesProgress = true }
  }

  /// The functions that a written name may mean: all of its name in a type, and for a protocol those of the types that
  /// conform to it, without those that only stand in for them.
  public func implementations(of name: String, in scope: Scope) -> [FoundFunction] {
    guard !name.hasPrefix("."), !name.hasPrefix("()") else { return [] }
    if let dot = name.lastIndex(of: ".") {
      let last = String(name[name.index(after: dot)...])
      let base = String(name[..<dot])
      if let type = type(ofPath: base, in: scope), let entry = entry(of: type) {
        return implementations(of: last, in: entry)
      }
      guard base.first?.isUppercase == true, let entry = entry(named: base, in: scope.owner, path: scope.path)
      else { return [] }
      return implementations(of: last, in: entry)
    }
    if scope.locals[name] != nil { return [] }
    var outer = scope.owner
    while let current = outer {
      if let entry = entry(named: current, in: nil, path: scope.path) {
        let found = implementations(of: name, in: entry)
        if !found.isEmpty { return found }
      }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return functions[name]?.map { FoundFunction(facts: $0.facts, owner: nil, path: $0.path) } ?? []
  }

  private func implementations(of name: String, in entry: TypeEntry, depth: Int = 0) -> [FoundFunction] {
    guard depth < 8 else { return [] }
    let own = entry.functions[name]?.map { FoundFunction(facts: $0.facts, owner: entry.name, path: $0.path) } ?? []
    if entry.kind == .protocol {
      let last = entry.name.lastName
      let all = types(inheriting: last).flatMap { type in
        (type.functions[name] ?? []).map { FoundFunction(facts: $0.facts, owner: type.name, path: $0.path) }
      }
      let real = all.filter { !$0.standsIn }
      if !real.isEmpty { return real }
      // What a protocol asks for has no code; what an extension of it does has.
      let defaults = own.filter { $0.facts.summary != ActionSummary() }
      return defaults
    }
    if !own.isEmpty { return own }
    for parent in entry.inherits {
      guard case .named(let parentName, _)? = SwiftType(parent),
        let parentEntry = self.entry(named: parentName, in: entry.name, path: entry.path),
        parentEntry.name != entry.name
      else { continue }
      let found = implementations(of: name, in: parentEntry, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func type(ofPath path: String, in scope: Scope) -> ResolvedType? {
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first, first != "()" else { return nil }
    var base = Expression(.name(first), bytes: 0..<0)
    for part in parts.dropFirst() { base = Expression(.member(of: base, name: part), bytes: 0..<0) }
    return type(of: base, in: scope)
  }

  /// Whether a function of the system or of a package, of a written name, is done before anybody notices: it keeps
  /// something on the device.
  private func isQuick(_ name: String, in scope: Scope) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let base = String(name[..<dot])
    let last = name[name.index(after: dot)...].lowercased()
    if case .named(let type, _)? = type(ofPath: base, in: scope)?.type.unwrapped {
      let word = type.lastName
      if QuickWork.types.contains(where: { word.hasSuffix($0) }) { return true }
      if word.hasPrefix("CK") { return false }
    }
    if QuickWork.calls.contains(where: { last.hasPrefix($0) }) { return true }
    let owner = base.lastName.lowercased()
    if QuickWork.types.contains(where: { base.hasPrefix($0) }) { return true }
    if QuickWork.owners.contains(where: { owner.contains($0) }) { return true }
    if ["reader", "writer"].contains(where: { owner.hasSuffix($0) }), ["read", "write"].contains(last) { return true }
    return owner.hasSuffix("context") || owner == "moc" || owner == "realm" && last.contains("write")
  }
}

extension Program {
  /// Whether a function for which there is no code may well be done before anybody notices: what it is called on is
  /// named after something on the device, and nothing in its name speaks of a network.
  private func isMaybeQuick(_ name: String, in scope: Scope) -> Bool {
    let call = name.lowercased()
    guard let dot = name.lastIndex(of: ".") else { return LocalNames.holds(call) && !RemoteNames.holds(call) }
    var words = name[..<dot].lowercased()
    if case .named(let type, _)? = type(ofPath: String(name[..<dot]), in: scope)?.type.unwrapped {
      words += "." + type.lowercased()
    }
    return (LocalNames.holds(words) || LocalNames.holds(call)) && !RemoteNames.holds(words) && !RemoteNames.holds(call)
  }
}

extension Program {
  /// Whether a function for which there is no code may be called slow: a protocol of the program asks for it, its name or
  /// what it is called on speaks of a network, or the program is no whole app, so that the code may be anywhere.
  private func saysRemote(_ name: String, in scope: Scope) -> Bool {
    guard name.contains("."), isWholeApp, function(named: name, in: scope) == nil else { return true }
    if RemoteNames.mayHold(name.lowercased()) { return true }
    guard let dot = name.lastIndex(of: "."), let found = type(ofPath: String(name[..<dot]), in: scope),
      case .named(let type, _) = found.type.unwrapped
    else { return false }
    return RemoteNames.mayHold(type.lowercased())
  }

  /// Whether a call asks a person for something and gives back the answer: `deletionAlert.open`.
  private func asksPerson(_ name: String, in scope: Scope) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let base = String(name[..<dot])
    let last = name[name.index(after: dot)...].lowercased()
    let asks = ["open", "confirm", "prompt", "alert", "ask", "present", "choose", "pick", "show", "run", "begin"]
      .contains { last.hasPrefix($0) }
    guard asks else { return false }
    func isDialog(_ word: String) -> Bool {
      ["alert", "confirm", "prompt", "dialog", "picker", "panel", "sheet", "popup", "chooser"]
        .contains { word.contains($0) }
    }
    if isDialog(base.lastName.lowercased()) { return true }
    guard case .named(let type, _)? = type(ofPath: base, in: scope)?.type.unwrapped else { return false }
    return isDialog(type.lowercased())
  }
}

/// Words in names of what is on the device.
private enum LocalNames {
  static func holds(_ name: String) -> Bool { words.contains { name.contains($0) } }

  private static let words = [
    "manager", "database", "cache", "queue", "disk", "storage", "persist", "local", "mock", "defaults", "settings",
    "preference", "notification", "health", "calendar", "reminder", "widget", "shortcut", "spotlight", "indexer", "swiftdata",
    "coredata", "filesystem", "userdata", "controller", "handler", "delegate", "registry", "container",
    "resolver", "engine", "scheduler", "timer", "camera", "audio", "player", "recorder", "speech", "clipboard",
  ]
}

/// Words in names of what is at the other end of a wire.
private enum RemoteNames {
  static func holds(_ name: String) -> Bool {
    // `async` says nothing of `sync`.
    let name = name.replacing("async", with: "")
    return words.contains { name.contains($0) }
  }

  /// Whether a name speaks of what is reached over a wire, or of other programs that are waited for.
  static func mayHold(_ name: String) -> Bool { holds(name) || others.contains { name.contains($0) } }

  private static let others = [
    "url", "web", "endpoint", "document", "collection", "fetch", "mutation", "gql", "room", "chat",
    "process", "shell", "command", "execut", "install", "git", "docker", "simctl", "transport", "connection", "peripheral",
    "usecase", "interactor", "sender", "proxy", "online",
  ]

  private static let words = [
    "api", "client", "service", "network", "remote", "http", "cloud", "server", "backend", "gateway", "session",
    "repository", "firebase", "firestore", "supabase", "auth", "apollo", "graphql", "request", "upload", "download",
    "rpc", "socket", "radio", "bluetooth", "account", "purchase", "storekit", "signin", "login", "register", "publish", "sync",
  ]
}

/// What keeps something on the device, and is done before anybody notices.
private enum QuickWork {
  static let types = [
    "ManagedObjectContext", "ModelContext", "FileManager", "UserDefaults", "NotificationCenter", "WidgetCenter",
    "DatabaseQueue", "DatabasePool", "DatabaseWriter", "DatabaseReader", "CredentialIdentityStore", "JSONEncoder",
    "JSONDecoder", "AudioSession", "FeedbackGenerator", "HealthStore", "EventStore", "ContactStore", "Pasteboard",
    "UIApplication", "NSWorkspace",
  ]
  /// Beginnings of calls, whatever they are made of.
  static let calls = [
    "performbackgroundtask", "performandwait", "evaluatejavascript", "calljavascript", "calljs", "secitem", "savecontext",
  ]
  static let owners = [
    "keychain", "userdefaults", "filemanager", "dbqueue", "dbpool", "dbwriter", "sqlite", "managedcontext", "haptic",
    "analytics", "telemetry", "logger", "undomanager", "router", "navigator", "coordinator", "pasteboard",
  ]
}

extension Program.FoundFunction {
  /// What names mean in its code.
  public var scope: Scope {
    let locals = Dictionary(
      facts.parameters.map { ($0.name, Scope.Local.typed($0.type)) }, uniquingKeysWith: { first, _ in first })
    return Scope(owner: owner, path: path, locals: locals)
  }

  /// Whether it opens something and waits until a person has answered there.
  fileprivate var asksPerson: Bool {
    let awaits = facts.summary.awaits.filter { $0 != "MainActor.run" }
    return !awaits.isEmpty && awaits.allSatisfy { $0.hasPrefix("with") && $0.hasSuffix("Continuation") }
      && facts.summary.raises.contains(where: \.opensItsPlace)
  }

  /// Whether it stands in for another in tests and previews.
  fileprivate var standsIn: Bool {
    let word = owner?.lastName.lowercased() ?? ""
    let words = ["mock", "preview", "stub", "fake", "dummy", "spy", "noop", "unimplemented"]
    return words.contains { word.contains($0) } || path.contains("Tests/") || path.contains("Mocks/") || path.contains("Preview Content/")
  }

  /// Whether an error may leave it.
  public var letsErrorsOut: Bool { facts.canThrow && facts.summary.letsErrorsOut }
}

extension String {
  /// What stands behind the last dot.
  fileprivate var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }

  /// Whether a call of the name loads what is shown: `refresh`, `model.loadMessages`.
  fileprivate var loadsAnew: Bool {
    let last = lastName.lowercased()
    return ["load", "reload", "refresh", "fetch", "get"].contains { last.hasPrefix($0) }
  }

  /// Whether waiting for a call of the name is waiting for what stands in its closure, or for nothing.
  fileprivate var isNeutralWait: Bool {
    if hasPrefix("().") || first?.isUppercase == true && !contains(".") { return true }
    return [
      "Task.detached", "Task.init", "MainActor.run", "Task.yield", "Task.sleep", "withTaskGroup",
      "withThrowingTaskGroup", "withDiscardingTaskGroup", "withAnimation", "fatalError", "preconditionFailure", "sleep", "clock.sleep",
    ].contains(self) || hasSuffix(".waitForAll") || hasSuffix("group.next")
  }

  /// Whether a call of the name hands on that something happened: `onChanged`.
  fileprivate var tellsOthers: Bool {
    hasPrefix("on") && dropFirst(2).first?.isUppercase == true && !contains(".")
      && ["ed", "Change", "Done", "Complete", "Finish"].contains { hasSuffix($0) }
  }

  /// Whether a call of the name takes time although nobody waits for it with `await`.
  fileprivate var isSlowCall: Bool {
    ["dataTask", "uploadTask", "downloadTask", "waitUntilExit"].contains(lastName)
  }

  /// Whether a call of the name shows somebody that something is under way: `hud.show`, `loadingSubject.send`.
  fileprivate var announcesProgress: Bool {
    let parts = split(separator: ".").map { $0.lowercased() }
    guard let last = parts.last else { return false }
    let begins = ["show", "start", "begin", "present", "display", "set", "increment", "push"]
      .contains { last.hasPrefix($0) }
    func tells(_ part: String) -> Bool {
      ["loading", "progress", "hud", "spinner", "loader", "busy", "activityindicator"].contains { part.contains($0) }
    }
    if begins, parts.contains(where: tells) { return true }
    return last == "send" && parts.dropLast().contains { tells($0) || $0.contains("toast") }
  }
}
