// swift-tools-version: 6.2
import PackageDescription

// Takes SwiftUI on Linux and nothing else of ours.
let package = Package(
  name: "SwiftUIAlone",
  dependencies: [.package(name: "FeedbackStates", path: "../../..")],
  targets: [
    .target(name: "SwiftUIAlone", dependencies: [.product(name: "SwiftUI", package: "FeedbackStates")])
  ],
  swiftLanguageModes: [.v6]
)
