import RehearseRunner
import Testing

@testable import Rehearse

@Suite("The command line") struct InvocationTests {
  struct Row: Sendable, CustomStringConvertible {
    let words: String
    let action: Invocation.Action
    let stage: String?

    init(_ words: String, _ action: Invocation.Action, stage: String? = nil) {
      self.words = words
      self.action = action
      self.stage = stage
    }

    var description: String { words }
  }

  private static func settings(_ change: (inout TestSettings) -> Void) -> TestSettings {
    var settings = TestSettings()
    change(&settings)
    return settings
  }

  private static func recording(_ recording: TestSettings.Recording) -> TestSettings {
    settings { $0.recording = recording }
  }

  static let rows = [
    Row("", .prompt()),
    Row("--stage porch", .prompt(), stage: "porch"),
    Row("--stage=porch", .prompt(), stage: "porch"),
    Row("--stage=", .prompt(), stage: ""),
    Row("--resume", .prompt(resumes: true)),
    Row("--resume --stage porch", .prompt(resumes: true), stage: "porch"),
    Row("run", .run(.init())),
    Row("run -", .run(.init(files: ["-"]))),
    Row("run a.flow b.flow", .run(.init(files: ["a.flow", "b.flow"]))),
    Row("run -c save", .run(.init(commands: ["save"]))),
    Row(
      "run -c save -c cancel a.flow", .run(.init(commands: ["save", "cancel"], files: ["a.flow"]))),
    Row("run a.flow --json", .run(.init(files: ["a.flow"], isJSON: true))),
    Row("--json run a.flow", .run(.init(files: ["a.flow"], isJSON: true))),
    Row("--keep-going run -c -x", .run(.init(commands: ["-x"], keepsGoing: true))),
    Row("--json", .run(.init(isJSON: true))),
    Row("--keep-going --json", .run(.init(isJSON: true, keepsGoing: true))),
    Row("run --stage porch a.flow", .run(.init(files: ["a.flow"])), stage: "porch"),
    Row("run -- --json -", .run(.init(files: ["--json", "-"]))),
    Row("run run", .run(.init(files: ["run"]))),
    Row("test", .test(.init())),
    Row("test flows a.flow", .test(.init(paths: ["flows", "a.flow"]))),
    Row("format", .format(.init())),
    Row("format --check - flows", .format(.init(paths: ["-", "flows"], onlyChecks: true))),
    Row("lint --json a.flow", .lint(.init(paths: ["a.flow"], isJSON: true))),
    Row("learn", .learn(.init())),
    Row("learn router", .learn(.init(lesson: "router"))),
    Row("learn --check", .learn(.init(onlyChecks: true))),
    Row("completions zsh", .completions(.zsh)),
    Row("test --update flows", .test(.init(paths: ["flows"], settings: recording(.update)))),
    Row("test --record --update", .test(.init(settings: recording(.record)))),
    Row("test --ask", .test(.init(settings: recording(.update), asks: true))),
    Row("test --record --ask", .test(.init(settings: recording(.record), asks: true))),
    Row(
      "test --list --isolate --json", .test(.init(onlyLists: true, isolates: true, isJSON: true))),
    Row(
      "test --jobs 8 --junit a.xml --junit=b.xml",
      .test(.init(jobs: 8, junitFiles: ["a.xml", "b.xml"]))),
    Row("test --fail-fast", .test(.init(settings: settings { $0.failsFast = true }))),
    Row("test --fail-fast --keep-going", .test(.init())),
    Row("run --timeout 2m a.flow", .run(.init(files: ["a.flow"], timeout: .seconds(120)))),
    Row("test --timeout 90s", .test(.init(settings: settings { $0.timeout = .seconds(90) }))),
    Row(
      "test --update --record-issues",
      .test(
        .init(
          settings: settings {
            $0.recording = .update
            $0.recordsIssues = true
          }))),
    Row(
      "test --filter Save --tag slow --tag mac --skip-tag broken",
      .test(
        .init(
          settings: settings {
            $0.selection.texts = ["Save"]
            $0.selection.tags = ["slow", "mac"]
            $0.selection.excludedTags = ["broken"]
          }))),
    Row("stages", .stages),
    Row("help", .help(word: nil)),
    Row("help run", .help(word: "run")),
    Row("help --man", .manual),
    Row("--help", .help(word: nil)),
    Row("-h", .help(word: nil)),
    Row("run --help --nonsense", .help(word: nil)),
    Row("--version", .version),
  ]

