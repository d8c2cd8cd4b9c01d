/// What every view, view function and view property of a program holds: the least fixpoint over who shows whom.
struct FulfilmentTable: Sendable {
  /// By the index of the type.
  private let ofTypes: [Int: Fulfilment]
  /// By `Type.member`.
  private let ofMembers: [String: Fulfilment]
  /// Functions in extensions of views, which are modifiers, by name.
  private let ofModifiers: [String: Fulfilment]
  /// Functions outside types.
  private let ofFunctions: [String: Fulfilment]
  /// Whether anything shows a `ContentUnavailableView`.
  let showsUnavailablePages: Bool
  private let typesByName: [String: [Int]]
  private let options: ExtractionOptions

  /// A view, or a piece of one.
  private struct Unit {
    var content: ViewContent
    var owner: String?
    var value: Fulfilment
  }

  private enum Key: Hashable {
    case type(Int)
    case member(String)
    case modifier(String)
    case function(String)
  }

  init(
    types: [TypeEntry], typesByName: [String: [Int]], functions: [String: [TypeEntry.Located<FunctionFacts>]],
    options: ExtractionOptions
  ) {
    var units: [Key: Unit] = [:]
    func add(_ content: ViewContent, as key: Key, owner: String?) {
      if var known = units[key] {
        known.content.direct.formUnion(content.direct)
        known.content.references.formUnion(content.references)
        units[key] = known
      } else {
        units[key] = Unit(content: content, owner: owner, value: [])
      }
    }
    for (index, type) in types.enumerated() {
      let isExtensionOfView = type.kind == .extension && ["View", "SwiftUI.View", "Image", "Text"].contains(type.name)
      for (name, property) in type.properties where property.facts.isComputed {
        guard let content = Self.content(of: property.facts, options: options) else { continue }
        if type.isView, name == "body" { add(content, as: .type(index), owner: type.name) }
        add(content, as: isExtensionOfView ? .modifier(name) : .member(type.name + "." + name), owner: type.name)
      }
      for (name, overloads) in type.functions {
        for function in overloads {
          guard let content = Self.content(of: function.facts, options: options) else { continue }
          if type.isView, ["body", "makeBody", "makeUIView", "makeNSView"].contains(name) {
            add(content, as: .type(index), owner: type.name)
          }
          add(content, as: isExtensionOfView ? .modifier(name) : .member(type.name + "." + name), owner: type.name)
        }
      }
      if type.isView, Self.soundsLikeProgress(type.name) {
        var content = ViewContent(of: ActionSummary(), options: options)
        content.direct = [.progress, .content]
        add(content, as: .type(index), owner: type.name)
      }
    }
    for (name, overloads) in functions {
      for function in overloads {
        if let content = Self.content(of: function.facts, options: options) {
          add(content, as: .function(name), owner: nil)
        }
      }
    }
    Self.solve(&units, typesByName: typesByName, types: types)
    var ofTypes: [Int: Fulfilment] = [:]
    var ofMembers: [String: Fulfilment] = [:]
    var ofModifiers: [String: Fulfilment] = [:]
    var ofFunctions: [String: Fulfilment] = [:]
    for (key, unit) in units {
      switch key {
      case .type(let index): ofTypes[index] = unit.value
      case .member(let name): ofMembers[name] = unit.value
      case .modifier(let name): ofModifiers[name] = unit.value
      case .function(let name): ofFunctions[name] = unit.value
      }
    }
    showsUnavailablePages = units.values.contains { $0.value.contains(.unavailable) }
    self.ofTypes = ofTypes
    self.ofMembers = ofMembers
    self.ofModifiers = ofModifiers
    self.ofFunctions = ofFunctions
    self.typesByName = typesByName
    self.options = options
  }

  private static func content(of property: PropertyFacts, options: ExtractionOptions) -> ViewContent? {
    if let body = property.body { return ViewContent(of: body, options: options) }
    guard property.isComputed, let type = property.type, type.hasPrefix("some ") || type == "AnyView" else { return nil }
    return property.summary.map { ViewContent(of: $0, options: options) }
  }

  private static func content(of function: FunctionFacts, options: ExtractionOptions) -> ViewContent? {
    if let body = function.body { return ViewContent(of: body, options: options) }
    guard let result = function.result, result.hasPrefix("some ") || result == "AnyView" else { return nil }
    return ViewContent(of: function.summary, options: options)
  }

