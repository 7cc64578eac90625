// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "YourApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    // In a package of your own: .package(url: …, branch: "main").
    .package(name: "rehearse", path: "../..")
  ],
  targets: [
    // The feature. Where there is a SwiftUI of the system, that one is meant.
    .target(
      name: "Lending",
      dependencies: [
        .product(name: "SwiftUI", package: "rehearse", condition: .when(platforms: [.linux]))
      ]),
    // What drives it.
    .executableTarget(
      name: "lend", dependencies: ["Lending", .product(name: "Rehearse", package: "rehearse")]),
    // The saved scripts, in `swift test`.
    .testTarget(
      name: "LendTests",
      dependencies: ["lend", .product(name: "RehearseTesting", package: "rehearse")]),
  ]
)
