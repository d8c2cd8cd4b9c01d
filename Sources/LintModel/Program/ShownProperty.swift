/// A property of a type, for the question which views show it.
struct ShownProperty {
  private let program: Program
  /// The type it belongs to.
  private let type: TypeEntry
  /// Its name, and those of what is computed of it.
  private let names: Set<String>

  /// - Parameter path: How some code writes it: `message`, `alerts.message`.
  init?(_ path: String, in scope: Scope, of program: Program) {
    guard let owner = scope.owner, let own = program.entry(named: owner, in: nil, path: scope.path) else { return nil }
    var parts = path.split(separator: ".").map(String.init)
    var type = own
    if parts.first == owner.split(separator: ".").last.map(String.init) { parts.removeFirst() }
    // What an object in it holds belongs to that object; what a value in it holds is part of it.
    while parts.count > 1, let first = parts.first {
      guard let inner = program.type(of: Expression(path: first), in: Scope(owner: type.name, path: type.path)),
        let entry = program.entry(of: inner), entry.kind == .class || entry.kind == .actor
      else { break }
      type = entry
      parts.removeFirst()
    }
    guard let name = parts.first, Self.has(name, type) else { return nil }
    self.program = program
    self.type = type
    names = Self.names(computedOf: name, in: type)
  }

  /// Whether a type has a property of the name, or may have one from a type that is not declared here.
  private static func has(_ name: String, _ type: TypeEntry) -> Bool {
    type.properties[name] != nil || type.kind == .class && !type.inherits.isEmpty
  }

  private static func names(computedOf name: String, in type: TypeEntry) -> Set<String> {
    var names: Set<String> = [name]
    for _ in 0..<3 {
      let before = names.count
      for property in type.properties.values where property.facts.isComputed {
        if let reads = property.facts.summary?.reads, reads.contains(where: { names.contains($0.firstPart) }) {
          names.insert(property.facts.name)
        }
      }
      if names.count == before { break }
    }
    return names
  }

  /// Whether a view shows it, or one that it hands the object to.
  func isShown(by scene: ViewScene) -> Bool {
    guard let view = program.entry(named: scene.name, in: nil, path: scene.path) else { return false }
    // Whoever is handed a binding may leave out what is not worth showing.
    let handed = scene.elements.flatMap { $0.node.modifiers.filter(\.name.mayFilterErrors).flatMap(\.arguments) }
    let filtered = handed.compactMap { $0.value.path.map { String($0.drop { $0 == "$" }) } }
    if isRead(by: view, isFirst: true, filtered: Set(filtered)) { return true }
    var seen: Set<String> = [view.name]
    var level = scene.elements.filter { !$0.around.isOtherScreen }.map(\.node.name)
      + scene.elements.flatMap { $0.node.modifiers.flatMap(\.viewNames) }
    for _ in 0..<3 {
      var next: [String] = []
      for name in Set(level) where name.first?.isUppercase == true && !KnownViews.contains(name) {
        guard seen.count < 80, let child = program.entry(named: name, in: view.name, path: view.path), child.isView,
          seen.insert(child.name).inserted
        else { continue }
        if isRead(by: child, isFirst: false) { return true }
        next += Self.shownCode(of: child).flatMap(\.calls)
      }
      level = next
    }
    return false
  }

  /// Whether the code of a view reads it, of an object that others have too.
  private func isRead(by view: TypeEntry, isFirst: Bool, filtered: Set<String> = []) -> Bool {
    let isOwn = isSame(view)
    for summary in Self.shownCode(of: view) {
      let catches = !summary.assignsInCatch.isEmpty || !summary.callsInCatch.isEmpty || !summary.swallows.isEmpty
      for path in summary.reads + summary.calls {
        if filtered.contains(path) { continue }
        let parts = path.split(separator: ".").map { String($0.drop { $0 == "$" }) }
        for (index, part) in parts.enumerated() where names.contains(part) {
          guard index > 0 else {
            // Inside a `catch`, `error` is what was caught.
            if isOwn, isFirst, !(catches && part == "error") { return true }
            continue
          }
          let base = parts[..<index].joined(separator: ".")
          if isSharedObject(base, in: view, isFirst: isFirst) { return true }
        }
      }
    }
    return false
  }

  /// Whether a path in a view leads to an object of the type; one that a view has for itself is not that of another.
  private func isSharedObject(_ path: String, in view: TypeEntry, isFirst: Bool) -> Bool {
    let scope = Scope(owner: view.name, path: view.path)
    guard let found = program.type(of: Expression(path: path), in: scope), let entry = program.entry(of: found),
      isSame(entry) || entry.inherits.contains(type.name) || type.inherits.contains(entry.name)
    else { return false }
    if isFirst { return true }
    guard let property = view.properties[path.firstPart]?.facts else { return true }
    let isOwn = property.initial != nil && property.attributes.contains { $0 == "State" || $0 == "StateObject" }
    return !isOwn
  }

  private func isSame(_ entry: TypeEntry) -> Bool { entry.name == type.name && entry.path == type.path }

  /// What the code of a view does that is run to show it: its body, and what that is put together from.
  private static func shownCode(of view: TypeEntry) -> [ActionSummary] {
    var result: [ActionSummary] = []
    var seen: Set<String> = []
    var waiting = ["body", "makeBody", "makeUIView", "makeNSView", "updateUIView", "updateNSView"]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      var found: [ActionSummary] = []
      if let property = view.properties[name]?.facts, property.isComputed, let summary = property.summary {
        found.append(summary)
      }
      for function in view.functions[name] ?? [] where function.facts.isViewCode || function.facts.isAnswer {
        found.append(function.facts.summary)
      }
      if name == "body" || name.hasPrefix("make") || name.hasPrefix("update") {
        found += (view.functions[name] ?? []).map(\.facts.summary)
      }
      result += found
      waiting += found.flatMap { ($0.reads + $0.calls).map(\.firstPart) }
    }
    return result
  }
}

extension FunctionFacts {
  /// Whether it only works something out.
  fileprivate var isAnswer: Bool { result != nil && !isAsync && summary.assigns.isEmpty }
}

extension String {
  /// Whether a call of the name is a modifier of somebody's own that shows messages: `errorToast`, `errorAlert`.
  fileprivate var mayFilterErrors: Bool {
    let last = split(separator: ".").last.map(String.init) ?? self
    guard last.first?.isLowercase == true, last != "alert" else { return false }
    let word = last.lowercased()
    return ["alert", "toast", "error", "banner", "snack"].contains { word.contains($0) }
  }

  /// What stands in front of the first dot.
  fileprivate var firstPart: String { firstIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

extension Call {
  /// The views among its arguments, as in `.modifier(ErrorAlert(model))`.
  fileprivate var viewNames: [String] {
    arguments.compactMap { $0.value.asCall?.fullName }.filter { $0.first?.isUppercase == true }
  }
}

extension Surroundings {
  /// Whether it is another screen that is opened from this one.
  fileprivate var isOtherScreen: Bool {
    frames.contains { frame in
      switch frame {
      case .modifier(let call, _): Self.openers.contains(call.name)
      case .container(let element, let label): element.name == "NavigationLink" && label != "label"
      default: false
      }
    }
  }

  private static let openers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector", "contextMenu",
  ]
}