  @Test("is read as what it asks for", arguments: rows)
  func read(_ row: Row) throws {
    let words = row.words.split(separator: " ").map(String.init)
    #expect(
      try InvocationReader.read(words) == Invocation(action: row.action, stage: row.stage))
  }

  @Test("Folders of lessons come with the prompt and with learn")
  func lessonFolders() throws {
    for words in [
      ["--lessons", "a", "--lessons=b"], ["learn", "--lessons", "a", "--lessons", "b"],
    ] {
      #expect(try InvocationReader.read(words).lessonFolders == ["a", "b"])
    }
  }

  static let errors: [(String, String)] = [
    ("runn", "error: there is no command \"runn\"\nhint: run"),
    ("frobnicate", "error: there is no command \"frobnicate\"\nhint: rehearse help"),
    ("explore", "error: explore is not yet available in this version\nhint: rehearse help"),
    ("graph", "error: graph is not yet available in this version\nhint: rehearse help"),
    ("storyboard", "error: storyboard is not yet available in this version\nhint: rehearse help"),
    ("learn a b", "error: \"b\" is one word too many\nhint: rehearse help"),
    (
      "--memory much",
      "error: --memory does not take \"much\"\nhint: --memory 512M, --memory 4G"
    ),
    (
      "stages --memory 1G",
      "error: --memory is an option of run and test and learn, and of rehearse without a command\n"
        + "hint: rehearse run --memory, rehearse --memory"
    ),
    (
      "run --lessons a",
      "error: --lessons is an option of learn, and of rehearse without a command\n"
        + "hint: rehearse learn --lessons, rehearse --lessons"
    ),
    (
      "completions",
      "error: completions needs one of bash, zsh, fish\nhint: rehearse completions bash"
    ),
    (
      "completions csh",
      "error: completions does not take \"csh\"\n"
        + "hint: completions bash, completions zsh, completions fish"
    ),
    ("completions zsh bash", "error: \"bash\" is one word too many\nhint: rehearse help"),
    ("--jsn", "error: there is no option --jsn\nhint: --json"),
    ("run --keepgoing", "error: there is no option --keepgoing\nhint: --keep-going"),
    ("-x", "error: there is no option -x\nhint: rehearse help"),
    ("run --json=yes", "error: there is no option --json=yes\nhint: --json"),
    ("--stage", "error: --stage needs a value\nhint: rehearse help"),
    ("run -c", "error: -c needs a value\nhint: rehearse help"),
    ("-c save", "error: -c is an option of run\nhint: rehearse run -c"),
    (
      "stages --json",
      "error: --json is an option of run and test and lint, and of rehearse without a command\n"
        + "hint: rehearse run --json, rehearse --json"
    ),
    ("test --jobs 0", "error: --jobs does not take \"0\"\nhint: --jobs 1, --jobs 4"),
    ("test --jobs many", "error: --jobs does not take \"many\"\nhint: --jobs 1, --jobs 4"),
    (
      "test --timeout soon",
      "error: --timeout does not take \"soon\"\nhint: --timeout 10s, --timeout 2m"
    ),
    (
      "test --timeout 0s",
      "error: --timeout does not take \"0s\"\nhint: --timeout 10s, --timeout 2m"
    ),
    ("test --filter", "error: --filter needs a value\nhint: rehearse help"),
    (
      "stages --keep-going",
      "error: --keep-going is an option of run and test, and of rehearse without a command\n"
        + "hint: rehearse run --keep-going, rehearse --keep-going"
    ),
    ("--update", "error: --update is an option of test\nhint: rehearse test --update"),
    ("run --record", "error: --record is an option of test\nhint: rehearse test --record"),
    ("stages studio", "error: \"studio\" is one word too many\nhint: rehearse help"),
    ("--version x", "error: \"x\" is one word too many\nhint: rehearse help"),
    ("run a.flow --version", "error: \"a.flow\" is one word too many\nhint: rehearse help"),
    ("--version --json", "error: \"--json\" is one word too many\nhint: rehearse help"),
    ("help --man x", "error: \"x\" is one word too many\nhint: rehearse help"),
    ("help x --man", "error: \"x\" is one word too many\nhint: rehearse help"),
    (
      "learn --again",
      "error: --again needs the lesson that is to begin anew\n"
        + "hint: rehearse learn lists the lessons; rehearse learn LESSON --again"
    ),
    (
      "--memory 0",
      "error: --memory 0 is too little for any app; the least is 64M\n"
        + "hint: --memory 64M, or --memory none for no bound"
    ),
    (
      "run --memory 1K",
      "error: --memory 1K is too little for any app; the least is 64M\n"
        + "hint: --memory 64M, or --memory none for no bound"
    ),
    ("help run test", "error: \"test\" is one word too many\nhint: rehearse help"),
  ]

  @Test("is refused with its reason", arguments: errors)
  func refused(_ row: (words: String, message: String)) {
    let words = row.words.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try InvocationReader.read(words) }
    #expect(error.map(Usage.message) == row.message)
  }

  static let programs: [([String], Int32, String, String)] = [
    (["--version"], 0, "rehearse 0.1.0\n", ""),
    (["help"], 0, Usage.text + "\n", ""),
    (
      ["help", "format"], 0, Usage.lines(about: .format).map { $0 + "\n" }.joined(), ""
    ),
    (
      ["stages"], 0,
      """
      studio     People, their editor, and the sheet router
      people     A list of people and their pages, driven by hands alone
      wiring     A sheet router wired rightly, or with the fault asked for
      inventory  An inventory whose drafts are driven by a flag, by an optional, or by a binding
      archive    Folders, with alerts, dialogs, a popover and a file panel
      mishaps    Presentations gone wrong, one a button
      detours    A stack of pages declared rightly, or where the detour says
      workbench  A note, days, parts, keys and tokens, and a sheet that lets touches through
      account    A sign-up form: the keyboard, stored values, links and letters

      """, ""
    ),
    (["--stage", "stuido"], 2, "", "error: there is no stage \"stuido\"\nhint: --stage studio\n"),
    (["run", "--stage", "x"], 2, "", "error: there is no stage \"x\"\nhint: rehearse stages\n"),
    (
      ["run", "--memory", "2G", "-c", "state people.count"], 0, "state people.count\n| 1\n", ""
    ),
    (
      ["run", "--memory", "none", "-c", "state people.count"], 0, "state people.count\n| 1\n", ""
    ),
    (
      ["run", "--memory", "64M", "-c", "state people.count"], 0, "state people.count\n| 1\n", ""
    ),
    (["runn"], 2, "", "error: there is no command \"runn\"\nhint: run\n"),
  ]

  @Test("A program says so, with its exit code", arguments: programs)
  func program(_ row: (words: [String], code: Int32, output: String, errors: String)) throws {
    let run = try ProgramRun.run(row.words)
    #expect(run.code == row.code)
    #expect(run.output == row.output)
    #expect(run.errors == row.errors)
  }
}
