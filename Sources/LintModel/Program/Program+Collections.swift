extension Program {
  /// Whether a type holds any number of things.
  public func isCollection(_ type: ResolvedType) -> Bool { expanded(type).type.isCollection }
}

extension Block {
  /// Whether anything in it asks whether something is empty.
  public var checksForEmptiness: Bool { checksEmptiness }

  /// Whether it shows a row for each element of what a name holds.
  public func lists(_ name: String) -> Bool {
    var result = false
    visitViews { element in
      guard ["List", "ForEach", "Table"].contains(element.name), let first = element.call?.arguments.first else { return }
      if first.value.path == name { result = true }
      if case .operation(_, let operands) = first.value.form, operands.contains(where: { $0.path == name }) {
        result = true
      }
    }
    return result
  }
}
