import LintModel

/// What a file says about each name, as hashes: whatever lines and columns it says it on.
struct Sayings {
  private var hashes: [NameKey: StableHash] = [:]

  init(of facts: FileFacts?, options: ExtractionOptions) {
    guard let facts else { return }
    for type in facts.types {
      let last = String(type.lastName)
      note(.type, last) { type.writeHead(to: &$0) }
      note(.members, last) {
        $0.write(type.properties)
        $0.write(type.functions)
      }
      if type.kind == .extension { noteMembers(of: type, under: last) }
      for parent in type.inherits { note(.parent, parent) { $0.write(type.name) } }
    }
    for alias in facts.aliases {
      note(.alias, alias.name) { $0.write(alias) }
      if let last = alias.lastName { note(.alias, last) { $0.write(alias) } }
    }
    for function in facts.functions { note(.function, function.name) { $0.write(function) } }
    for property in facts.properties { note(.property, property.name) { $0.write(property) } }
    for use in MenuTable.uses(in: facts) {
      note(.use, use.key) {
        $0.write(use.isInMenu)
        $0.write(use.member)
        $0.write(use.type)
      }
    }
    for shown in ShownProgress.all(in: facts) {
      note(.progress, shown.name) {
        $0.write(shown.flag)
        $0.write(shown.type)
      }
    }
    for trait in facts.traits(options: options) { hashes[trait] = StableHash("has") }
  }

  private mutating func noteMembers(of type: TypeFacts, under last: String) {
    for property in type.properties {
      note(.member, "\(last).\(property.name)") {
        $0.write(type.name)
        $0.write(property)
      }
    }
    for function in type.functions {
      note(.member, "\(last).\(function.name)") {
        $0.write(type.name)
        $0.write(function)
      }
    }
  }

  private mutating func note(_ kind: NameKey.Kind, _ name: String, _ write: (inout CodeWriter) -> Void) {
    var writer = CodeWriter(keepsPlaces: false)
    write(&writer)
    let key = NameKey(kind, name)
    let hash = StableHash(writer.bytes.bytes)
    hashes[key] = hashes[key].map { $0.combined(with: hash) } ?? hash
  }

  /// The names about which two files say different things.
  func differences(from other: Sayings) -> Set<NameKey> {
    var result: Set<NameKey> = []
    for (name, hash) in hashes where other.hashes[name] != hash { result.insert(name) }
    for name in other.hashes.keys where hashes[name] == nil { result.insert(name) }
    return result
  }
}

extension TypeFacts {
  /// Writes what the type is, without its members.
  fileprivate func writeHead(to writer: inout CodeWriter) {
    writer.write(name)
    writer.write(kind)
    writer.write(inherits)
    writer.write(attributes)
    writer.write(generics)
    writer.write(cases)
  }
}
