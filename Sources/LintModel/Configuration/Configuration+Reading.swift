extension Configuration {
  /// Reads a configuration as people write it: JSON, with comments and commas behind the last element allowed.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: The file, for messages.
  ///   - knownRules: The identifiers that may be configured.
  /// - Throws: ``ConfigurationErrors`` with everything that cannot be meant, in order; unknown keys are among them. What
  ///   is not JSON is read as far as its first mistake.
  public init(reading text: [UInt8], path: String, knownRules: [String]) throws(ConfigurationErrors) {
    var reader = ConfigurationReader(path: path, knownRules: knownRules)
    self = reader.configuration(from: text)
    guard reader.mistakes.isEmpty else {
      throw ConfigurationErrors(all: reader.mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}

/// Reads what can be meant, and notes what cannot.
private struct ConfigurationReader {
  let path: String
  let knownRules: [String]
  var mistakes: [ConfigurationError] = []

  init(path: String, knownRules: [String]) {
    self.path = path
    self.knownRules = knownRules
  }

  private static let schemaKey = "$schema"
  private static let keys = ["rules", "include", "exclude"] + ExtractionOptions.lists.map(\.key)

  mutating func configuration(from text: [UInt8]) -> Configuration {
    var configuration = Configuration()
    let json: LocatedJSON
    do {
      json = try JSONParser.parseLocated(text, allowsComments: true)
    } catch {
      note(error.message, at: error.place)
      return configuration
    }
    guard case .object(let members) = json.content else {
      note("a configuration is an object, such as {\"rules\": {…}}; this is \(json.kind)", at: json.place)
      return configuration
    }
    for member in unrepeated(members) {
      switch member.key {
      case Self.schemaKey: continue
      case "rules": configuration.rules = rules(member)
      case "include": configuration.include = texts(member)
      case "exclude": configuration.exclude = texts(member)
      default:
        guard let list = ExtractionOptions.lists.first(where: { $0.key == member.key }) else {
          let hint = Spelling.hint(for: member.key, among: Self.keys)
          note(
            "there is no key “\(member.key)”.\(hint.isEmpty ? " Known keys: \(quoted(Self.keys))." : hint)",
            at: member.place)
          continue
        }
        configuration.names[keyPath: list.path] = texts(member)
      }
    }
    return configuration
  }

  private mutating func rules(_ member: LocatedJSON.Member) -> [String: RuleSetting] {
    guard case .object(let members) = member.value.content else {
      note(
        "“rules” is an object from rules to settings, such as {\"failure-retry\": \"warning\"}; "
          + "this is \(member.value.kind)",
        at: member.value.place)
      return [:]
    }
    var rules: [String: RuleSetting] = [:]
    for member in unrepeated(members) {
      guard knownRules.contains(member.key) else {
        let hint = Spelling.hint(for: member.key, among: knownRules)
        note(
          "there is no rule “\(member.key)”.\(hint.isEmpty ? " feedback-lint --rules lists them." : hint)",
          at: member.place)
        continue
      }
      rules[member.key] = setting(member)
    }
    return rules
  }

  private mutating func setting(_ member: LocatedJSON.Member) -> RuleSetting? {
    guard case .string(let word) = member.value.content else {
      note(
        "a rule is set to one of \(quoted(RuleSetting.words)), in quotes; this is \(member.value.kind)",
        at: member.value.place)
      return nil
    }
    if let setting = RuleSetting(word: word) { return setting }
    let hint = Spelling.hint(for: word, among: RuleSetting.words)
    note("a rule is set to one of \(quoted(RuleSetting.words)), not to “\(word)”.\(hint)", at: member.value.place)
    return nil
  }

  private mutating func texts(_ member: LocatedJSON.Member) -> [String] {
    guard case .array(let elements) = member.value.content else {
      note("“\(member.key)” is a list of strings; this is \(member.value.kind)", at: member.value.place)
      return []
    }
    return elements.compactMap { element in
      guard case .string(let text) = element.content else {
        note("“\(member.key)” is a list of strings; this element is \(element.kind)", at: element.place)
        return nil
      }
      if text.isEmpty { note("an empty string says nothing here; remove it", at: element.place) }
      return text
    }
  }

  /// The members, each key once; the second of two is a mistake.
  private mutating func unrepeated(_ members: [LocatedJSON.Member]) -> [LocatedJSON.Member] {
    var lines: [String: Int] = [:]
    return members.filter { member in
      guard let line = lines[member.key] else {
        lines[member.key] = member.place.line
        return true
      }
      note("“\(member.key)” was already set on line \(line); keep one of the two", at: member.place)
      return false
    }
  }

  private func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: ", ") }

  private mutating func note(_ message: String, at place: TextPlace) {
    mistakes.append(ConfigurationError(path: path, line: place.line, column: place.column, message: message))
  }
}
