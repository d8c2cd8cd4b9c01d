// swift-tools-version: 6.2
import PackageDescription

// The code shapes of the two documents that the project began with, as somebody who uses the package writes them.
let package = Package(
  name: "Seeds",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "FeedbackStates", path: "../../..")],
  targets: [
    .target(
      name: "Seeds",
      dependencies: [
        .product(name: "FeedbackStates", package: "FeedbackStates"),
        .product(name: "FeedbackStatesUI", package: "FeedbackStates"),
        .product(name: "SwiftUI", package: "FeedbackStates", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(name: "SeedsTests", dependencies: ["Seeds"]),
  ],
  swiftLanguageModes: [.v6]
)
