import Foundation
import PackagePlugin

/// Checks a target each time one of its files changes, as a part of the build.
///
/// Warnings are shown; errors, which rest on resolved types, fail the build.
@main struct FeedbackLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    guard !files.isEmpty else { return [] }
    let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("FeedbackLintStamp.swift")
    return [
      .buildCommand(
        displayName: "Check the feedback states of \(target.name)",
        executable: try context.tool(named: "feedback-lint").url,
        arguments: [
          "--format", "xcode", "--quiet", "--stamp", stamp.path, "--cache-path", context.pluginWorkDirectoryURL.path,
          "--context", context.package.directoryURL.path, target.directoryURL.path,
        ],
        inputFiles: files,
        outputFiles: [stamp])
    ]
  }
}
