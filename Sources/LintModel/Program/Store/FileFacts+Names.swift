extension FileFacts {
  /// The names that the file says something about, each once.
  package func names(options: ExtractionOptions) -> [NameKey] {
    var names: Set<NameKey> = []
    for type in types {
      names.insert(NameKey(.type, String(type.lastName)))
      for parent in type.inherits { names.insert(NameKey(.parent, parent)) }
    }
    for alias in aliases {
      names.insert(NameKey(.alias, alias.name))
      if let last = alias.lastName { names.insert(NameKey(.alias, last)) }
    }
    for function in functions { names.insert(NameKey(.function, function.name)) }
    for property in properties { names.insert(NameKey(.property, property.name)) }
    for use in MenuTable.uses(in: self) { names.insert(NameKey(.use, use.key)) }
    for shown in ShownProgress.all(in: self) { names.insert(NameKey(.progress, shown.name)) }
    names.formUnion(traits(options: options))
    return Array(names)
  }

  /// What the program has because of the file.
  package func traits(options: ExtractionOptions) -> Set<NameKey> {
    var traits: Set<NameKey> = []
    if types.contains(where: { $0.attributes.contains("Observable") }) { traits.insert(.observes) }
    if types.contains(where: { $0.properties.contains { $0.type?.hasPrefix("Loadable<") ?? false } }) {
      traits.insert(.loads)
    }
    let isUnavailable = { (name: String) in
      KnownViews.unavailable.contains { name.isPath(from: $0) } || options.emptyViews.contains(name)
    }
    let shows = { (summary: ActionSummary) in
      summary.calls.contains(where: isUnavailable) || summary.reads.contains(where: isUnavailable)
    }
    let showsPage =
      types.contains { type in
        type.properties.contains { $0.isViewCode && $0.summary.map(shows) ?? false }
          || type.functions.contains { $0.isViewCode && shows($0.summary) }
      } || functions.contains { $0.isViewCode && shows($0.summary) }
    if showsPage { traits.insert(.showsUnavailablePages) }
    return traits
  }
}

extension String {
  /// Whether the first part of a dotted name is a word.
  fileprivate func isPath(from word: String) -> Bool {
    guard utf8.starts(with: word.utf8) else { return false }
    let rest = utf8.dropFirst(word.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }
}

extension AliasFacts {
  /// The name without the types around it, where there are any.
  package var lastName: String? {
    guard let last = name.split(separator: ".").last, last.count < name.count else { return nil }
    return String(last)
  }
}

extension PropertyFacts {
  /// Whether it is code that builds a view, parsed or only skimmed.
  var isViewCode: Bool { body != nil || isComputed && type.map { $0.hasPrefix("some ") || $0 == "AnyView" } ?? false }
}

extension FunctionFacts {
  /// Whether it is code that builds a view, parsed or only skimmed.
  var isViewCode: Bool { body != nil || result.map { $0.hasPrefix("some ") || $0 == "AnyView" } ?? false }
}
