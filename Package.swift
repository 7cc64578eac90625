// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "rehearse",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Rehearse", targets: ["Rehearse"]),
    .library(name: "RehearseTesting", targets: ["RehearseTesting"]),
    .executable(name: "rehearse", targets: ["RehearseTool"]),
  ],
  targets: [
    // Leaves: the system, virtual time, the other process, the terminal.
    .target(name: "CRehearseSystem"),
    .target(name: "RehearseClock", dependencies: ["CRehearseSystem"]),
    .target(name: "RehearseWorker", dependencies: ["CRehearseSystem"]),
    .target(name: "CRehearseReadline", linkerSettings: [.linkedLibrary("readline")]),
    .target(name: "RehearseLineEditor", dependencies: ["CRehearseReadline"]),
    // Apple's names.
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine"]),
    // The language, and an app driven by it.
    .target(name: "RehearseScript"),
    .target(name: "RehearseSession", dependencies: ["SwiftUI", "RehearseScript", "RehearseClock"]),
    .target(name: "RehearseTesting", dependencies: ["RehearseSession", "RehearseScript"]),
    .target(name: "RehearseExplorer", dependencies: ["RehearseSession"]),
    .target(
      name: "Rehearse",
      dependencies: [
        "RehearseScript", "RehearseSession", "RehearseTesting", "RehearseExplorer",
        "RehearseLineEditor", "RehearseWorker",
      ]),
    .executableTarget(name: "RehearseTool", dependencies: ["Rehearse"]),
  ],
  swiftLanguageModes: [.v6]
)
