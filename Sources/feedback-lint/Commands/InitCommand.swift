import LintModel

/// `--init`: writes a configuration that explains itself.
enum InitCommand {
  /// - Throws: ``UsageError`` where there is a configuration already, or no such folder.
  static func run(in folder: String) throws(UsageError) {
    guard FileReader.kind(of: folder) == .folder else { throw UsageError("There is no folder “\(folder)”.") }
    let path = FilePath.join(folder, Configuration.fileName)
    guard FileReader.kind(of: path) == nil else {
      throw UsageError("There is a “\(path)” already; edit that, or remove it first.")
    }
    do { try FileReader.replace(path, with: Array(text.utf8)) } catch {
      throw UsageError("“\(path)” cannot be written: \(error.localizedDescription)")
    }
    Console.complain("Wrote \(path).")
  }

  static var text: String {
    let width = Tool.ruleNames.map(\.count).max() ?? 0
    let rules = Tool.rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.identifier.count)
      return "    // \"\(rule.identifier)\": \"error\",\(padding)  // \(rule.summary)"
    }
    return """
      // What feedback-lint checks in this folder and below. The nearest file of this name counts.
      {
        // "off", "note", "warning" or "error" for each rule. A rule that is not named here reports an error where
        // types were resolved, and a warning where only a name speaks for it. Remove the slashes in front to set one.
        "rules": {
      \(rules.joined(separator: "\n"))
        },

        // Files to check and not to check, relative to this folder: * within a name, ** across folders.
        "include": [],
        "exclude": ["**/Generated", "**/*.generated.swift"],

        // Names of your own. Most are found by what they hold; name here what is not.
        // Types that hold the state of asynchronous work, although their cases do not look like it:
        "stateTypes": [],
        // Views that show that something is loading:
        "progressViews": [],
        // Views that say why there is nothing to show, with a button:
        "emptyViews": [],
        // Views that show a failure, with a button that tries again:
        "errorViews": [],
        // Verbs that begin the names of functions which change something, beside save, delete, upload and send:
        "mutationVerbs": [],
      }

      """
  }
}
