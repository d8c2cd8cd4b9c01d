// swift-tools-version: 6.0
import PackageDescription

// A package as people have it: it depends on ours, and sets no flag.
let package = Package(
  name: "LintPlugin",
  dependencies: [.package(name: "FeedbackStates", path: "../../..")],
  targets: [
    .target(
      name: "Shop", plugins: [.plugin(name: "FeedbackLintBuildTool", package: "FeedbackStates")])
  ]
)
