extension RuleDescription {
  /// A comment that silences a rule and silences nothing.
  package static let unusedDisable = RuleDescription(
    identifier: "unused-disable",
    summary: "A comment that silences a rule silences something.",
    reason: """
      A comment that outlives the mistake it excused hides the next one. So does a comment with a misspelt rule, which
      excuses nothing.
      """,
    source: "",
    accepted: [
      """
      // feedback-lint:disable:next failure-retry — the list retries by itself every ten seconds
      ContentUnavailableView("Offline", systemImage: "wifi.slash")
      """
    ],
    reported: ["// feedback-lint:disable:next ↓failure-retry — nothing here fails\nText(\"Hello\")"])

  /// A file that does not parse.
  package static let syntax = RuleDescription(
    identifier: "syntax",
    summary: "A file can be read as Swift.",
    reason: "What does not parse is checked only as far as it goes, so a mistake in it may go unseen.",
    source: "", accepted: ["struct Page {}"], reported: ["struct Page ↓("])
}
