import LintModel

/// A look at the bytes of a file, without parsing it.
public enum SourceScan {
  /// What a file may be good for.
  public enum Relevance: String, Sendable, Hashable, Codable {
    /// Nothing that matters.
    case none
    /// Declarations that other files may need.
    case declarations
    /// Worth parsing in full.
    case views
  }

  /// Returns what a quick look at the bytes says.
  public static func relevance(of source: [UInt8]) -> Relevance {
    source.withUnsafeBufferPointer { relevance(of: $0) }
  }

  static func relevance(of source: UnsafeBufferPointer<UInt8>) -> Relevance {
    var signs = Signs()
    var tokenizer = Tokenizer(source)
    var before = Token(kind: .end, byte: 0, beginsLine: true, hasSpace: true, start: 0, end: 0)
    while true {
      let token = tokenizer.next()
      if token.kind == .end { break }
      if token.kind == .word { signs.add(token, behind: before, in: source) }
      before = token
    }
    return signs.relevance
  }

  /// What the words of a file hint at.
  struct Signs {
    private var declares = false
    private var buildsViews = false
    /// Something asynchronous that a view shows or starts.
    private var isAsync = false
    private var hasButton = false
    private var waits = false
    private var hasHook = false
    private var loads = false
    private var mutates = false
    private var switches = false
    private var namesWaiting = false
    private var namesEnd = false
    private var decides = false

    /// Whether code that builds views holds anything that a rule looks at.
    var isWorthParsing: Bool {
      isAsync || waits || hasHook || hasButton && mutates || switches || hasMenu || namesEnd || readsValue
        || decides && (unwraps || namesState)
    }
    private var readsValue = false
    /// Whether an `if` unwraps something or matches a case.
    private var unwraps = false
    /// Whether a name says that something is empty, under way or wrong.
    private var namesState = false
    private var hasMenu = false
    /// Whether a name says that something is under way or wrong.
    private var namesTrouble = false
    /// Whether a `case` of a `switch` says how far work has come.
    private var namesRole = false
    /// Where the last `case` ended.
    private var caseEnd: Int32 = -8

    var relevance: Relevance {
      guard declares else { return .none }
      guard buildsViews else { return .declarations }
      if isAsync || waits && (hasHook || hasButton) || hasHook && loads || hasButton && mutates { return .views }
      if (switches || decides) && (namesEnd || namesTrouble) || namesWaiting || namesRole { return .views }
      return .declarations
    }

    mutating func add(_ token: Token, behind before: Token, in source: UnsafeBufferPointer<UInt8>) {
      let word = UnsafeBufferPointer(rebasing: source[token.bytes])
      let isMember = before.kind == .sign && before.byte == UInt8(ascii: ".")
      if !namesTrouble, word.count > 4, word.soundsLikeState {
        namesState = true
        namesTrouble = !word.equals("isEmpty")
      }
      if isMember, !namesRole, token.start - caseEnd <= 2, word.isRole { namesRole = true }
      switch word.count {
      case 2: if word.equals("if") { decides = true }
      case 3: if word.equals("let"), before.kind == .word, source.equals("if", before) || source.equals("guard", before) { unwraps = true }
      case 4:
        if word.equals("View") || word.equals("body") { buildsViews = true }
        if word.equals("enum") { declares = true }
        if word.equals("Menu") { hasMenu = true }
        if word.equals("case") {
          caseEnd = token.end
          if before.kind == .word, source.equals("if", before) || source.equals("guard", before) { unwraps = true }
        }
        if word.equals("task"), isMember { hasHook = true }
        if word.equals("Task") { waits = true }
        if word.equals("load") { loads = true }
        if isMember { noteRole(word) }
      case 5:
        if word.equals("class") || word.equals("actor") { declares = true }
        if word.equals("guard") { decides = true }
        if word.equals("await") { waits = true }
        if word.equals("Scene") { buildsViews = true }
        if word.equals("fetch") { loads = true }
        if word.equals("alert"), isMember { hasMenu = true }
        if word.equals("value"), isMember { readsValue = true }
        if isMember { noteRole(word) }
      case 6:
        if word.equals("struct") { declares = true }
        if word.equals("Button") { hasButton = true }
        if word.equals("switch") { switches = true }
        if isMember { noteRole(word) }
      case 8:
        if word.equals("protocol") { declares = true }
        if word.equals("Loadable") { isAsync = true }
        if word.equals("onAppear"), isMember { hasHook = true }
        if isMember { noteRole(word) }
      case 9:
        if word.equals("extension") || word.equals("typealias") { declares = true }
        if word.equals("isLoading"), before.kind == .word, source.equals("if", before) { namesWaiting = true }
      case 10:
        if word.equals("AsyncImage") { isAsync = true }
        if isMember { noteRole(word) }
      case 11:
        if word.equals("refreshable"), isMember { isAsync = true }
        if word.equals("ViewBuilder") { buildsViews = true }
        if word.equals("contextMenu") { hasMenu = true }
        if isMember { noteRole(word) }
      case 12:
        if word.equals("ViewModifier") { buildsViews = true }
        if word.equals("swipeActions") { hasMenu = true }
      case 18: if word.equals("confirmationDialog") { hasMenu = true }
      case 22:
        if word.equals("ContentUnavailableView") { isAsync = true }
      default:
        if isMember { noteRole(word) }
      }
      if word.count > 4, word[0] >= 97, !loads, word.starts("load") || word.starts("fetch") || word.starts("reload")
        || word.starts("refresh")
      {
        loads = true
      }
      // `model.save()`, and the view's own: `{ save() }`, `action: save`.
      if !mutates, word.count > 2, isMember || token.beginsLine || before.opensCode(in: source), word.beginsWithMutation {
        mutates = true
      }
    }

