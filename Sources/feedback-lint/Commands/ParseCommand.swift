import LintModel
import LintSyntax

/// `feedback-lint parse PATH…`: parses every file whole and does nothing with it, for benchmarks.
enum ParseCommand {
  static func run(_ options: Options) throws(UsageError) -> ExitStatus {
    var discovery = try FileDiscovery(knownRules: Tool.ruleNames)
    for path in options.paths { try discovery.add(path) }
    let results = Parallel.map(discovery.tree.files, jobs: options.jobs ?? Parallel.coreCount) { file in
      FileReader.bytes(of: file.absolutePath).map { SourceParser.parses($0) } ?? false
    }
    Console.print("\(results.count { $0 }) of \(results.count) files parse.\n")
    return .clean
  }
}
