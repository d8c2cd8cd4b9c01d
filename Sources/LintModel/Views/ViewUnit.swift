/// A view, or a piece of one, that holds what those hold that it shows.
enum ViewUnit: Hashable, Sendable {
  case type(TypeDeclaration)
  /// A property or function of a type, as `Type.member`.
  case member(String)
  /// A function in an extension of views.
  case modifier(String)
  /// A function outside types.
  case function(String)

  /// What the code of a unit holds itself.
  struct Content: Sendable {
    var view: ViewContent
    let owner: String?
    /// The names that were asked for to find it.
    var names: [NameKey]
  }

  /// What a unit holds itself, and whom it shows.
  struct Node: Sendable {
    let direct: Fulfilment
    let targets: [ViewUnit]
    /// The names that were asked for to find them.
    let names: [NameKey]
  }
}

extension ViewUnit.Content {
  /// Takes in what another piece of code under the same name holds.
  fileprivate static func add(_ view: ViewContent?, owner: String?, to content: inout ViewUnit.Content?) {
    guard let view else { return }
    if content == nil {
      content = ViewUnit.Content(view: view, owner: owner, names: [])
    } else {
      content?.view.direct.formUnion(view.direct)
      content?.view.references.formUnion(view.references)
    }
  }
}

// MARK: What units are made of

extension ProgramStore {
  /// The types that are extended to give every view a modifier.
  private static let extendedByModifiers: Set<String> = ["View", "SwiftUI.View", "Image", "Text"]
  private static let builders: Set<String> = ["body", "makeBody", "makeUIView", "makeNSView"]

  fileprivate func content(of unit: ViewUnit) -> ViewUnit.Content? {
    contents.value(for: unit) {
      switch unit {
      case .type(let type): typeContent(type)
      case .member(let name): memberContent(name)
      case .modifier(let name): modifierContent(name)
      case .function(let name): functionContent(name)
      }
    }
  }

  private func typeContent(_ type: TypeDeclaration) -> ViewUnit.Content? {
    guard type.isView else { return nil }
    var content: ViewUnit.Content?
    if let body = type.properties["body"]?.facts, body.isComputed {
      ViewUnit.Content.add(self.content(of: body), owner: type.name, to: &content)
    }
    for name in Self.builders {
      for function in type.functions[name] ?? [] {
        ViewUnit.Content.add(self.content(of: function.facts), owner: type.name, to: &content)
      }
    }
    if Self.soundsLikeProgress(type.name), !standsIn(type, content) {
      var view = ViewContent(of: ActionSummary(), options: options)
      view.direct = [.progress, .content]
      ViewUnit.Content.add(view, owner: type.name, to: &content)
    }
    return content
  }

  /// Whether a placeholder shows a picture or words, so that it may stay.
  private func standsIn(_ type: TypeDeclaration, _ content: ViewUnit.Content?) -> Bool {
    if let content, content.view.standsStill { return true }
    guard type.name.lowercased().contains("placeholder"), let content else { return false }
    return content.view.direct.isDisjoint(with: .progress)
      && ["Image", "Text", "Label"].contains { content.view.references.contains(.type($0)) }
  }

  private func memberContent(_ name: String) -> ViewUnit.Content? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let typeName = String(name[..<dot])
    let member = String(name[name.index(after: dot)...])
    let last = typeName.lastIndex(of: ".").map { String(typeName[typeName.index(after: $0)...]) } ?? typeName
    var content: ViewUnit.Content?
    for type in types(named: last) where type.name == typeName && !isExtensionOfView(type) {
      add(member, of: type, to: &content)
    }
    return content
  }

  private func modifierContent(_ name: String) -> ViewUnit.Content? {
    var content: ViewUnit.Content?
    for last in ["View", "Image", "Text"] {
      for type in types(named: last) where isExtensionOfView(type) { add(name, of: type, to: &content) }
    }
    return content
  }

  private func functionContent(_ name: String) -> ViewUnit.Content? {
    var content: ViewUnit.Content?
    for function in functions(named: name) {
      ViewUnit.Content.add(self.content(of: function.facts), owner: nil, to: &content)
    }
    return content
  }

  private func isExtensionOfView(_ type: TypeDeclaration) -> Bool {
    type.isForeign && Self.extendedByModifiers.contains(type.name)
  }

  private func add(_ member: String, of type: TypeDeclaration, to content: inout ViewUnit.Content?) {
    if let property = type.properties[member]?.facts, property.isComputed {
      ViewUnit.Content.add(self.content(of: property), owner: type.name, to: &content)
    }
    for function in type.functions[member] ?? [] {
      ViewUnit.Content.add(self.content(of: function.facts), owner: type.name, to: &content)
    }
  }

  private func content(of property: PropertyFacts) -> ViewContent? {
    if let body = property.body { return ViewContent(of: body, options: options) }
    return property.isViewCode ? property.summary.map { ViewContent(of: $0, options: options) } : nil
  }

  private func content(of function: FunctionFacts) -> ViewContent? {
    if let body = function.body { return ViewContent(of: body, options: options) }
    return function.isViewCode ? ViewContent(of: function.summary, options: options) : nil
  }

  private static func soundsLikeProgress(_ name: String) -> Bool {
    let word = name.lowercased()
    return ["skeleton", "shimmer", "spinner", "loader", "placeholder", "activityindicator", "loadingview",
      "loadingindicator", "progressring", "loadinganimation", "progressview", "progressindicator", "progressbar",
      "circularprogress",
    ].contains { word.contains($0) }
  }
}

