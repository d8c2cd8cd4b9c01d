// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

#if os(Linux)
  let isLinux = true
#else
  let isLinux = false
#endif

/// `FEEDBACK_LINT_SWIFT_SYNTAX=package`, or the path of a checkout, builds the linter on swift-syntax as an ordinary
/// package. It then parses ten times as fast, and takes ten minutes to build. The macros stay with the toolchain's.
let swiftSyntaxPackage = Context.environment["FEEDBACK_LINT_SWIFT_SYNTAX"]

/// Where the running toolchain keeps SwiftSyntax, which the linter and the `SwiftUI` macros are built on.
let swiftSyntaxFolder: String? = {
  func hostFolder(besideTool path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  }
  func isComplete(_ folder: String) -> Bool {
    let modules = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftSyntaxMacros"]
    return modules.allSatisfy { module in
      let files = ["\(folder)/\(module).swiftmodule"] + (isLinux ? ["\(folder)/lib\(module).so"] : [])
      return files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }
  }
  if let chosen = Context.environment["SWIFT_HOST_LIB_DIR"] { return isComplete(chosen) ? chosen : nil }
  var folders: [String] = []
  // The manifest is run by the toolchain's own swift-build, which says exactly where the toolchain is.
  if let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") {
    folders.append(hostFolder(besideTool: tool))
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    folders.append(hostFolder(besideTool: "\(folder)/swiftc"))
  }
  let xcode = Context.environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
  folders.append("\(xcode)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
  return folders.first(where: isComplete)
}()

// Joined spelling: `swift test` hands on only flags that begin with -I.
let importsSwiftSyntax: [SwiftSetting] = swiftSyntaxFolder.map { [.unsafeFlags(["-I\($0)"])] } ?? []
// A portable command looks for its libraries beside itself alone.
let isPortable = Context.environment["FEEDBACK_LINT_PORTABLE"] != nil
let linksSwiftSyntax: [LinkerSetting] =
  swiftSyntaxFolder.map { folder in
    [.unsafeFlags(["-L\(folder)"] + (isPortable ? [] : ["-Xlinker", "-rpath", "-Xlinker", folder]))]
  } ?? []
let lintImports = swiftSyntaxPackage == nil ? importsSwiftSyntax : []
let lintLinks = swiftSyntaxPackage == nil ? linksSwiftSyntax : []
// What is built on SwiftSyntax is, without it, one file that says so; nothing else in this package minds.
let excuse = "SwiftSyntaxIsMissing.swift"
let lintIsExcused = swiftSyntaxPackage == nil && swiftSyntaxFolder == nil
let macrosAreExcused = swiftSyntaxFolder == nil
let swiftSyntax: [Target.Dependency] =
  swiftSyntaxPackage == nil
  ? []
  : ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"]
    .map { .product(name: $0, package: "swift-syntax") }