  private static func soundsLikeProgress(_ name: String) -> Bool {
    let word = name.lowercased()
    return ["skeleton", "shimmer", "spinner", "loader", "placeholder", "activityindicator", "loadingview",
      "loadingindicator", "progressring", "loadinganimation", "progressview", "progressindicator", "progressbar",
      "circularprogress",
    ].contains { word.contains($0) }
  }

  /// Lets every unit take in what those hold that it shows, until nothing changes.
  private static func solve(_ units: inout [Key: Unit], typesByName: [String: [Int]], types: [TypeEntry]) {
    let keys = Array(units.keys)
    var edges: [Key: [Key]] = [:]
    for key in keys {
      guard let unit = units[key] else { continue }
      var targets: [Key] = []
      var value = unit.content.direct
      for reference in unit.content.references {
        let found = resolve(reference, owner: unit.owner, units: units, typesByName: typesByName)
        targets += found
        if found.isEmpty, isUnknown(reference, typesByName: typesByName) { value.insert(.unknown) }
      }
      units[key]?.value = value
      edges[key] = targets
    }
    var changed = true
    while changed {
      changed = false
      for key in keys {
        guard let old = units[key]?.value else { continue }
        var value = old
        for target in edges[key] ?? [] where target != key { value.formUnion(units[target]?.value ?? []) }
        if value != old {
          units[key]?.value = value
          changed = true
        }
      }
    }
  }

  private static func isUnknown(_ reference: ViewReference, typesByName: [String: [Int]]) -> Bool {
    switch reference {
    case .type(let name):
      let base = String(name.prefix { $0 != "." })
      return !KnownViews.contains(base) && typesByName[base] == nil
    case .member, .modifier: return false
    }
  }

  private static func resolve(
    _ reference: ViewReference, owner: String?, units: [Key: Unit], typesByName: [String: [Int]]
  ) -> [Key] {
    switch reference {
    case .type(let name):
      let indices = typesByName[name] ?? typesByName[String(name.prefix { $0 != "." })] ?? []
      return indices.map { .type($0) }.filter { units[$0] != nil }
    case .member(let name):
      if units[.member(name)] != nil { return [.member(name)] }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      var outer = owner
      while let current = outer {
        let key = Key.member(current + "." + last)
        if !name.contains("."), units[key] != nil { return [key] }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      if units[.function(last)] != nil, !name.contains(".") { return [.function(last)] }
      if units[.modifier(last)] != nil { return [.modifier(last)] }
      return []
    case .modifier(let name):
      let key = Key.modifier(name)
      return units[key] != nil ? [key] : []
    }
  }

  /// Returns what a piece of a screen holds, with everything it shows by name.
  func fulfilment(of content: ViewContent, owner: String?, isOpaque: (String) -> Bool) -> Fulfilment {
    var value = content.direct
    for reference in content.references {
      switch reference {
      case .type(let name):
        let base = String(name.prefix { $0 != "." })
        if let indices = typesByName[name] ?? typesByName[base] {
          let known = indices.compactMap { ofTypes[$0] }
          for found in known { value.formUnion(found) }
          if known.isEmpty, !KnownViews.contains(base) { value.insert(.unknown) }
          if !KnownViews.nothing.contains(base) { value.insert(.content) }
        } else if !KnownViews.contains(base) {
          value.insert([.unknown, .content])
        }
      case .member(let name):
        if name.first?.isUppercase == true {
          value.formUnion(ofMembers[name] ?? .unknown)
          value.insert(.content)
        } else if let found = member(name, owner: owner) {
          value.formUnion(found)
          value.insert(.content)
        } else if isOpaque(name) {
          value.insert([.unknown, .content])
        }
      case .modifier(let name):
        if let found = ofModifiers[name] { value.formUnion(found.subtracting(.unknown)) }
      }
    }
    return value
  }

  private func member(_ name: String, owner: String?) -> Fulfilment? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if !name.contains(".") {
      var outer = owner
      while let current = outer {
        if let found = ofMembers[current + "." + last] { return found }
        outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      if let found = ofFunctions[last] { return found }
    }
    return ofModifiers[last]
  }

  /// What a view type holds.
  func fulfilment(ofTypeAt index: Int) -> Fulfilment? { ofTypes[index] }
}
