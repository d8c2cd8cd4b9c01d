extension SourceScan {
  /// What the words of a file hint at.
  struct Signs {
    /// Verbs of change that a project added.
    private let verbs: [[UInt8]]
    private var declares = false
    private var buildsViews = false
    /// Something asynchronous that a view shows or starts.
    private var isAsync = false
    private var hasButton = false
    private var waits = false
    private var catches = false
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
        || decides && (unwraps || namesState || showsProgress) || holdsBack
    }
    /// Whether a view is held back while something is so.
    private var holdsBack = false
    private var readsValue = false
    private var showsProgress = false
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

    init(verbs: [[UInt8]]) { self.verbs = verbs }

    /// Whether what the code does can only matter to those who ask for a function of the file by name: nothing in it
    /// waits, catches or is a view worth reading, and no page is shown.
    var saysItAllOutside: Bool { relevance == .declarations && !waits && !catches && !isAsync }

    var relevance: Relevance {
      guard declares else { return .none }
      guard buildsViews else { return .declarations }
      if isAsync || waits && (hasHook || mutates) || hasHook && loads { return .views }
      if hasButton && (mutates || waits) { return .views }
      if (switches || decides) && (namesEnd || namesTrouble || showsProgress) { return .views }
      if namesWaiting || namesRole { return .views }
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
      case 3:
        if word.equals("let"), before.kind == .word, source.equals("if", before) || source.equals("guard", before) {
          unwraps = true
        }
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
        if word.equals("catch") { catches = true }
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
        if word.equals("disabled"), isMember { holdsBack = true }
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
        if word.equals("replaceError"), isMember { waits = true }
        if word.equals("ProgressView") { showsProgress = true }
        if word.equals("swipeActions") { hasMenu = true }
      case 18: if word.equals("confirmationDialog") { hasMenu = true }
      case 22:
        if word.equals("ContentUnavailableView") { isAsync = true }
      default:
        if isMember { noteRole(word) }
      }
      if word.count > 4, word[0] >= 97, !loads, word.beginsWithLoading { loads = true }
      // `model.save()`, and the view's own: `{ save() }`, `action: save`.
      if !mutates, word.count > 2, isMember || token.beginsLine || before.opensCode(in: source),
        word.beginsWithMutation
      {
        mutates = true
      }
      // `action: onSave`: what is done was handed in.
      if !mutates, !isMember, word.count > 3, word[0] == UInt8(ascii: "o"), word[1] == UInt8(ascii: "n"), word[2] < 97,
        before.opensCode(in: source)
      {
        mutates = true
      }
      if !mutates, verbs.contains(where: { word.starts(with: $0) }) { mutates = true }
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
