/// The arguments of a `Button`, told apart.
struct ButtonParts {
  var action: Closure?
  var actionName: String?
  var label: Argument?
  var title: Argument?

  /// The parts of a view of the project's own, of which only what it runs is known.
  init(running action: Expression) {
    self.action = action.asClosure
    actionName = action.path
  }

  init(_ call: Call) {
    let named = call.argument("action")
    label = call.argument("label")
    if let named {
      action = named.value.asClosure
      actionName = named.value.path
      if label == nil { label = call.arguments.first { $0.label == nil && $0.isTrailing } }
    } else if let trailing = call.arguments.first(where: { $0.label == nil && $0.isTrailing }) {
      action = trailing.value.asClosure
    }
    if let first = call.arguments.first, first.label == nil, !first.isTrailing { title = first }
  }
}

extension Call {
  /// Whether the title or the label of a button says that it tries again.
  public var offersRetry: Bool {
    let parts = ButtonParts(self)
    var result = false
    for argument in [parts.title, parts.label] {
      argument?.value.walk { part in
        if case .text(let text) = part.form, RetryNames.contains(text) { result = true }
        // `Strings.tryAgain`
        if case .member(_, let name) = part.form, RetryNames.contains(name) { result = true }
        return .enter
      }
    }
    return result
  }
}
