import Foundation
import PackagePlugin

/// `swift package feedback-lint [OPTIONS] [PATH…]`: checks a package, or parts of it.
@main struct FeedbackLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = arguments
    // Xcode and `swift package` name targets this way; what they mean are the targets' folders.
    var targets: [String] = []
    while let index = arguments.firstIndex(of: "--target"), index + 1 < arguments.count {
      targets.append(arguments[index + 1])
      arguments.removeSubrange(index...index + 1)
    }
    let folders = try context.package.targets(named: targets).map { $0.directoryURL.path }
    let process = Process()
    process.executableURL = try context.tool(named: "feedback-lint").url
    process.arguments = ["--cache-path", context.pluginWorkDirectoryURL.path] + arguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was found has been said; the status is all that is left to hand on.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
