extension Configuration {
  /// Reads a configuration as people write it: JSON, with comments and commas behind the last element allowed.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: The file, for messages.
  ///   - knownRules: The identifiers that may be configured.
  /// - Throws: ``ConfigurationError`` for the first thing that cannot be meant; unknown keys are among them.
  public init(reading text: [UInt8], path: String, knownRules: [String]) throws(ConfigurationError) {
    let reader = ConfigurationReader(path: path, knownRules: knownRules)
    self = try reader.configuration(from: text)
  }
}

private struct ConfigurationReader {
  let path: String
  let knownRules: [String]

  private static let schemaKey = "$schema"
  private static let keys = ["rules", "include", "exclude"] + ExtractionOptions.lists.map(\.key)

  func configuration(from text: [UInt8]) throws(ConfigurationError) -> Configuration {
    let json: LocatedJSON
    do {
      json = try JSONParser.parseLocated(text, allowsComments: true)
    } catch {
      throw ConfigurationError(path: path, line: error.place.line, column: error.place.column, message: error.message)
    }
    guard case .object(let members) = json.content else {
      throw mistake(at: json.place, "a configuration is an object, such as {\"rules\": {…}}; this is \(json.kind)")
    }
    try refuseRepeatedKeys(in: members)
    var configuration = Configuration()
    for member in members {
      switch member.key {
      case Self.schemaKey: continue
      case "rules": configuration.rules = try rules(member)
      case "include": configuration.include = try texts(member)
      case "exclude": configuration.exclude = try texts(member)
      default:
        guard let list = ExtractionOptions.lists.first(where: { $0.key == member.key }) else {
          let hint = Spelling.hint(for: member.key, among: Self.keys)
          throw mistake(
            at: member.place, "there is no key “\(member.key)”.\(hint.isEmpty ? " Known keys: \(quoted(Self.keys))." : hint)")
        }
        configuration.names[keyPath: list.path] = try texts(member)
      }
    }
    return configuration
  }

  private func rules(_ member: LocatedJSON.Member) throws(ConfigurationError) -> [String: RuleSetting] {
    guard case .object(let members) = member.value.content else {
      throw mistake(
        at: member.value.place,
        "“rules” is an object from rules to settings, such as {\"failure-retry\": \"warning\"}; this is \(member.value.kind)"
      )
    }
    try refuseRepeatedKeys(in: members)
    var rules: [String: RuleSetting] = [:]
    for member in members {
      guard knownRules.contains(member.key) else {
        let hint = Spelling.hint(for: member.key, among: knownRules)
        throw mistake(
          at: member.place,
          "there is no rule “\(member.key)”.\(hint.isEmpty ? " feedback-lint --rules lists them." : hint)")
      }
      rules[member.key] = try setting(member)
    }
    return rules
  }

  private func setting(_ member: LocatedJSON.Member) throws(ConfigurationError) -> RuleSetting {
    guard case .string(let word) = member.value.content else {
      throw mistake(
        at: member.value.place,
        "a rule is set to one of \(quoted(RuleSetting.words)), in quotes; this is \(member.value.kind)")
    }
    guard let setting = RuleSetting(word: word) else {
      let hint = Spelling.hint(for: word, among: RuleSetting.words)
      throw mistake(
        at: member.value.place, "a rule is set to one of \(quoted(RuleSetting.words)), not to “\(word)”.\(hint)")
    }
    return setting
  }

  private func texts(_ member: LocatedJSON.Member) throws(ConfigurationError) -> [String] {
    guard case .array(let elements) = member.value.content else {
      throw mistake(at: member.value.place, "“\(member.key)” is a list of strings; this is \(member.value.kind)")
    }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element.content else {
        throw mistake(at: element.place, "“\(member.key)” is a list of strings; this element is \(element.kind)")
      }
      guard !text.isEmpty else { throw mistake(at: element.place, "an empty string says nothing here; remove it") }
      texts.append(text)
    }
    return texts
  }

  private func refuseRepeatedKeys(in members: [LocatedJSON.Member]) throws(ConfigurationError) {
    var lines: [String: Int] = [:]
    for member in members {
      if let line = lines.updateValue(member.place.line, forKey: member.key) {
        throw mistake(at: member.place, "“\(member.key)” was already set on line \(line); keep one of the two")
      }
    }
  }

  private func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: ", ") }

  private func mistake(at place: TextPlace, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, line: place.line, column: place.column, message: message)
  }
}
