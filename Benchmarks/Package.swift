// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, so that nobody who depends on Feedback States builds it. `make bench` runs it.

let ours = "FeedbackStates"

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: ours, path: "..")],
  targets: [
    // Runs what is below, and writes the table and the results.
    .executableTarget(name: "RunBenchmarks", path: "RunBenchmarks"),

    // A list of labels and check buttons, watched by a probe. Its counterpart is `c-list`, which Scripts/bench.sh
    // compiles by itself: what SwiftPM links also loads Swift's libraries, and would be no plain C program.
    .systemLibrary(name: "CGTK", path: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "Probe", dependencies: ["CGTK"], path: "Probe"),
    .executableTarget(
      name: "SwiftUIListBench", dependencies: ["Probe", .product(name: "SwiftUI", package: ours)],
      path: "SwiftUIListBench"),

    // A transition, a loader and a lookup, beside what plain Swift needs for them.
    .executableTarget(
      name: "FeedbackStatesBench",
      dependencies: [.product(name: "FeedbackStates", package: ours), .product(name: "FeedbackStore", package: ours)],
      path: "FeedbackStatesBench"),
    // The linter beside a whole parse of the same files, and beside `swift format lint`. The command is built with it.
    .executableTarget(
      name: "LintBench", dependencies: [.product(name: "feedback-lint", package: ours)], path: "LintBench"),
  ],
  swiftLanguageModes: [.v6]
)
