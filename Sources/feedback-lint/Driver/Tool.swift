import Foundation
import LintModel
import LintRules

/// What the command is, for reports and caches.
enum Tool {
  static let version = "1.0.0"

  /// The descriptions of all rules, those the command checks by itself among them.
  static let rules: [RuleDescription] =
    RuleCatalogue.all.map { $0.description } + [.unusedDisable, .syntax]

  static let ruleNames: [String] = rules.map(\.identifier)

  /// A hash that differs for each build of the command, so that no cache outlives the code that wrote it.
  static let digest: StableHash = {
    var information = stat()
    let path = executablePath
    guard stat(path, &information) == 0 else { return StableHash(version) }
    #if os(Linux)
      let modified = "\(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
    #else
      let modified = "\(information.st_mtimespec.tv_sec).\(information.st_mtimespec.tv_nsec)"
    #endif
    return StableHash("\(version) \(information.st_size) \(modified)")
  }()

  static var executablePath: String {
    Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
  }
}
