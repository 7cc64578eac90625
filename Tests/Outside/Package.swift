// swift-tools-version: 6.2
import PackageDescription

// What users' packages do: each feature is built twice, in the language modes of Swift 5 and 6.
let features = ["Seed0", "Seed1", "Seed3", "TwoFields", "OlderStyle", "NewerStyle"]
let products: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "rehearse"), .product(name: "Rehearse", package: "rehearse"),
]

/// The features in one language mode, and an executable with their stages.
func targets(in version: Int, _ mode: SwiftLanguageMode, folder: String) -> [Target] {
  features.map { feature in
    .target(
      name: "\(feature)In\(version)", dependencies: products, path: "\(folder)/\(feature)",
      swiftSettings: [.swiftLanguageMode(mode)])
  }
    + ["outside", "listing"].map { tool in
      .executableTarget(
        name: "\(tool)\(version)",
        dependencies: features.map { .target(name: "\($0)In\(version)") } + products,
        path: "Tools/\(tool)\(version)", swiftSettings: [.swiftLanguageMode(mode)])
    }
}

let package = Package(
  name: "Outside",
  dependencies: [.package(name: "rehearse", path: "../..")],
  // The second folder is a link to the first, since a folder belongs to one target.
  targets: targets(in: 6, .v6, folder: "Features") + targets(in: 5, .v5, folder: "Again")
)
