extension Expression {
  /// The dotted name, without `self`, `?` and `$`: `viewModel.items`. `nil` where anything but names takes part.
  public var path: String? {
    switch form {
    case .name(let name): return name
    case .member(of: let base?, let name):
      guard let path = base.path else { return nil }
      return path == "self" || path == "_self" ? name : path + "." + name
    case .optional(let inner), .effect(_, let inner): return inner.path
    default: return nil
    }
  }

  /// The path of what is looked into with a subscript: `values` in `values[key]`.
  var subscripted: String? {
    guard case .group(let parts) = form, parts.count > 1 else { return nil }
    return parts[0].path
  }

  /// The path, or the implicit member with its dot: `.failed`.
  public var pathOrMember: String? {
    if case .member(of: nil, let name) = form { return "." + name }
    return path
  }

  /// The expression without `try` and `await` in front of it.
  public var withoutEffects: Expression {
    if case .effect(_, let inner) = form { return inner.withoutEffects }
    return self
  }

  /// Whether it waits for something, closures inside it left out.
  public var waits: Bool {
    switch form {
    case .effect(let effect, let inner): effect == .await || inner.waits
    case .call(let call):
      call.callee.waits
        || call.arguments.contains {
          if case .closure = $0.value.form { return false }
          return $0.value.waits
        }
    case .member(let base, _): base?.waits ?? false
    case .ternary(let condition, let then, let otherwise): condition.waits || then.waits || otherwise.waits
    case .operation(_, let parts), .group(let parts): parts.contains { $0.waits }
    case .optional(let inner): inner.waits
    default: false
    }
  }

  /// The first `try?` in it, closures left out.
  public var optionalTry: Expression? {
    switch form {
    case .effect(.tryOptional, _): self
    case .effect(_, let inner), .optional(let inner): inner.optionalTry
    case .call(let call):
      call.callee.optionalTry ?? call.arguments.lazy.compactMap { $0.value.optionalTry }.first
    case .member(let base, _): base?.optionalTry
    case .ternary(let condition, let then, let otherwise):
      condition.optionalTry ?? then.optionalTry ?? otherwise.optionalTry
    case .operation(_, let parts), .group(let parts): parts.lazy.compactMap { $0.optionalTry }.first
    default: nil
    }
  }

  /// The call at the end of the expression, behind `try` and `await`.
  public var asCall: Call? {
    if case .call(let call) = withoutEffects.form { return call }
    return nil
  }

  public var asClosure: Closure? {
    if case .closure(let closure) = form { return closure }
    return nil
  }
}

extension Call {
  /// The last name of what is called: `save` in `viewModel.save()`, `ProgressView`.
  public var name: String {
    switch callee.form {
    case .name(let name): return name
    case .member(_, let name): return name
    case .optional(let inner), .effect(_, let inner):
      switch inner.form {
      case .name(let name), .member(_, let name): return name
      default: return ""
      }
    default: return ""
    }
  }

  /// The name as written, such as `viewModel.save`; `().save` for a member of something that is no name.
  public var fullName: String {
    if let path = callee.pathOrMember { return path }
    let last = name
    return last.isEmpty ? "" : "()." + last
  }

  /// Returns the argument of a label.
  public func argument(_ label: String?) -> Argument? {
    arguments.first { $0.label == label }
  }
}

extension Expression {
  /// Makes the expression a dotted name stands for.
  public init(path: String) {
    let parts = path.split(separator: ".").map(String.init)
    var result = Expression(.name(parts.first ?? path), bytes: 0..<0)
    for part in parts.dropFirst() { result = Expression(.member(of: result, name: part), bytes: 0..<0) }
    self = result
  }
}

extension Block {
  /// Whether the views in it show what is at a path, or a part of it.
  public func shows(_ path: String) -> Bool {
    var result = false
    func look(_ value: Expression) {
      value.walk { part in
        if result { return .skip }
        if let read = part.path {
          if read == path || read.hasPrefix(path + ".") { result = true }
          return .skip
        }
        return .enter
      }
    }
    func look(_ block: Block) {
      for statement in block.statements { statement.walk { look(part: $0) } }
    }
    func look(part: Expression) -> WalkStep {
      if result { return .skip }
      if case .call(let call) = part.form {
        if call.runsItsClosure {
          // What a hook does with the value does not show it.
          if case .member(of: let base?, _) = call.callee.form { base.walk(look(part:)) }
          return .skip
        }
        // What a button does is not seen.
        if call.name == "Button" {
          let parts = ButtonParts(call)
          for argument in [parts.title, parts.label] { argument?.value.walk(look(part:)) }
          return .skip
        }
        // Whether an alert or a sheet is there is no more than that.
        if call.argument("isPresented") != nil {
          call.callee.walk(look(part:))
          for argument in call.arguments where argument.label != "isPresented" { argument.value.walk(look(part:)) }
          return .skip
        }
        return .enter
      }
      if let read = part.path {
        if read == path || read.hasPrefix(path + ".") { result = true }
        return .skip
      }
      return .enter
    }
    look(self)
    return result
  }
}
