/// What a piece of code does, as far as rules ask: whom it calls, what it sets, and what becomes of its errors.
public struct ActionSummary: Sendable, Hashable, Codable {
  /// The names it calls, as written: `viewModel.save`, `dismiss`, `ProgressView`.
  public var calls: [String]
  /// Those of the calls that stand behind `await`.
  public var awaits: [String]
  /// The calls that it waits for itself, and not in a task of its own: behind `await`, or in an `async let`.
  public var awaitsInLine: [String]
  /// The properties it sets, as written without `self`.
  public var assigns: [String]
  /// Those it sets to something that may say what went wrong, and not in a branch nor in a `catch`.
  public var assignsAlways: [String]
  /// The properties it sets to something awaited.
  public var assignsAwaited: [String]
  /// The properties it sets inside a `catch`.
  public var assignsInCatch: [String]
  /// What it calls inside a `catch`.
  public var callsInCatch: [String]
  /// The properties it sets to `true` or to a loading state.
  public var raises: [String]
  /// The properties it empties or sets to `false` before it waits for anything, such as the draft of a message.
  public var clearsFirst: [String]
  /// What it sets or puts something into before it waits or starts a task.
  public var changesFirst: [String]
  /// The names it reads that are not calls.
  public var reads: [String]
  /// Where an error of awaited work goes unseen.
  public var swallows: [Swallow]
  /// Whether it waits for something, itself or in a task it starts.
  public var isAsync: Bool
  /// Whether it starts a task.
  public var startsTask: Bool
  /// Whether it closes what it was called from by itself, and not once something that it waits for is done.
  public var closesAtOnce: Bool
  /// Whether it tells cancellation from failure.
  public var mindsCancellation: Bool
  /// Whether an error may leave it, if it can throw: something in it throws or is tried.
  public var letsErrorsOut: Bool
  /// Whether it catches every error of awaited work and throws another in its place.
  public var replacesErrors: Bool
  /// The plain or general `catch` clauses of awaited work.
  public var catches: [GeneralCatch]

  public init() {
    calls = []
    awaits = []
    awaitsInLine = []
    assigns = []
    assignsAlways = []
    assignsAwaited = []
    assignsInCatch = []
    callsInCatch = []
    raises = []
    clearsFirst = []
    changesFirst = []
    reads = []
    swallows = []
    isAsync = false
    startsTask = false
    closesAtOnce = false
    mindsCancellation = false
    letsErrorsOut = false
    replacesErrors = false
    catches = []
  }
}

/// A place where an error goes unseen.
public struct Swallow: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    /// `try?`
    case optionalTry
    /// `catch {}`
    case emptyCatch
    /// A `catch` that only writes to a log.
    case logOnly
    /// A `catch` that only leaves or puts things back.
    case resetOnly
    /// `Task { try await … }`, whose error nobody asks for.
    case unseenTask
    /// `.replaceError(with:)`, or a `.catch` that hands on nothing but another value.
    case replacedError
    /// `.sink(receiveCompletion: { _ in }, …)`: nobody hears how a pipeline ended.
    case unheardCompletion
  }

  public var kind: Kind
  public var bytes: Range<Int>
  /// The call whose error `try?` drops, as written, where it is one.
  public var call: String?

  public init(kind: Kind, bytes: Range<Int>, call: String? = nil) {
    self.kind = kind
    self.bytes = bytes
    self.call = call
  }
}

extension String {
  /// Whether a call of the name closes what it stands in: `dismiss`, `onClose`.
  public var closesItsPlace: Bool {
    let last = split(separator: ".").last?.lowercased() ?? ""
    return last == "dismiss" || last == "ondismiss" || last == "onclose" || last == "closewindow" || last == "closesheet"
  }

  /// Whether setting the property of the name to `false` closes what it stands in: `showsSheet`, `isPresented`.
  public var opensItsPlace: Bool {
    let last = split(separator: ".").last?.lowercased() ?? ""
    return last.hasPrefix("show") || last.hasPrefix("isshow") || last.contains("present") || last.contains("sheet")
  }
}

extension String {
  /// What a call of the name changes by itself: `items` in `items.removeAll`.
  public var changedByCall: String? {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return nil }
    let changes: Set<Substring> = [
      "removeAll", "remove", "removeFirst", "removeLast", "removeValue", "append", "insert", "toggle", "subtract",
      "formUnion", "formIntersection", "formSymmetricDifference", "popFirst", "popLast",
    ]
    return changes.contains(self[index(after: dot)...]) && !hasPrefix("()") ? String(self[..<dot]) : nil
  }
}

extension String {
  /// What the error is called in a `catch` with this pattern.
  public var caughtName: String { hasPrefix("let ") ? String(dropFirst(4).filter { $0 != " " }) : "error" }

  /// Whether the pattern of a `catch` takes every error, as `let problem` does, and not only one kind of them.
  public var bindsAnyError: Bool {
    guard hasPrefix("let ") else { return false }
    return dropFirst(4).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " } && !contains(" as ")
      && !contains(" where ")
  }
}