extension ViewContent {
  /// Whether all that is known to be in it are words and symbols that do not move.
  fileprivate var standsStill: Bool {
    guard direct == [.content] || direct == [.content, .emptiness] else { return false }
    return references.contains { $0 == .type("Text") || $0 == .type("Label") }
      && references.allSatisfy { reference in
        switch reference {
        case .type(let name): Self.still.contains(String(name.prefix { $0 != "." }))
        case .modifier(let name): Self.plain.contains(name) || Self.still.contains(name)
        // A word is a value that is shown, and no view.
        case .member(let name): !["View", "Icon", "Image", "Spinner", "Animation"].contains { name.hasSuffix($0) }
        }
      }
  }

  private static let still: Set<String> = [
    "Text", "Label", "Image", "VStack", "HStack", "ZStack", "Spacer", "Color", "Font", "Divider", "Group", "String",
  ]
  private static let plain: Set<String> = [
    "font", "foregroundStyle", "foregroundColor", "padding", "frame", "multilineTextAlignment", "bold", "background",
    "lineLimit", "imageScale", "italic", "fontWeight", "ignoresSafeArea", "opacity", "secondary", "primary",
  ]
}

// MARK: Who shows whom

extension ProgramStore {
  fileprivate func node(of unit: ViewUnit) -> ViewUnit.Node? {
    nodes.value(for: unit) {
      var names = Names(notes: notesNames)
      guard let content = content(of: unit, names: &names) else { return nil }
      var direct = content.view.direct
      var targets: [ViewUnit] = []
      for reference in content.view.references {
        let found = resolve(reference, owner: content.owner, names: &names)
        targets += found
        if found.isEmpty, isUnknown(reference, names: &names) { direct.insert(.unknown) }
      }
      return ViewUnit.Node(direct: direct, targets: targets, names: Array(names.all))
    }
  }

  /// The names that are asked for on the way.
  fileprivate struct Names {
    private(set) var all: Set<NameKey> = []
    /// Whether anybody will ask for them.
    let notes: Bool

    init(notes: Bool) { self.notes = notes }

    mutating func note(_ kind: NameKey.Kind, _ name: String) {
      if notes { all.insert(NameKey(kind, name)) }
    }
  }

  fileprivate func types(named name: String, names: inout Names) -> [TypeDeclaration] {
    names.note(.type, name)
    let found = types(named: name)
    if found.contains(where: { !$0.isForeign }) { names.note(.members, name) }
    return found
  }

  /// The types a written name may mean; `nil` where there is none.
  fileprivate func types(written name: String, names: inout Names) -> [TypeDeclaration]? {
    if let dot = name.lastIndex(of: ".") {
      let exact = types(named: String(name[name.index(after: dot)...]), names: &names).filter { $0.name == name }
      if !exact.isEmpty { return exact }
    }
    let base = String(name.prefix { $0 != "." })
    let found = types(named: base, names: &names)
    return found.isEmpty ? nil : found
  }

  /// Returns what a unit holds; `nil` where there is no such unit.
  fileprivate func content(of unit: ViewUnit, names: inout Names) -> ViewUnit.Content? {
    guard names.notes else { return content(of: unit) }
    switch unit {
    case .type(let type): _ = types(named: type.lastName, names: &names)
    case .member(let name):
      let parts = name.split(separator: ".").map(String.init)
      if parts.count > 1 {
        let found = types(named: parts[parts.count - 2], names: &names)
        if found.contains(where: \.isForeign) { names.note(.member, parts.suffix(2).joined(separator: ".")) }
      }
    case .modifier(let name):
      for last in ["View", "Image", "Text"] {
        _ = types(named: last, names: &names)
        names.note(.member, "\(last).\(name)")
      }
    case .function(let name): names.note(.function, name)
    }
    return content(of: unit)
  }

