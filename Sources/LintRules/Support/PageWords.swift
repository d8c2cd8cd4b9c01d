import LintModel

/// What is written on a page, and the names of what is.
struct PageWords {
  /// The literal texts, in lower case.
  private var texts: [String] = []
  /// The names of members, such as the keys of localised texts, in lower case.
  private var names: [String] = []

  init(of call: Call) {
    for argument in call.arguments { argument.value.walk { read($0) } }
  }

  init(of block: Block) {
    block.walk { read($0) }
  }

  private mutating func read(_ part: Expression) -> WalkStep {
    switch part.form {
    case .text(let text): texts.append(text.lowercased())
    case .member(_, let name): names.append(name.lowercased())
    default: break
    }
    return .enter
  }

  /// Whether the page asks the person to choose something, as the empty detail of a split view does.
  var asksForChoice: Bool {
    texts.contains { words in
      words.hasPrefix("select") || words.hasPrefix("choose") || words.hasPrefix("pick") || words.contains("selected")
        || words.contains("selection") || words == "arrow.left" || words.hasPrefix("sidebar")
    }
  }

  /// Whether the page says that something may not be seen, which no button changes.
  var isAboutAccess: Bool { says { $0.contains("lock") || $0.contains("permission") || $0.contains("forbidden") } }

  /// Whether the page shows a failure, which other rules look at.
  var isAboutFailure: Bool {
    says { word in
      word.contains("exclamationmark") || word.contains("wifi") || word.contains("xmark.octagon") || word == "error"
    } || texts.contains { words in Self.failures.contains { words.contains($0) } }
  }

  /// Whether the page says that what it should show could not be loaded.
  var saysLoadingFailed: Bool {
    !texts.contains { $0.contains("appear here") } && texts.contains { words in
      let isAboutLoading = words.contains("load") || words.contains("fetch") || words.contains("reach") || words.contains("connect")
      return isAboutLoading && Self.failures.contains { words.contains($0) } || words.contains("something went wrong")
    }
  }

  private static let failures = [
    "failed", "failure", "cannot", "can't", "can’t", "could not", "couldn't", "couldn’t", "unable to", "went wrong",
    "unavailable", "not available", "not supported", "unsupported", "not found", "try again", "offline",
  ]

  /// Whether the page says that a search found nothing: the search field is the action.
  var isAboutSearch: Bool {
    says { $0.contains("search") || $0.contains("line.3.horizontal.decrease") || $0.contains("no results") || $0.contains("noresults") || $0.contains("nomatch") }
      || texts.contains { words in Self.searches.contains { words.contains($0) } }
  }

  private static let searches = [
    "no match", "matching", "matches", "query", "try a different", "try another", "adjust", "your filter", "filters", "filtro",
  ]

  /// Whether the page says that a thing does not have something, which nobody in front of it can change.
  var isAboutLack: Bool {
    texts.contains { words in Self.lacks.contains { words.contains($0) } }
  }

  private static let lacks = [
    "right now", "at the moment", "no longer", "does not", "doesn't", "doesn’t", "did not", "didn't", "didn’t", "has no ", "has not ", "hasn't", "hasn’t", "isn't", "isn’t",
    "is not ", "aren't", "aren’t", "hidden", "archived", "blocked", "muted", "trash", "no alternatives",
  ]

  /// Whether the page tells a person what to do, so that something comes to stand here.
  var tellsWhatToDo: Bool {
    texts.contains { text in
      let words = Set(text.split { !$0.isLetter && $0 != "+" }.map(String.init))
      return !words.isDisjoint(with: Self.doing)
    }
  }

  private static let doing: Set<String> = [
    "add", "create", "tap", "click", "press", "start", "import", "connect", "choose", "compose", "+", "pull", "upload",
    "scan", "invite", "set",
  ]

  /// Whether the page says that something is still on its way.
  var saysToWait: Bool { texts.contains { $0.contains("loading") || $0.contains("wait") || $0.contains("moment") } }

  /// Whether the page says that all is done, so that nothing is left to do.
  var saysDone: Bool {
    says { $0.contains("checkmark") } || texts.contains { words in Self.endings.contains { words.contains($0) } }
  }

  private static let endings = ["all done", "all caught up", "caught up", "up to date", "is clear", "all clear"]

  /// Whether the page says that there is nothing.
  var saysEmpty: Bool {
    texts.contains { words in
      words.hasPrefix("no ") || words.hasPrefix("no_") || words.contains("empty") || words.contains("nothing")
        || words.hasSuffix("yet") || words.contains(" yet")
    } || says { $0.contains("empty") || $0.contains("nothing") || $0.hasPrefix("no") && !$0.hasPrefix("not") }
  }

  /// Whether a text or a name satisfies a condition.
  private func says(_ isWanted: (String) -> Bool) -> Bool { texts.contains(where: isWanted) || names.contains(where: isWanted) }
}

extension Call {
  /// What is written on the page that the call makes.
  var words: PageWords { PageWords(of: self) }

  /// Whether nothing that the page says is written where it stands: its words are handed in.
  var isWordless: Bool {
    guard let title = arguments.first, title.value.asClosure == nil else { return false }
    guard let path = title.value.path else { return false }
    return path.first?.isUppercase == false
  }
}
