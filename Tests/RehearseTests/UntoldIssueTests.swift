import Testing

@Suite("Issues of commands that are no steps") struct UntoldIssueTests {
  @Test("fail a test at the command that raises them")
  func atTheCommand() throws {
    let folder = try TestFolder([
      "a.flow": "stage detours detour=olderContainer\noption system 16\nwait 1s"
    ])
    let run = try ProgramRun.run(["test", folder.path])
    #expect(run.code == 1)
    #expect(
      folder.relative(run.output) == """
        failed  a.flow
        a.flow:2: error: option system 16 raises W-05, which is not expected
          after 1: stage detours detour=olderContainer
          on    screen: Detours
            NavigationLink presenting a value must appear inside a NavigationContent-based \
        NavigationView. Link will be disabled.
          hint: expect issue W-05

        0 passed, 1 failed (2 steps, 0 checks)

        """)
  }

  @Test("are told by the command, and expected behind it")
  func toldAtOnce() throws {
    let folder = try TestFolder([
      "a.flow": """
      stage detours detour=olderContainer
      option system 16
      | issue: W-05 NavigationLink presenting [..]
      expect issue W-05
      wait 1s
      """
    ])
    let run = try ProgramRun.run(["test", folder.path])
    #expect(
      folder.relative(run.output) == "passed  a.flow\n1 passed, 0 failed (2 steps, 2 checks)\n")
    let lint = try ProgramRun.run(["lint", folder.path])
    #expect(lint.output == "" && lint.code == 0)
  }

  @Test("are declared in what run prints, which passes as a test")
  func transcript() throws {
    let run = try ProgramRun.run(
      ["run", "-c", "option show none; stage detours detour=olderContainer; option system 16"])
    let text = """
      option show none
      stage detours detour=olderContainer
      | screen: Detours
      option system 16
      | issue: W-05 NavigationLink presenting a value must appear inside a NavigationContent-based \
      NavigationView. Link will be disabled.
      expect issue W-05

      """
    #expect(run.output == text)
    let folder = try TestFolder(["a.flow": text])
    #expect(try ProgramRun.run(["test", folder.path]).code == 0)
  }
}