  private func isUnknown(_ reference: ViewReference, names: inout Names) -> Bool {
    switch reference {
    case .type(let name):
      let base = String(name.prefix { $0 != "." })
      return !KnownViews.contains(base) && types(named: base, names: &names).isEmpty
    case .member, .modifier: return false
    }
  }

  private func resolve(_ reference: ViewReference, owner: String?, names: inout Names) -> [ViewUnit] {
    switch reference {
    case .type(let name):
      return (types(written: name, names: &names) ?? []).map { .type($0) }
        .filter { content(of: $0, names: &names) != nil }
    case .member(let name):
      if content(of: .member(name), names: &names) != nil { return [.member(name)] }
      let isPlain = !name.contains(".")
      let last = isPlain ? name : name.split(separator: ".").last.map(String.init) ?? name
      var outer = isPlain ? owner : nil
      while let current = outer {
        let unit = ViewUnit.member(current + "." + last)
        if content(of: unit, names: &names) != nil { return [unit] }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      if isPlain, content(of: .function(last), names: &names) != nil { return [.function(last)] }
      return content(of: .modifier(last), names: &names) != nil ? [.modifier(last)] : []
    case .modifier(let name):
      return content(of: .modifier(name), names: &names) != nil ? [.modifier(name)] : []
    }
  }
}

// MARK: What a piece of a screen holds

extension Program {
  /// Returns what a unit holds, with all that those hold whom it shows; `nil` where there is no such unit.
  private func fulfilment(of unit: ViewUnit) -> Fulfilment? {
    if let known = check.fulfilments.known(unit) { return known }
    guard let first = node(of: unit) else {
      check.fulfilments.keep(nil, for: unit)
      return nil
    }
    var value = first.direct
    var seen: Set<ViewUnit> = [unit]
    var waiting = first.targets
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let known = check.fulfilments.known(next) {
        value.formUnion(known ?? [])
      } else if let node = node(of: next) {
        value.formUnion(node.direct)
        waiting += node.targets
      }
    }
    check.fulfilments.keep(value, for: unit)
    return value
  }

  private func node(of unit: ViewUnit) -> ViewUnit.Node? {
    guard let node = store.node(of: unit) else {
      guard check.notesNames else { return nil }
      // What is not there now may be there later.
      var names = ProgramStore.Names(notes: true)
      _ = store.content(of: unit, names: &names)
      check.note(Array(names.all))
      return nil
    }
    check.note(node.names)
    return node
  }

  private func types(written name: String) -> [TypeEntry]? {
    if let dot = name.lastIndex(of: ".") {
      let exact = types(named: String(name[name.index(after: dot)...])).filter { $0.name == name }
      if !exact.isEmpty { return exact }
    }
    let found = types(named: String(name.prefix { $0 != "." }))
    return found.isEmpty ? nil : found
  }

  /// Returns what a piece of a screen holds, with everything it shows by name.
  func fulfilment(of content: ViewContent, owner: String?, isOpaque: (String) -> Bool) -> Fulfilment {
    var value = content.direct
    for reference in content.references {
      switch reference {
      case .type(let name):
        let base = String(name.prefix { $0 != "." })
        if let types = types(written: name) {
          let known = types.compactMap { fulfilment(of: .type($0.declaration)) }
          for found in known { value.formUnion(found) }
          if known.isEmpty, !KnownViews.contains(base) { value.insert(.unknown) }
          if !KnownViews.nothing.contains(base) { value.insert(.content) }
        } else if !KnownViews.contains(base) {
          value.insert([.unknown, .content])
        }
      case .member(let name):
        if name.first?.isUppercase == true {
          value.formUnion(fulfilment(of: .member(name)) ?? .unknown)
          value.insert(.content)
        } else if let found = member(name, owner: owner) {
          value.formUnion(found)
          value.insert(.content)
        } else if isOpaque(name) {
          value.insert([.unknown, .content])
        }
      case .modifier(let name):
        if let found = fulfilment(of: .modifier(name)) { value.formUnion(found.subtracting(.unknown)) }
      }
    }
    return value
  }

  private func member(_ name: String, owner: String?) -> Fulfilment? {
    let isPlain = !name.contains(".")
    let last = isPlain ? name : name.split(separator: ".").last.map(String.init) ?? name
    if isPlain {
      var outer = owner
      while let current = outer {
        if let found = fulfilment(of: .member(current + "." + last)) { return found }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      if let found = fulfilment(of: .function(last)) { return found }
    }
    return fulfilment(of: .modifier(last))
  }
}
