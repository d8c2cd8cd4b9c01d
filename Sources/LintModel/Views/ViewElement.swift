/// A view with the modifiers behind it.
public struct ViewElement: Sendable {
  /// What is shown, without its modifiers.
  public let root: Expression
  /// The modifiers, in order.
  public let modifiers: [Call]
  /// The view with its modifiers.
  public let bytes: Range<Int>

  public init(_ expression: Expression) {
    var modifiers: [Call] = []
    var current = expression.withoutEffects
    while case .call(let call) = current.form, case .member(of: let base?, let name) = call.callee.form,
      Self.isModifier(name, on: base)
    {
      modifiers.append(call)
      current = base.withoutEffects
    }
    root = current
    self.modifiers = modifiers.reversed()
    bytes = expression.bytes
  }

  /// The call of the view's initialiser or function; `nil` where it is only named.
  public var call: Call? {
    if case .call(let call) = root.form { return call }
    return nil
  }

  /// The name of what is shown: `Text`, `content`, `ContentUnavailableView.search`.
  public var name: String {
    call?.fullName ?? root.pathOrMember ?? ""
  }

  /// Returns the first modifier of a name.
  public func modifier(_ name: String) -> Call? {
    modifiers.first { $0.name == name }
  }

  private static func isModifier(_ name: String, on base: Expression) -> Bool {
    guard name.first?.isUppercase == false else { return false }
    switch base.withoutEffects.form {
    case .call: return true
    case .group, .statement, .ternary, .text, .closure: return true
    default: break
    }
    guard let path = base.path else { return false }
    let last = path.split(separator: ".").last ?? ""
    if last.first?.isUppercase == true { return false }
    if path.first?.isUppercase == true { return true }
    if KnownViews.modifiers.contains(name) { return true }
    // `contentView.loadingOverlay(…)` is a modifier; `viewModel.row(…)` is a view.
    return !path.contains(".") && soundsLikeView(path)
  }
}

extension ViewElement {
  private static func soundsLikeView(_ name: String) -> Bool {
    name == "content" || name == "body" || viewWords.contains { name.hasSuffix($0) }
  }

  private static let viewWords = [
    "View", "Content", "Section", "Button", "Label", "List", "Row", "Image", "Stack", "Icon", "Text", "Title",
    "Header", "Footer", "Overlay", "Background", "Placeholder", "Page", "Form", "Grid", "Cell", "Card", "Bar",
  ]
}

extension Block {
  /// Visits every view that the block shows, outer ones first; closures that are run when something happens are left
  /// out.
  func visitViews(_ visit: (ViewElement) -> Void) {
    for statement in statements { statement.visitViews(visit) }
  }
}

extension Statement {
  fileprivate func visitViews(_ visit: (ViewElement) -> Void) {
    switch self {
    case .expression(let value), .exit(.return, let value?): value.visitViews(visit)
    case .binding(let binding):
      // `let page = ProgressView()` is shown where it is named.
      binding.value?.visitViews(visit)
    case .conditional(let conditional):
      conditional.then.visitViews(visit)
      conditional.otherwise?.visitViews(visit)
    case .guarded(let guarded): guarded.otherwise.visitViews(visit)
    case .choice(let choice): for item in choice.cases { item.body.visitViews(visit) }
    case .blocks(let blocks): for block in blocks { block.visitViews(visit) }
    case .loop(let loop): loop.body.visitViews(visit)
    case .attempt(let attempt):
      attempt.body.visitViews(visit)
      for clause in attempt.catches { clause.body.visitViews(visit) }
    case .assignment(let assignment): assignment.value.visitViews(visit)
    case .exit: break
    }
  }
}

extension Expression {
  func visitViews(_ visit: (ViewElement) -> Void) {
    switch form {
    case .effect(_, let inner), .optional(let inner): inner.visitViews(visit)
    case .statement(let statement): statement.visitViews(visit)
    case .ternary(_, let then, let otherwise):
      then.visitViews(visit)
      otherwise.visitViews(visit)
    case .closure(let closure): closure.body.visitViews(visit)
    case .group(let parts), .operation(_, let parts): for part in parts { part.visitViews(visit) }
    case .call, .name, .member:
      let element = ViewElement(self)
      visit(element)
      element.visitParts(visit)
    case .text, .boolean, .nothing, .literal: break
    }
  }
}

extension ViewElement {
  fileprivate func visitParts(_ visit: (ViewElement) -> Void) {
    if let call {
      let name = call.fullName
      for argument in call.arguments where !isAction(argument, of: call, named: name) {
        argument.value.visitViews(visit)
      }
    } else if root.path == nil {
      switch root.form {
      case .call, .name, .member: break
      default: root.visitViews(visit)
      }
    }
    for modifier in modifiers where !modifier.runsItsClosure {
      for argument in modifier.arguments where !argument.isRun {
        argument.value.visitViews(visit)
      }
    }
  }

  /// Whether an argument of the view is run when something happens.
  func isAction(_ argument: Argument, of call: Call, named name: String) -> Bool {
    guard let closure = argument.value.asClosure else { return argument.label == "action" }
    // `action: { Button("Retry") { … } }` is a view of what to press.
    if argument.label != nil, closure.body.isButton { return false }
    return KnownViews.isAction(
      label: argument.label, of: name, isTrailing: argument.isTrailing,
      hasLabelledSibling: call.arguments.contains { $0.label == "label" })
      && !(argument.label == nil && call.argument("action") != nil)
  }
}

extension Call {
  /// Whether the modifier runs its closure instead of showing it.
  var runsItsClosure: Bool {
    let name = name
    if KnownViews.actionModifiers.contains(name) { return true }
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }
}

extension Argument {
  fileprivate var isRun: Bool {
    guard let label else { return false }
    return label == "action" || label == "perform" || label == "onDismiss" || label == "completion"
      || label == "isPresented" || label == "onCompletion"
  }
}

extension Block {
  /// Whether it is one button and nothing else.
  fileprivate var isButton: Bool {
    guard statements.count == 1, case .expression(let value)? = statements.first else { return false }
    let name = ViewElement(value).name
    return name.hasSuffix("Button") && name.first?.isUppercase == true
  }
}
