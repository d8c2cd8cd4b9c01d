import LintModel

/// What the command was asked to do.
struct Options: Sendable, Equatable {
  var action = Action.check
  /// The files and folders named.
  var paths: [String] = []
  /// Report only what changed since this commit.
  var changedSince: String?
  var standardInputPath: String?
  var onlyRules: Set<String>?
  var includesNotes = false
  var isStrict = false
  var isIsolated = false
  /// What is read but not reported on.
  var contextPaths: [String] = []
  var configurationPath: String?
  var fixing = Fixing.none
  var format: Format?
  var outputPath: String?
  var color = Color.auto
  var isQuiet = false
  var baselinePath: String?
  var updatesBaseline = false
  var jobs: Int?
  var usesCache = true
  var cachePath: String?
  var stampPath: String?

  enum Action: Sendable, Equatable {
    case check, listRules, initialize, version, help, languageServer, parse
    case explain(String)
    case fuzz(minutes: Double, seed: UInt64)
  }

  enum Fixing: Sendable { case none, apply, diff }
  enum Color: String, Sendable, CaseIterable { case auto, always, never }

  /// The form of a report, or of the list of rules.
  enum Format: Sendable, Equatable {
    case report(ReportFormat)
    case markdown
  }
}
