extension Program {
  /// Whether all that a view shows of what is at a path stands in alerts which nobody ever opens.
  public func isShownInClosedAlerts(_ path: String, in scene: ViewScene) -> Bool {
    var shown = 0
    for site in scene.elements {
      for modifier in site.node.modifiers where Self.opened.contains(modifier.name) {
        let reads = modifier.arguments.flatMap(\.value.readPaths).count { $0 == path || $0.hasPrefix(path + ".") }
        guard reads > 0 else { continue }
        // Something that the alert itself is given may open it.
        guard let flag = modifier.argument("isPresented")?.value.path, !flag.contains("."), flag != path,
          !modifier.arguments.contains(where: { $0.value.asClosure == nil && $0.value.path == path }),
          !isEverOpened(flag, in: scene)
        else { return false }
        shown += reads
      }
    }
    guard shown > 0 else { return false }
    let all = scene.bodies.reduce(0) { count, body in
      count + body.statements.reduce(0) { $0 + $1.reads(of: path) }
    }
    return all == shown
  }

  private static let opened: Set<String> = ["alert", "sheet", "confirmationDialog", "popover"]

  /// Whether anything in a view sets one of its own flags to `true`, or hands it on.
  private func isEverOpened(_ flag: String, in scene: ViewScene) -> Bool {
    guard let entry = entry(named: scene.name, in: nil, path: scene.path), let property = entry.properties[flag]?.facts,
      property.attributes.contains(where: { $0 == "State" }), !property.isComputed
    else { return true }
    let summaries = entry.functions.values.joined().map(\.facts.summary)
      + entry.properties.values.compactMap(\.facts.summary)
    if summaries.contains(where: { $0.raises.contains(flag) || $0.calls.contains(flag + ".toggle") }) { return true }
    if summaries.contains(where: { $0.assigns.contains(flag) }) { return true }
    let reads = scene.bodies.reduce(0) { count, body in count + body.statements.reduce(0) { $0 + $1.reads(of: flag) } }
    return reads > 1
  }
}

extension Statement {
  /// How often something in it reads a path, or a part of what is there.
  fileprivate func reads(of path: String) -> Int {
    var count = 0
    walk { part in
      guard let read = part.path else { return .enter }
      if read == path || read.hasPrefix(path + ".") { count += 1 }
      return .skip
    }
    return count
  }
}
