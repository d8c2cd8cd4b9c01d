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
    guard let path = executablePath, stat(path, &information) == 0 else { return StableHash(version) }
    #if os(Linux)
      let modified = "\(information.st_mtim.tv_sec).\(information.st_mtim.tv_nsec)"
    #else
      let modified = "\(information.st_mtimespec.tv_sec).\(information.st_mtimespec.tv_nsec)"
    #endif
    return StableHash("\(version) \(information.st_size) \(modified)")
  }()

  /// Where the command lies; `nil` where nobody can tell.
  ///
  /// The system says so, unless `/proc` is not mounted; then it is what the command was called by, or the first of that
  /// name in `PATH`.
  private static var executablePath: String? {
    let name = CommandLine.arguments.first ?? ""
    let folders = name.contains("/") ? [] : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = [Bundle.main.executablePath, name.contains("/") ? name : nil]
      + folders.map { FilePath.join(String($0), name) }
    return candidates.compactMap(\.self).first { FileReader.kind(of: $0) == .file }
  }
}
