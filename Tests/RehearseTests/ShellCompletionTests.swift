import Foundation
import Testing

@testable import Rehearse

@Suite("Completions of shells") struct ShellCompletionTests {
  private static let completions = ShellCompletions(
    program: "my-rehearse", stages: ["studio", "porch"], topics: ["run", "present", "save"],
    lessons: ["router", "first-sheet"])

  struct Row: Sendable, CustomStringConvertible {
    let line: String
    let words: [String]

    init(_ line: String, _ words: String) {
      self.line = line
      self.words = words.split(separator: " ").map(String.init)
    }

    var description: String { line }
  }

  /// A line up to the cursor, and the words that are offered; a blank before the cursor begins a new one.
  static let rows = [
    Row("", ProgramCommand.available.map(\.rawValue).joined(separator: " ")),
    Row("te", "test"),
    Row("--st", "--stage"),
    Row("--stage ", "studio porch"),
    Row("--stage p", "porch"),
    Row("--stage = p", "porch"),
    Row("--stage studio fo", "format"),
    Row("--stage run ru", "run"),
    Row("run --k", "--keep-going"),
    Row("run -c ", ""),
    Row("run --up", ""),
    Row("test --up", "--update"),
    Row("format --check --", "--stage --help --version --check"),
    Row("completions ", "bash zsh fish"),
    Row("completions f", "fish"),
    Row("help p", "present"),
    Row("learn f", "first-sheet"),
    Row("stages ", ""),
    Row("run ", "a.flow two words.flow guide.md flows"),
    Row("run g", "guide.md"),
    Row("--lessons ", "flows"),
    Row("learn --lessons f", "flows"),
    Row("--resume ", ""),
    Row("--resume --j", "--json"),
    Row("--resume --stage p", "porch"),
    Row("lint f", "flows"),
    Row("test tw", "two words.flow"),
  ]

  @Test("bash offers what can follow", arguments: rows)
  func bash(_ row: Row) throws {
    let folder = try PromptScratch()
    for name in ["a.flow", "two words.flow", "guide.md", "notes.txt"] {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/flows", withIntermediateDirectories: false)
    let words = ["my-rehearse"] + row.line.split(separator: " ").map(String.init)
    let all = words + (row.line.isEmpty || row.line.hasSuffix(" ") ? [""] : [])
    let script = """
      cd \(folder.path.shellQuoted)
      \(Self.completions.script(for: .bash))
      COMP_WORDS=(\(all.map(\.shellQuoted).joined(separator: " ")))
      COMP_CWORD=\(all.count - 1)
      _my_rehearse
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try ProgramRun.run(["-c", script], program: "/bin/bash")
    #expect(run.errors == "")
    let offered = run.output.split(separator: "\n").joined(separator: " ")
    #expect(
      offered.split(separator: " ").sorted() == row.words.map { Substring($0) }.sorted(),
      "\(run.output)")
  }

  @Test("Each shell that is there can read its script", arguments: Shell.allCases)
  func syntax(_ shell: Shell) throws {
    let places = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else { return }
    let folder = try PromptScratch()
    let path = folder.path + "/script"
    try Data(Self.completions.script(for: shell).utf8).write(to: URL(fileURLWithPath: path))
    let run = try ProgramRun.run(["-n", path], program: program)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("Every command, option and value is in each", arguments: Shell.allCases)
  func whole(_ shell: Shell) {
    let script = Self.completions.script(for: shell).replacing("\\", with: "")
    for command in ProgramCommand.available {
      #expect(script.contains(command.rawValue))
      if shell != .bash { #expect(script.contains(command.summary)) }
    }
    for option in ProgramOption.all {
      for name in option.names {
        #expect(script.contains(shell == .fish ? String(name.drop { $0 == "-" }) : name))
      }
      // As it stands between quotes, which the help of a stage's option may have itself.
      let help = option.help.replacing("'", with: "'''")
      if shell != .bash { #expect(script.contains(help)) }
    }
    #expect(script.contains("studio porch"))
    #expect(script.contains("my-rehearse"))
  }

  @Test("The program prints them for the name it was called by, with its stages")
  func program() throws {
    let run = try ProgramRun.run(["completions", "fish"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("# Completions of rehearse for fish.\n"))
    #expect(run.output.contains("-l stage -x -a 'studio"))
  }
}
