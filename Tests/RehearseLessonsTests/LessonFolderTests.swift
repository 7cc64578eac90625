import Foundation
import RehearseLessons
import Testing

@Suite("A folder of lessons") struct LessonFolderTests {
  @Test("Its files are lessons by their names; what is none is told")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/lessons-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/inner.flow", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "# lesson: A\nstage studio\n# task: B\ntap Edit\nexpect presented sheet\n"
    for name in ["b.flow", "a.flow", ".hidden.flow", "notes.md"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try Data("# lesson: C\nsave".utf8).write(to: URL(fileURLWithPath: folder + "/c.flow"))
    var told: [String] = []
    let lessons = LessonFolder.lessons(in: folder) { told.append("\($0)") }
    #expect(lessons.map(\.name) == ["a", "b"])
    #expect(
      told == [
        "\(folder)/c.flow:1: a lesson begins with its stage: stage studio",
        "\(folder)/inner.flow:1: the lesson can't be read: Is a directory",
      ])
  }

  @Test("One that is not there is told")
  func missing() {
    var told: [String] = []
    #expect(LessonFolder.lessons(in: "/nowhere") { told.append("\($0)") } == [])
    #expect(told == ["/nowhere:1: the lesson can't be read: No such file or directory"])
  }
}
