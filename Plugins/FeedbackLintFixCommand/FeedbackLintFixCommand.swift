import Foundation
import PackagePlugin

/// `swift package feedback-lint-fix [OPTIONS] [PATH…]`: fixes what can be fixed, with leave to write to the package.
@main struct FeedbackLintFixCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "feedback-lint").url
    process.arguments = ["--fix", "--cache-path", context.pluginWorkDirectoryURL.path] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