    /// Notes a case that says that something succeeded or failed.
    private mutating func noteRole(_ word: UnsafeBufferPointer<UInt8>) {
      guard !namesEnd else { return }
      if word.equals("failure") || word.equals("failed") || word.equals("error") || word.equals("loading")
        || word.equals("loaded") || word.equals("success")
      {
        namesEnd = true
      }
    }
  }
}

extension Token {
  /// Whether what follows may be the name of a function that is called or handed on.
  fileprivate func opensCode(in source: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    case .sign: byte == UInt8(ascii: "{") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
    case .word: source.equals("await", self) || source.equals("try", self) || source.equals("in", self)
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<count where self[offset] != word.utf8Start[offset] { return false }
    return true
  }

  fileprivate func starts(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where self[offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether the name of a case says how far work has come.
  fileprivate var isRole: Bool { StateRole(caseName: String(decoding: self, as: UTF8.self)) != nil }

  /// Whether a word says that something is empty, under way or wrong.
  fileprivate var soundsLikeState: Bool {
    if equals("isEmpty") { return true }
    var index = 0
    while index + 4 < count {
      // `error` and `oading`, `ailed` and `aving`, wherever they stand.
      if self[index + 1] == UInt8(ascii: "r"), self[index + 2] == UInt8(ascii: "r"), self[index] | 0x20 == UInt8(ascii: "e") {
        return true
      }
      if self[index + 1] == UInt8(ascii: "a"), self[index + 2] == UInt8(ascii: "i"), self[index + 3] == UInt8(ascii: "l"),
        self[index] | 0x20 == UInt8(ascii: "f")
      {
        return true
      }
      index += 1
    }
    let endsInIng = self[count - 1] == UInt8(ascii: "g") && self[count - 2] == UInt8(ascii: "n") && self[count - 3] == UInt8(ascii: "i")
    return endsInIng && (starts("is") || starts("load") || starts("sav") || starts("show") || starts("send"))
  }

  /// Whether a word begins with a verb of change.
  fileprivate var beginsWithMutation: Bool {
    switch self[0] {
    case UInt8(ascii: "a"): starts("add") || starts("archive") || starts("approve") || starts("accept")
    case UInt8(ascii: "b"): starts("block") || starts("book")
    case UInt8(ascii: "c"): starts("create") || starts("commit") || starts("confirm") || starts("checkout") || starts("complete")
    case UInt8(ascii: "d"): starts("delete") || starts("discard") || starts("decline") || starts("destroy")
    case UInt8(ascii: "e"): starts("erase")
    case UInt8(ascii: "f"): starts("follow")
    case UInt8(ascii: "i"): starts("import") || starts("invite")
    case UInt8(ascii: "j"): starts("join")
    case UInt8(ascii: "l"): starts("leave")
    case UInt8(ascii: "m"): starts("move") || starts("mute")
    case UInt8(ascii: "o"): starts("order")
    case UInt8(ascii: "p"): starts("post") || starts("publish") || starts("purchase") || starts("persist") || starts("pay") || starts("perform")
    case UInt8(ascii: "r"): starts("remove") || starts("rename") || starts("reply") || starts("reject") || starts("register") || starts("report") || starts("request")
    case UInt8(ascii: "s"): starts("save") || starts("send") || starts("submit") || starts("store") || starts("start")
    case UInt8(ascii: "h"): starts("handle")
    case UInt8(ascii: "t"): starts("try") || starts("tap")
    case UInt8(ascii: "u"): starts("update") || starts("upload") || starts("unfollow") || starts("unblock") || starts("unmute")
    case UInt8(ascii: "v"): starts("vote")
    default: false
    }
  }

  fileprivate func equals(_ word: StaticString, _ token: Token) -> Bool {
    UnsafeBufferPointer(rebasing: self[token.bytes]).equals(word)
  }
}
