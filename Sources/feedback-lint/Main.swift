import Foundation
import LintModel

@main struct Main {
  static func main() {
    refuseMissingArguments()
    let status: ExitStatus
    do {
      let options = try ArgumentParser.parse(
        Array(CommandLine.arguments.dropFirst()), knownRules: Tool.ruleNames,
        pathExists: { FileReader.kind(of: $0) != nil })
      status = try run(options)
    } catch {
      Console.complain("feedback-lint: \(error.description)")
      status = .misuse
    }
    exit(status.rawValue)
  }

  /// Ends the command where Swift would stop it without a word: on Linux a program's arguments are read from `/proc`.
  private static func refuseMissingArguments() {
    #if os(Linux)
      guard access("/proc/self/cmdline", R_OK) != 0 else { return }
      Console.complain(
        "feedback-lint: /proc is not mounted, and what the command was asked to do stands there. "
          + "Mount it with: mount -t proc proc /proc")
      exit(ExitStatus.misuse.rawValue)
    #endif
  }

  private static func run(_ options: Options) throws(UsageError) -> ExitStatus {
    switch options.action {
    case .check: return try CheckCommand(options).run()
    case .help: Console.print(Help.text)
    case .version: Console.print("feedback-lint \(Tool.version)\n")
    case .listRules: Console.print(try RulesCommand.list(options.format))
    case .explain(let rule): Console.print(RulesCommand.explanation(of: rule))
    case .initialize: try InitCommand.run(in: options.paths.first ?? FilePath.current)
    case .languageServer: exit(LanguageServerCommand.run(options))
    case .parse: return try ParseCommand.run(options)
    case .fuzz(let minutes, let seed):
      return try FuzzCommand(minutes: minutes, seed: seed, paths: options.paths).run()
    }
    return .clean
  }
}
