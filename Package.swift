// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// What a release leaves out in our own targets, where tests of the debug build have looked already: whether accesses
/// overlap, and whether what is isolated to an actor is called on it. And how it is laid out: by the ways that sessions
/// and tests take most often, which `scripts/profile` has recorded, wherever the package lay then.
let quick: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation",
      "-Xllvm", "-static-func-full-module-prefix=false", "-Xfrontend",
      Context.environment["REHEARSE_RECORDS_PROFILE"] == nil
        ? "-ir-profile-use=\(Context.packageDirectory)/scripts/release.profdata"
        : "-ir-profile-generate",
    ], .when(configuration: .release))
]

let package = Package(
  name: "rehearse",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "Rehearse", targets: ["Rehearse"]),
    .library(name: "RehearseTesting", targets: ["RehearseTesting"]),
    .executable(name: "rehearse", targets: ["RehearseTool"]),
  ],
  targets: [
    // Leaves: the system, virtual time, the other process, the terminal.
    .target(name: "CRehearseSystem"),
    .target(name: "CRehearseTestStart"),
    .target(name: "RehearseClock", dependencies: ["CRehearseSystem"], swiftSettings: quick),
    .target(name: "RehearseWorker", dependencies: ["CRehearseSystem"], swiftSettings: quick),
    .target(name: "CRehearseReadline", linkerSettings: [.linkedLibrary("readline")]),
    .target(name: "RehearseText", swiftSettings: quick),
    .target(name: "RehearseLineEditor", dependencies: ["CRehearseReadline", "RehearseText"]),
    // Apple's names.
    .target(name: "Combine", swiftSettings: quick),
    .target(name: "UniformTypeIdentifiers"),
    .macro(
      name: "RehearseMacros",
      swiftSettings: [.unsafeFlags(["-I", syntaxLibraries()])],
      linkerSettings: [
        .unsafeFlags([
          "-L", syntaxLibraries(), "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries(),
        ])
      ]),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "RehearseMacros", "UniformTypeIdentifiers"],
      swiftSettings: quick),
    // The language, and an app driven by it.
    .target(name: "RehearseScript", dependencies: ["RehearseText"], swiftSettings: quick),
    .target(
      name: "RehearseSession",
      dependencies: ["SwiftUI", "RehearseScript", "RehearseClock", "RehearseText"],
      swiftSettings: quick),
    .target(
      name: "RehearseRunner", dependencies: ["RehearseSession", "RehearseScript", "RehearseText"],
      swiftSettings: quick),
    .target(
      name: "RehearseLint",
      dependencies: ["RehearseRunner", "RehearseSession", "RehearseScript"]),
    .target(
      name: "RehearseLessons",
      dependencies: ["RehearseSession", "RehearseScript", "RehearseText"]),
    .target(
      name: "RehearseTesting",
      dependencies: [
        "RehearseRunner", "RehearseSession", "RehearseClock", "SwiftUI", "CRehearseTestStart",
      ]),
    .target(
      name: "RehearseExplorer",
      dependencies: ["RehearseSession", "RehearseScript", "RehearseClock"]),
    .target(
      name: "Rehearse",
      dependencies: [
        "SwiftUI", "RehearseClock", "RehearseScript", "RehearseSession", "RehearseRunner",
        "RehearseExplorer", "RehearseLint", "RehearseLessons", "RehearseLineEditor",
        "RehearseWorker", "RehearseText",
      ], swiftSettings: quick),
    // The built-in stages.
    .target(name: "Studio", dependencies: ["SwiftUI"], path: "examples/Studio"),
    .target(
      name: "People", dependencies: ["SwiftUI"], path: "examples/People", exclude: ["README.md"]),
    .target(
      name: "Presenting", dependencies: ["SwiftUI", "UniformTypeIdentifiers"],
      path: "examples/Presenting"),
    .target(
      name: "Wiring", dependencies: ["SwiftUI"], path: "examples/Wiring", exclude: ["README.md"]),
    .target(
      name: "Inventory", dependencies: ["SwiftUI"], path: "examples/Inventory",
      exclude: ["README.md"]),
    .target(
      name: "Account", dependencies: ["SwiftUI"], path: "examples/Account",
      exclude: ["README.md"]),
    .executableTarget(
      name: "RehearseTool",
      dependencies: [
        // The session too, though it comes with the rest: who is built against it is built again when it changes.
        "Rehearse", "RehearseSession", "Studio", "People", "Presenting", "Wiring", "Inventory",
        "Account",
      ], resources: [.embedInCode("Lessons")]),
    // Tests, a folder a target.
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(
      name: "RehearseClockTests",
      dependencies: ["RehearseClock", "CRehearseSystem", "CRehearseTestStart"]),
    .testTarget(name: "RehearseTextTests", dependencies: ["RehearseText"]),
    .testTarget(
      name: "RehearseWorkerTests",
      dependencies: ["RehearseWorker", "RehearseClock", "CRehearseTestStart"]),
    .testTarget(name: "RehearseScriptTests", dependencies: ["RehearseScript"]),
    .testTarget(
      name: "RehearseSessionTests",
      dependencies: [
        "RehearseSession", "RehearseClock", "CRehearseTestStart", "Studio", "Presenting",
      ]),
    .testTarget(
      name: "RehearseRunnerTests",
      dependencies: [
        "RehearseRunner", "RehearseSession", "RehearseScript", "RehearseClock", "Studio",
        "CRehearseTestStart",
      ]),
    .testTarget(
      name: "RehearseLintTests",
      dependencies: [
        "RehearseLint", "RehearseRunner", "RehearseSession", "RehearseScript", "RehearseClock",
        "Studio", "CRehearseTestStart",
      ]),
    .testTarget(
      name: "RehearseLessonsTests",
      dependencies: [
        "RehearseLessons", "RehearseSession", "RehearseScript", "RehearseClock", "Studio",
        "CRehearseTestStart",
      ]),
    .testTarget(
      name: "RehearseTestingTests", dependencies: ["RehearseTesting", "Studio"],
      exclude: ["Flows"]),
    .testTarget(
      name: "RehearseExplorerTests",
      dependencies: [
        "RehearseExplorer", "RehearseSession", "RehearseScript", "SwiftUI", "Studio",
        "RehearseClock", "CRehearseTestStart",
      ]),
    .testTarget(
      name: "ExamplesTests", dependencies: ["SwiftUI", "People", "Wiring", "Inventory"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", "RehearseClock", "CRehearseTestStart"],
      exclude: ["facts.txt", "facts-held", "facts-recorded.txt"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
    .executableTarget(
      name: "LineEditorProbe", dependencies: ["RehearseText", "RehearseLineEditor"],
      path: "Tests/LineEditorProbe"),
    .testTarget(
      name: "RehearseLineEditorTests",
      dependencies: ["RehearseLineEditor", "PseudoTerminal", "LineEditorProbe"]),
    .executableTarget(
      name: "CrashStage", dependencies: ["Rehearse", "RehearseSession", "SwiftUI"],
      path: "Tests/CrashStage"),
    .testTarget(
      name: "RehearseTests",
      dependencies: [
        "Rehearse", "RehearseSession", "RehearseScript", "RehearseWorker", "RehearseClock",
        "SwiftUI", "PseudoTerminal", "RehearseTool", "CrashStage", "CRehearseTestStart",
      ]),
    .executableTarget(
      name: "GraphBenchmark",
      dependencies: ["SwiftUI", "RehearseSession", "RehearseScript", "RehearseClock"],
      path: "Tests/GraphBenchmark"),
  ],
  swiftLanguageModes: [.v6]
)

/// Finds the syntax libraries that macros need: they lie inside the toolchain, beside the package
/// library that this manifest has loaded.
func syntaxLibraries() -> String {
  guard let maps = fopen("/proc/self/maps", "r") else { return "" }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  defer { free(line) }
  var capacity = 0
  while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
    guard let path = text.split(separator: " ").last else { continue }
    guard let end = path.firstRange(of: "/pm/ManifestAPI/")?.lowerBound else { continue }
    return path[..<end] + "/host"
  }
  return ""
}
