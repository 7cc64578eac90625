import Foundation
import Testing

@testable import RehearseSession

@Suite struct RecordedPathsTests {
  @Test(arguments: [
    ("run flows/b.flow", "run ../flows/b.flow"), ("run out/b.flow", "run b.flow"),
    ("run ./x/../b.flow who=Jim", "run ../b.flow who=Jim"), ("run ../c.flow", "run ../../c.flow"),
    ("run /etc/b.flow", "run /etc/b.flow"), ("! run b.flow", "! run ../b.flow"),
    ("run \"my flows/b.flow\"; tap run", "run \"../my flows/b.flow\"; tap run"),
    ("run $where/b.flow", "run ../$where/b.flow"),
    ("run \"$where/b.flow\"", "run \"../$where/b.flow\""),
    (
      "repeat 2 {\n  run a.flow # twice\n  run b.flow\n}",
      "repeat 2 {\n  run ../a.flow # twice\n  run ../b.flow\n}"
    ),
    ("define both { run a.flow }", "define both { run ../a.flow }"), ("tap Brunch", "tap Brunch"),
  ])
  func `a path leads from the recording to the same file`(typed: String, recorded: String) throws {
    let folder = NSTemporaryDirectory() + "/paths-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/out", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = RecordedPaths(of: folder + "/out/a.flow", typedIn: folder + "/main.flow")
    #expect(paths.rewritten(typed) == recorded)
    let beside = RecordedPaths(of: folder + "/a.flow", typedIn: folder + "/main.flow")
    #expect(beside.rewritten(typed) == typed)
  }
}
