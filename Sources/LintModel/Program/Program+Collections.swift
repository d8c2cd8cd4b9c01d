extension Program {
  /// Whether a type holds any number of things.
  public func isCollection(_ type: ResolvedType) -> Bool { expanded(type).type.isCollection }

  /// Whether a block shows a row for each element of what a name holds, itself or through a function or view that it
  /// hands the name to, and none of them asks whether there is any.
  public func listsBlindly(_ name: String, in block: Block, scope: Scope, depth: Int = 0) -> Bool {
    if block.checksEmptiness { return false }
    if block.lists(name) { return true }
    guard depth < 3 else { return false }
    var result = false
    block.visitViews { element in
      guard !result, let call = element.call else { return }
      for (index, argument) in call.arguments.enumerated() where argument.value.path == name {
        if let found = rows(shownBy: call, argument: argument, at: index, scope: scope, depth: depth) { result = found }
      }
    }
    return result
  }

  /// Whether a function or view of the project's own lists what one of its arguments holds; `nil` where it is neither.
  private func rows(shownBy call: Call, argument: Argument, at index: Int, scope: Scope, depth: Int) -> Bool? {
    if call.name.first?.isLowercase == true {
      guard let function = function(calledBy: call, in: scope), index < function.facts.parameters.count
      else { return nil }
      let inner = function.facts.parameters[index].name
      let place = Scope(owner: function.owner, path: function.path)
      guard let body = function.facts.body else { return function.facts.summary.listsBlindly(inner) }
      return listsBlindly(inner, in: body, scope: place, depth: depth + 1)
    }
    guard let entry = entry(named: call.fullName, in: scope.owner, path: scope.path), entry.isView,
      let inner = argument.label ?? entry.onlyCollection, entry.properties[inner] != nil,
      let page = entry.properties["body"]?.facts
    else { return nil }
    // Somebody else in the view may ask.
    let asks = entry.properties.values.contains { $0.facts.name != "body" && $0.facts.asksForEmptiness }
    if asks { return false }
    let place = Scope(owner: entry.name, path: entry.path)
    guard let body = page.body else { return page.summary?.listsBlindly(inner) ?? false }
    return listsBlindly(inner, in: body, scope: place, depth: depth + 1)
  }
}

extension TypeEntry {
  /// The one stored collection of a view, which an argument without a label fills.
  fileprivate var onlyCollection: String? {
    let found = properties.values.filter { $0.facts.type.flatMap { SwiftType($0) }?.isCollection ?? false }
    return found.count == 1 ? found[0].facts.name : nil
  }
}

extension PropertyFacts {
  fileprivate var asksForEmptiness: Bool {
    body?.checksEmptiness ?? summary?.asksForEmptiness ?? false
  }
}

extension ActionSummary {
  fileprivate var asksForEmptiness: Bool {
    reads.contains { read in Emptiness.words.contains { read.hasSuffix("." + $0) } }
      || calls.contains { $0.contains("emptyState") || $0.contains("ContentUnavailableView") }
  }

  /// Whether code that was only skimmed shows a row for each element of what a name holds.
  fileprivate func listsBlindly(_ name: String) -> Bool {
    !asksForEmptiness && reads.contains(name) && calls.contains { ["List", "ForEach", "Table"].contains($0) }
  }
}

extension Block {
  /// Whether anything in it asks whether something is empty.
  public var checksForEmptiness: Bool { checksEmptiness }

  /// Whether it shows a row for each element of what a name holds.
  public func lists(_ name: String) -> Bool {
    var result = false
    visitViews { element in
      guard ["List", "ForEach", "Table"].contains(element.name), let first = element.call?.arguments.first
      else { return }
      if first.value.path == name { result = true }
      if case .operation(_, let operands) = first.value.form, operands.contains(where: { $0.path == name }) {
        result = true
      }
    }
    return result
  }
}
