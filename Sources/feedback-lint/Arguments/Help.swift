import LintModel

/// What `--help` prints.
enum Help {
  static var text: String {
    var text = """
      feedback-lint finds SwiftUI views that leave someone waiting in front of a blank screen: async views without a
      loading, empty or failure page, failures without a retry, and buttons that save without saying so.

      USAGE
        feedback-lint [OPTIONS] [PATH…]      check files and folders (default: this folder)
        feedback-lint lsp                    serve an editor over standard input and output

      EXAMPLES
        feedback-lint Sources                            check an app
        feedback-lint --diff Sources                     see what could be fixed, then run it with --fix
        feedback-lint --baseline .feedback-baseline.json only new findings count from now on
        feedback-lint --changed origin/main              only what a branch changed
        feedback-lint --format html -o states.html .     draw which states each screen handles
        feedback-lint --explain failure-retry            why a rule is there

      """
    for group in Option.Group.allCases where group != .hidden {
      text += "\n\(group.rawValue)\n"
      text += table(Option.all.filter { $0.group == group }.map { ($0.usage, $0.help) })
    }
    text += "\nREPORTS (--format)\n" + table(ReportFormat.allCases.map { ($0.rawValue, $0.purpose) })
    text += """

      SILENCING A RULE
        // feedback-lint:disable:next RULE — reason      on the next line of code
        // feedback-lint:disable:this RULE — reason      on this line
        // feedback-lint:disable RULE — reason           until  // feedback-lint:enable RULE
        // feedback-lint:disable:file RULE — reason      in this file
        A comment that silences nothing is reported. \(Configuration.fileName) sets rules for a folder.

      EXIT STATUS
        0  nothing was found
        1  something was found
        2  the command, its configuration or its input could not be understood

      """
    return text
  }

  private static let column = 27
  private static let width = 118

  /// Lays names and what they mean out in two columns.
  private static func table(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { name, meaning in
      let label = "  " + name
      let padding = String(repeating: " ", count: max(2, column - label.count))
      let indentation = "\n" + String(repeating: " ", count: column)
      return label + padding + wrapped(meaning, width: width - column).joined(separator: indentation) + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
