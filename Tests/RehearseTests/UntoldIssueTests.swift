import Testing

@Suite("Issues of commands that are no steps") struct UntoldIssueTests {
  @Test("fail a test that ends before a step could tell them")
  func atTheEnd() throws {
    let folder = try TestFolder([
      "a.flow": "stage detours detour=olderContainer\noption system 16"
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

        0 passed, 1 failed (1 step, 0 checks)

        """)
  }

  @Test("are told by the step that follows, and expected there")
  func toldByTheNext() throws {
    let folder = try TestFolder([
      "a.flow": """
      stage detours detour=olderContainer
      option system 16
      wait 1s
      expect issue W-05
      """
    ])
    let run = try ProgramRun.run(["test", folder.path])
    #expect(run.code == 0)
  }
}
