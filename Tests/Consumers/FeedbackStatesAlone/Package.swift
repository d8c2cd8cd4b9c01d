// swift-tools-version: 6.2
import PackageDescription

// Takes the states and nothing else of ours: no user interface, and no C library.
let package = Package(
  name: "FeedbackStatesAlone",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "FeedbackStates", path: "../../..")],
  targets: [
    .target(
      name: "FeedbackStatesAlone", dependencies: [.product(name: "FeedbackStates", package: "FeedbackStates")]),
    .testTarget(name: "FeedbackStatesAloneTests", dependencies: ["FeedbackStatesAlone"]),
  ],
  swiftLanguageModes: [.v6]
)
