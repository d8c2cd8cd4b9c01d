/// An enum that says how far asynchronous work has come.
public struct AsyncState: Sendable, Hashable {
  /// Where its cases come from.
  public enum Origin: Sendable, Hashable {
    /// A declaration that was found, or one that is known.
    case resolved
    /// Only the names of cases speak for it.
    case named
  }

  /// The type's name, where it is known.
  public var typeName: String
  /// What each case stands for.
  public var roles: [String: StateRole]
  /// Cases that stand for none of the states.
  public var others: Set<String>
  /// The first value each case carries, where it carries one.
  public var payloads: [String: SwiftType]
  public var origin: Origin
  /// Whether it follows something a person started, such as a save, instead of something the screen shows.
  public var followsAction: Bool
  /// Whether it is the phase of an `AsyncImage`.
  public var isImagePhase = false

  /// The states it can be in.
  public var states: Set<StateRole> { Set(roles.values) }

  /// Returns the cases that stand for a state, sorted.
  public func cases(for role: StateRole) -> [String] {
    roles.filter { $0.value == role }.map(\.key).sorted()
  }

  /// This project's own state, and any other enum of the name and shape.
  static let loadable = AsyncState(
    typeName: "Loadable",
    roles: ["notInitiated": .notInitiated, "loading": .loading, "success": .success, "failure": .failure],
    others: [], payloads: [:], origin: .resolved, followsAction: false)

  static let result = AsyncState(
    typeName: "Result", roles: ["success": .success, "failure": .failure], others: [], payloads: [:],
    origin: .resolved, followsAction: false)

  static let imagePhase = AsyncState(
    typeName: "AsyncImagePhase", roles: ["empty": .loading, "success": .success, "failure": .failure], others: [],
    payloads: [:], origin: .resolved, followsAction: false, isImagePhase: true)

  /// Reads the shape of an enum; `nil` where it does not look like a state.
  init?(typeName: String, cases: [CaseFacts], origin: Origin, isConfigured: Bool = false) {
    var roles: [String: StateRole] = [:]
    var others: Set<String> = []
    var payloads: [String: SwiftType] = [:]
    for item in cases {
      if let role = StateRole(caseName: item.name) { roles[item.name] = role } else { others.insert(item.name) }
      if item.values.count == 1, let type = SwiftType(item.values[0]) { payloads[item.name] = type }
    }
    // `none` and `unknown` begin a state that has no other beginning.
    if !roles.values.contains(.notInitiated) {
      for name in ["none", "unknown", "initialised"] where others.contains(name) {
        others.remove(name)
        roles[name] = .notInitiated
      }
    }
    // What waits beside what runs has not begun.
    if !roles.values.contains(.notInitiated),
      roles.contains(where: { $0.value == .loading && !["waiting", "pending", "queued"].contains($0.key.lowercased()) })
    {
      for name in ["waiting", "pending"] where roles[name] == .loading { roles[name] = .notInitiated }
    }
    // Beside what loads and ends one way, the one case that carries something is the other way.
    let carrying = others.filter { payloads[$0] != nil }
    if carrying.count == 1, let name = carrying.first, let payload = payloads[name], roles.values.contains(.loading) {
      let carriesError = Self.isError(payload)
      if !roles.values.contains(.failure), carriesError { roles[name] = .failure }
      if !roles.values.contains(.success), !carriesError, roles.values.contains(.failure) { roles[name] = .success }
      if roles[name] != nil { others.remove(name) }
    }
    let states = Set(roles.values)
    // Something that waits or runs need not load; beside a failure it does.
    let isLoading = roles.contains { $0.value == .loading && !Self.weakWaiting.contains($0.key.lowercased()) }
    let looksLikeState =
      states.contains(.loading) && (isLoading || states.contains(.failure)) && (states.contains(.success) || states.contains(.failure))
      && others.count <= roles.count
    guard looksLikeState || isConfigured else { return nil }
    self.typeName = typeName
    self.roles = roles
    self.others = others
    self.payloads = payloads
    self.origin = origin
    followsAction = Self.followsAction(typeName: typeName, cases: cases, roles: roles)
  }

  private init(
    typeName: String, roles: [String: StateRole], others: Set<String>, payloads: [String: SwiftType], origin: Origin,
    followsAction: Bool, isImagePhase: Bool = false
  ) {
    self.typeName = typeName
    self.roles = roles
    self.others = others
    self.payloads = payloads
    self.origin = origin
    self.followsAction = followsAction
    self.isImagePhase = isImagePhase
  }

  private static func isError(_ type: SwiftType) -> Bool {
    guard case .named(let name, _) = type.unwrapped else { return false }
    return name.hasSuffix("Error") || name.hasSuffix("Failure") || name == "any Error"
  }