let dependencies: [Package.Dependency] =
  switch swiftSyntaxPackage {
  case nil: []
  case "package": [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")]
  case let path?: [.package(name: "swift-syntax", path: path)]
  }

let swiftUI: [Target.Dependency] = isLinux ? ["SwiftUI"] : []

var products: [Product] = []
var targets: [Target] = []

/// A contributor may build and test some parts alone: `FEEDBACK_STATES_PARTS=lint,storage swift test`.
let chosenParts = Context.environment["FEEDBACK_STATES_PARTS"]?.split(separator: ",").map(String.init)
/// Of the tests, those that are named alone are built: `FEEDBACK_STATES_TESTS=MakeItSoTests swift test`.
let chosenTests = Context.environment["FEEDBACK_STATES_TESTS"]?.split(separator: ",").map(String.init)
@MainActor func part(_ name: String, _ partProducts: [Product], _ partTargets: [Target]) {
  guard chosenParts?.contains(name) ?? true else { return }
  products += partProducts
  targets += partTargets.filter { $0.type != .test || chosenTests?.contains($0.name) ?? true }
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

// What tells the core whether there is a connection: GLib's network monitor, or Apple's.
#if os(Linux)
  part(
    "connectivity",
    [.library(name: "FeedbackConnectivity", targets: ["FeedbackConnectivity"])],
    [
      .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
      .target(name: "FeedbackConnectivity", dependencies: ["FeedbackStates", "CGio"]),
      .testTarget(
        name: "FeedbackConnectivityTests", dependencies: ["FeedbackConnectivity", "FeedbackStates", "CGio"]),
    ])
#else
  part(
    "connectivity",
    [.library(name: "FeedbackConnectivity", targets: ["FeedbackConnectivity"])],
    [.target(name: "FeedbackConnectivity", dependencies: ["FeedbackStates"])])
#endif

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
      .macro(
        name: "SwiftUIMacros", exclude: macrosAreExcused ? [] : [excuse], sources: macrosAreExcused ? [excuse] : nil,
        swiftSettings: importsSwiftSyntax, linkerSettings: linksSwiftSyntax),
      .target(name: "SwiftUI", dependencies: ["Adwaita", "SwiftUIMacros"]),
      .target(name: "CMainLoopHook", dependencies: ["CAdwaita"], path: "Tests/Support/CMainLoopHook"),
      .target(
        name: "WindowTesting", dependencies: ["SwiftUI", "Adwaita", "CMainLoopHook"], path: "Tests/Support/WindowTesting"),
      .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Adwaita", "WindowTesting"]),
    ])

  // Every state on show, and tests in real windows.
  part(
    "ui", [],
    [
      .executableTarget(name: "FeedbackGallery", dependencies: ["FeedbackStates", "FeedbackStatesUI"] + swiftUI),
      .testTarget(
        name: "FeedbackStatesUITests",
        dependencies: ["FeedbackStatesUI", "FeedbackStatesTesting", "SwiftUI", "Adwaita", "WindowTesting"])
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
        name: "MakeItSo", dependencies: ["FeedbackStates", "FeedbackStatesUI", "ReminderStorage"] + swiftUI),
      .testTarget(
        name: "MakeItSoTests",
        dependencies: [
          "MakeItSo", "FeedbackStates", "FeedbackStatesUI", "FeedbackStatesTesting", "ReminderStorage", "CSQLite",
          "SwiftUI", "Adwaita", "WindowTesting",
        ]),
    ])
#endif

// The linter. One module reads syntax; the rules are plain Swift over its facts.
part(
  "lint",
  [
    .executable(name: "feedback-lint", targets: ["feedback-lint"]),
    .plugin(name: "FeedbackLintCommand", targets: ["FeedbackLintCommand"]),
    .plugin(name: "FeedbackLintFixCommand", targets: ["FeedbackLintFixCommand"]),
    .plugin(name: "FeedbackLintBuildTool", targets: ["FeedbackLintBuildTool"]),
  ],
  [
    .target(name: "LintModel"),
    .target(
      name: "LintSyntax", dependencies: ["LintModel"] + swiftSyntax,
      exclude: lintIsExcused ? [] : [excuse], sources: lintIsExcused ? [excuse] : nil,
      swiftSettings: lintImports, linkerSettings: lintLinks),
    .target(name: "LintRules", dependencies: ["LintModel"]),
    .executableTarget(
      name: "feedback-lint", dependencies: ["LintModel", "LintSyntax", "LintRules"], swiftSettings: lintImports),
    .plugin(
      name: "FeedbackLintCommand",
      capability: .command(
        intent: .custom(verb: "feedback-lint", description: "Find views that leave a feedback state out.")),
      dependencies: ["feedback-lint"]),
    .plugin(
      name: "FeedbackLintFixCommand",
      capability: .command(
        intent: .custom(verb: "feedback-lint-fix", description: "Add the feedback states that views leave out."),
        permissions: [.writeToPackageDirectory(reason: "Adds the missing states to your views.")]),
      dependencies: ["feedback-lint"]),
    .plugin(name: "FeedbackLintBuildTool", capability: .buildTool(), dependencies: ["feedback-lint"]),
    .testTarget(name: "LintModelTests", dependencies: ["LintModel"], exclude: ["Golden"]),
    .testTarget(
      name: "LintSyntaxTests", dependencies: ["LintModel", "LintSyntax"], swiftSettings: lintImports),
    .testTarget(
      name: "LintRulesTests", dependencies: ["LintModel", "LintSyntax", "LintRules"], swiftSettings: lintImports),
    .testTarget(
      name: "FeedbackLintTests", dependencies: ["feedback-lint", "LintModel", "LintSyntax", "LintRules"],
      exclude: ["Golden", "Compiling"], swiftSettings: lintImports),
  ])

let package = Package(
  name: "FeedbackStates",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: products,
  traits: [
    .trait(name: "FEEDBACK_INSPECTOR", description: "Keeps the feedback inspector in release builds.")
  ],
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
