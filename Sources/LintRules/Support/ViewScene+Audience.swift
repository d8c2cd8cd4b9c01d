import LintModel

extension ViewScene {
  /// Whether the view is named after those who make the app, and not after those who use it.
  var isForMakers: Bool {
    if ["Preview", "Previews"].contains(where: { name.hasSuffix($0) }) { return true }
    let folders = path.split(separator: "/").dropLast()
    return Self.tellsOfMakers(name) || folders.contains { Self.tellsOfMakers(String($0)) }
  }

  /// Whether the button is in a member that its own file alone can use, and does not.
  func isUnused(_ button: MutationButton, in file: FileFacts) -> Bool {
    guard let member = member(at: button.nameBytes), member != "body" else { return false }
    var isPrivate = false
    for type in file.types {
      let properties = type.properties.filter { $0.name == member }
      let functions = type.functions.filter { $0.name == member }
      isPrivate = isPrivate || properties.contains { $0.attributes.contains("private") }
        || functions.contains { $0.attributes.contains("private") }
      let summaries = type.properties.filter { $0.name != member }.compactMap(\.summary)
        + type.functions.filter { $0.name != member }.map(\.summary)
      if summaries.contains(where: { $0.mentions(member) }) { return false }
    }
    return isPrivate && !elements.contains { $0.node.name == member }
  }

  private static func tellsOfMakers(_ name: String) -> Bool {
    ["QA", "Debug", "Diagnostic", "Mock", "Playground"].contains { name.contains($0) }
  }
}

extension ActionSummary {
  fileprivate func mentions(_ name: String) -> Bool {
    (calls + reads).contains { $0.split(separator: ".").contains(Substring(name)) }
  }
}
