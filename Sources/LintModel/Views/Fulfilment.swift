/// What a piece of a screen holds.
public struct Fulfilment: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something that shows that work is under way.
  public static let progress = Fulfilment(rawValue: 1)
  /// A `ContentUnavailableView`.
  public static let unavailable = Fulfilment(rawValue: 2)
  /// Something with which a person can act.
  public static let action = Fulfilment(rawValue: 4)
  /// Anything a person can see.
  public static let content = Fulfilment(rawValue: 8)
  /// Code that could not be resolved.
  public static let unknown = Fulfilment(rawValue: 16)
  /// An `isEmpty` check or a modifier for the empty page.
  public static let emptiness = Fulfilment(rawValue: 32)
  /// An action that does more than close what it stands on.
  public static let work = Fulfilment(rawValue: 64)
}

/// A view that a piece of a screen refers to by name.
enum ViewReference: Hashable, Sendable {
  /// A view type.
  case type(String)
  /// A property or function, or a path that ends in one.
  case member(String)
  /// A modifier.
  case modifier(String)
}

/// What a piece of a screen holds itself, and what it leaves to others.
struct ViewContent: Sendable {
  var direct: Fulfilment = []
  var references: Set<ViewReference> = []

  init(of block: Block, options: ExtractionOptions) {
    block.visitViews { add($0, options: options) }
    if block.checksEmptiness { direct.insert(.emptiness) }
    if block.repeatsForever { direct.insert(.progress) }
  }

  init(of expression: Expression, options: ExtractionOptions) {
    expression.visitViews { add($0, options: options) }
  }

  /// Reads the names a skimmed declaration calls.
  init(of summary: ActionSummary, options: ExtractionOptions) {
    for name in summary.calls {
      if name.contains("."), !name.hasPrefix("().") {
        add(name: name, options: options)
      } else {
        let last = name.hasPrefix("().") ? String(name.dropFirst(3)) : name
        add(name: last, options: options)
        add(modifier: last, options: options)
      }
    }
    if summary.calls.contains(where: { $0.hasSuffix("repeatForever") }) { direct.insert(.progress) }
    for name in summary.reads {
      if name.hasSuffix(".isEmpty") { direct.insert(.emptiness) }
      references.insert(.member(name))
    }
  }

  private mutating func add(_ element: ViewElement, options: ExtractionOptions) {
    if element.isButtonThatCloses {
      direct.insert([.action, .content])
    } else if !element.isInvisible {
      add(name: element.name, options: options)
    }
    for modifier in element.modifiers { add(modifier: modifier.name, options: options) }
  }

  private mutating func add(name: String, options: ExtractionOptions) {
    guard let first = name.first else { return }
    if first == "." || name.hasPrefix("()") { return }
    let base = String(name.prefix { $0 != "." })
    // An initialiser that is handed on may be called with anything.
    if name.hasSuffix(".init") { direct.insert([.unknown, .content]) }
    guard first.isUppercase else {
      references.insert(.member(name))
      return
    }
    if let dot = name.lastIndex(of: "."), name[name.index(after: dot)...].first?.isLowercase == true,
      !KnownViews.contains(base)
    {
      // A static member that builds a view.
      references.insert(.member(base == "Self" ? String(name[name.index(after: dot)...]) : name))
      return
    }
    if options.progressViews.contains(name) || KnownViews.progress.contains(name) { direct.insert([.progress, .content]) }
    if KnownViews.unavailable.contains(base) { direct.insert([.unavailable, .content]) }
    if KnownViews.actions.contains(name) { direct.insert([.action, .work, .content]) }
    if options.emptyViews.contains(name) { direct.insert([.unavailable, .action, .work, .content]) }
    if options.errorViews.contains(name) { direct.insert([.action, .work, .content]) }
    if KnownViews.plain.contains(base) { direct.insert(.content) }
    references.insert(.type(name))
  }

  private mutating func add(modifier name: String, options: ExtractionOptions) {
    switch name {
    case "redacted", "skeleton", "shimmer", "shimmering", "symbolEffect": direct.insert(.progress)
    case "emptyState": direct.insert([.emptiness])
    case "onTapGesture", "onLongPressGesture": direct.insert([.action, .work])
    default: references.insert(.modifier(name))
    }
  }
}

extension ViewElement {
  /// Whether it takes up room and shows nothing: a clear colour, a text without words.
  var isInvisible: Bool {
    if name == "Color.clear" { return true }
    guard name == "Text", let call, call.arguments.count == 1, case .text("") = call.arguments[0].value.form else {
      return false
    }
    return true
  }

  /// Whether it is a button that closes what it stands on, and does nothing else.
  fileprivate var isButtonThatCloses: Bool {
    guard name == "Button", let call else { return false }
    let parts = ButtonParts(call)
    guard let action = parts.action else { return parts.actionName.map { Self.closes($0) } ?? false }
    return !action.body.statements.isEmpty && action.body.statements.allSatisfy { statement in
      switch statement {
      case .expression(let value): value.asCall.map { Self.closes($0.fullName) } ?? false
      case .assignment(let assignment):
        switch assignment.value.form {
        case .boolean(false), .nothing: true
        default: false
        }
      default: false
      }
    }
  }

  private static func closes(_ name: String) -> Bool {
    let word = name.split(separator: ".").last?.lowercased() ?? ""
    return word == "dismiss" || word == "close" || name.contains("presentationMode") || word == "ondismiss" || word == "onclose"
  }
}

extension Block {
  /// Whether anything in it moves without end, as home-made spinners do.
  fileprivate var repeatsForever: Bool {
    var result = false
    walk { part in
      if result { return .skip }
      if case .call(let call) = part.form, call.name == "repeatForever" { result = true }
      return .enter
    }
    return result
  }

  /// Whether anything in it asks whether something is empty.
  var checksEmptiness: Bool {
    var result = false
    walk { part in
      if result { return .skip }
      if case .member(_, let name) = part.form, Emptiness.words.contains(name) { result = true }
      return .enter
    }
    return result
  }
}

/// Names that ask whether there is anything.
enum Emptiness {
  static let words: Set<String> = [
    "isEmpty", "count", "isNotEmpty", "hasItems", "isBlank", "hasResults", "hasContent", "isNilOrEmpty", "emptyState",
    "nonEmpty",
  ]
}
