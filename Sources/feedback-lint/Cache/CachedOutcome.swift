import LintModel

/// The findings and screens of a whole run, as the cache keeps them.
struct CachedOutcome: Codable {
  var findings: [Finding]
  var screens: [ScreenStates]

  init(findings: [Finding], screens: [ScreenStates]) {
    self.findings = findings
    self.screens = screens
  }

  /// A screen, with its states as a list in the order of the cases.
  private struct Screen: Codable {
    var path: String
    var view: String
    var range: SourceRange
    var subject: String
    var handled: [String]
  }

  private enum CodingKeys: CodingKey { case findings, screens }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    findings = try container.decode([Finding].self, forKey: .findings)
    screens = try container.decode([Screen].self, forKey: .screens).map { screen in
      let handled = zip(ScreenState.allCases, screen.handled).compactMap { state, word in
        StateHandling(rawValue: word).map { (state, $0) }
      }
      return ScreenStates(
        path: screen.path, view: screen.view, range: screen.range, subject: screen.subject,
        handled: Dictionary(uniqueKeysWithValues: handled))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(findings, forKey: .findings)
    let screens = screens.map { screen in
      Screen(
        path: screen.path, view: screen.view, range: screen.range, subject: screen.subject,
        handled: ScreenState.allCases.map { screen.handled[$0]?.rawValue ?? "" })
    }
    try container.encode(screens, forKey: .screens)
  }
}
