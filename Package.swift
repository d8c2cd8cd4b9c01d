// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Where the running toolchain keeps SwiftSyntax, which the linter and the `SwiftUI` macros are built on.
let swiftSyntaxFolder: String = {
  func hostFolder(besideTool path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  }
  var folders: [String] = []
  if let chosen = Context.environment["SWIFT_HOST_LIB_DIR"] { folders.append(chosen) }
  // The manifest is run by the toolchain's own swift-build, which says exactly where the toolchain is.
  if let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") {
    folders.append(hostFolder(besideTool: tool))
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    folders.append(hostFolder(besideTool: "\(folder)/swiftc"))
  }
  let found = folders.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }
  return found ?? "/usr/lib/swift/host"
}()

// Joined spelling: `swift test` hands on only flags that begin with -I.
let importsSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I\(swiftSyntaxFolder)"])]
let linksSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L\(swiftSyntaxFolder)", "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
]

#if os(Linux)
  let swiftUI: [Target.Dependency] = ["SwiftUI"]
#else
  let swiftUI: [Target.Dependency] = []
#endif

var products: [Product] = []
var targets: [Target] = []

/// A contributor may build and test some parts alone: `FEEDBACK_STATES_PARTS=lint,storage swift test`.
let chosenParts = Context.environment["FEEDBACK_STATES_PARTS"]?.split(separator: ",").map(String.init)
@MainActor func part(_ name: String, _ partProducts: [Product], _ partTargets: [Target]) {
  guard chosenParts?.contains(name) ?? true else { return }
  products += partProducts
  targets += partTargets
}

// The states, and the models that own the work. No user interface, no dependency, every platform.
part(
  "core",
  [
    .library(name: "FeedbackStates", targets: ["FeedbackStates"]),
    .library(name: "FeedbackStore", targets: ["FeedbackStore"]),
    .library(name: "FeedbackStatesTesting", targets: ["FeedbackStatesTesting"]),
  ],
  [
    .target(name: "FeedbackStates"),
    .target(name: "FeedbackStore", dependencies: ["FeedbackStates"]),
    .target(name: "FeedbackStatesTesting", dependencies: ["FeedbackStates"]),
    .testTarget(name: "FeedbackStatesTests", dependencies: ["FeedbackStates", "FeedbackStatesTesting"]),
    .testTarget(name: "FeedbackStoreTests", dependencies: ["FeedbackStore", "FeedbackStatesTesting"]),
  ])

// The views over them.
part(
  "ui",
  [.library(name: "FeedbackStatesUI", targets: ["FeedbackStatesUI"])],
  [.target(name: "FeedbackStatesUI", dependencies: ["FeedbackStates"] + swiftUI)])

#if os(Linux)
  // SwiftUI on GTK: the C, the Swift over it, Apple's names over that.
  part(
    "swiftui",
    [.library(name: "SwiftUI", targets: ["SwiftUI"])],
    [
      .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
      .target(name: "Adwaita", dependencies: ["CAdwaita"]),
      .macro(name: "SwiftUIMacros", swiftSettings: importsSwiftSyntax, linkerSettings: linksSwiftSyntax),
      .target(name: "SwiftUI", dependencies: ["Adwaita", "SwiftUIMacros"]),
      .target(name: "CMainLoopHook", dependencies: ["CAdwaita"], path: "Tests/Support/CMainLoopHook"),
      .target(
        name: "WindowTesting", dependencies: ["SwiftUI", "Adwaita", "CMainLoopHook"], path: "Tests/Support/WindowTesting"),
      .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Adwaita", "WindowTesting"]),
    ])

  // Make It So keeps its reminders in SQLite.
  part(
    "storage", [],
    [
      .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
      .target(name: "ReminderStorage", dependencies: ["CSQLite"]),
      .executableTarget(
        name: "ReminderDriver", dependencies: ["ReminderStorage", "CSQLite"], path: "Tests/Support/ReminderDriver"),
      .testTarget(name: "ReminderStorageTests", dependencies: ["ReminderStorage", "CSQLite", "ReminderDriver"]),
    ])
  part(
    "app",
    [.executable(name: "MakeItSo", targets: ["MakeItSo"])],
    [
      .executableTarget(
        name: "MakeItSo", dependencies: ["FeedbackStates", "FeedbackStatesUI", "ReminderStorage"] + swiftUI)
    ])
#endif

// The linter. One module reads syntax; the rules are plain Swift over its facts.
part(
  "lint",
  [.executable(name: "feedback-lint", targets: ["feedback-lint"])],
  [
    .target(name: "LintModel"),
    .target(
      name: "LintSyntax", dependencies: ["LintModel"],
      swiftSettings: importsSwiftSyntax + [.unsafeFlags(["-enable-library-evolution"])],
      linkerSettings: linksSwiftSyntax),
    .target(name: "LintRules", dependencies: ["LintModel"]),
    .executableTarget(name: "feedback-lint", dependencies: ["LintModel", "LintSyntax", "LintRules"]),
    .testTarget(name: "LintModelTests", dependencies: ["LintModel"]),
  ])

let package = Package(
  name: "FeedbackStates",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