  private static let weakWaiting: Set<String> = [
    "waiting", "pending", "running", "inprogress", "processing", "connecting", "working", "busy", "preparing", "checking",
  ]

  private static func followsAction(typeName: String, cases: [CaseFacts], roles: [String: StateRole]) -> Bool {
    // What brings a value may well be worked on, checked or generated.
    let brings = cases.contains { StateRole(caseName: $0.name) == .success && !$0.values.isEmpty }
    // `UploadModel.State` follows an action; `PlayerModel.State` that brings a track does not.
    let word = (brings ? typeName.split(separator: ".").last ?? "" : Substring(typeName)).lowercased()
    if actionWords.contains(where: { word.contains($0) }) { return true }
    let isAction = cases.contains { item in
      let name = item.name.lowercased()
      return actionCases.contains(name) && !(brings && vagueCases.contains(name))
    }
    if isAction { return true }
    // A success that carries nothing, beside a loading state: something was done, nothing was fetched.
    let successes = cases.filter { roles[$0.name] == .success }
    return successes.contains { doneCases.contains($0.name.lowercased()) && $0.values.isEmpty }
  }

  private static let actionWords = [
    "upload", "download", "save", "submit", "send", "delete", "purchase", "connection", "sync", "import", "export",
    "login", "signin", "auth", "playback", "player", "transfer", "install", "record", "action", "button", "checkout",
    "payment", "update", "publish", "verification", "validation", "pairing",
  ]
  private static let actionCases: Set<String> = [
    "uploading", "downloading", "saving", "submitting", "sending", "deleting", "connecting", "purchasing", "importing",
    "exporting", "syncing", "authenticating", "creating", "updating", "working", "executing", "sent", "saved",
    "uploaded", "downloaded", "connected", "generating", "processing", "checking", "installing",
  ]
  private static let vagueCases: Set<String> = ["working", "processing", "checking", "generating", "updating", "executing"]
  private static let doneCases: Set<String> = [
    "done", "completed", "complete", "finished", "succeeded", "finish", "success", "successful",
  ]
}

extension Program {
  /// Returns the state an expression holds, where its type is known to be one.
  public func asyncState(of expression: Expression, in scope: Scope) -> AsyncState? {
    guard let state = type(of: expression, in: scope).flatMap({ asyncState(of: $0) }) else { return nil }
    // `if case .failure = check(name)`: nobody waits for what a function answers at once.
    if case .call = expression.form, state.typeName == AsyncState.result.typeName { return nil }
    return state
  }

  /// Returns the state a type is.
  public func asyncState(of type: ResolvedType) -> AsyncState? {
    let place = expanded(type)
    guard case .named(let name, let arguments) = place.type.unwrapped else { return nil }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let entry = entry(named: name, in: place.owner, path: place.path) {
      guard !entry.cases.isEmpty else { return nil }
      let isConfigured = options.stateTypes.contains(entry.name) || options.stateTypes.contains(last)
      guard
        var state = AsyncState(
          typeName: entry.name, cases: entry.cases, origin: .resolved, isConfigured: isConfigured)
      else { return nil }
      let map = Dictionary(zip(entry.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
      state.payloads = state.payloads.mapValues { $0.substituting(map) }
      if !arguments.isEmpty { state.followsAction = false }
      return state
    }
    switch last {
    case "Loadable":
      var state = AsyncState.loadable
      if let value = arguments.first { state.payloads["success"] = value }
      return state
    case "Result":
      var state = AsyncState.result
      if let value = arguments.first { state.payloads["success"] = value }
      return state
    case "AsyncImagePhase": return .imagePhase
    default: return nil
    }
  }

  /// Returns the state a `switch` looks at: by the type of its subject, or else by the names of its cases.
  public func asyncState(of choice: Choice, in scope: Scope) -> AsyncState? {
    if let type = type(of: choice.subject, in: scope) {
      if let state = asyncState(of: type) { return state }
      if entry(of: type) != nil { return nil }
      if case .named(let name, _) = expanded(type).type.unwrapped, name == "Bool" || name == "String" || name == "Int" {
        return nil
      }
    }
    let names = choice.cases.flatMap(\.patterns).compactMap(\.name)
    if names.contains("empty"), names.contains("success") || names.contains("failure"), !names.contains("loading"),
      Set(names).isSubset(of: ["empty", "success", "failure"])
    {
      return .imagePhase
    }
    let cases = names.map { CaseFacts(name: $0, values: []) }
    return AsyncState(typeName: "", cases: cases, origin: .named)
  }

  /// What the success of a state carries, where that is known.
  public func successPayload(of choice: Choice, in scope: Scope) -> ResolvedType? {
    guard let state = asyncState(of: choice, in: scope), let subject = type(of: choice.subject, in: scope) else {
      return nil
    }
    return state.cases(for: .success).lazy.compactMap { self.payload(of: $0, in: subject) }.first
  }
}
