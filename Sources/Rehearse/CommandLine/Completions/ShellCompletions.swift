/// What a shell is told about the program, so that Tab completes its command line.
struct ShellCompletions {
  /// What one types to call the program.
  let program: String

  /// The names of the stages, for `--stage`.
  let stages: [String]

  /// The words that `help` explains.
  let topics: [String]

  /// The names of the lessons.
  var lessons: [String] = []

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name of the shell's function.
  var function: String {
    "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// The words that an option's value can be; nil for free text and files.
  func choices(_ value: ProgramOption.Value) -> [String]? {
    switch value {
    case .stage: stages
    case .choice(_, let choices): choices
    case .commands, .file, .folder, .text: nil
    }
  }

  /// The words that can stand behind a command; nil for scripts.
  func choices(_ operand: ProgramCommand.Operand) -> [String]? {
    switch operand {
    case .none: []
    case .files, .paths: nil
    case .lesson: lessons
    case .shell: Shell.allCases.map(\.rawValue)
    case .word: topics
    }
  }

  /// How the names of files with scripts in them end.
  static let endings = ["flow", "md"]

  /// The options behind which no command can follow.
  var optionsAlone: [ProgramOption] { ProgramOption.all.filter(\.standsAlone) }

  /// The options that may stand beside a command, or without one.
  func options(_ command: ProgramCommand?) -> [ProgramOption] {
    ProgramOption.all.filter { $0.belongs(to: command) }
  }
}

extension ProgramOption {
  /// All its names.
  var names: [String] { [short, name].compactMap(\.self) }
}

extension String {
  /// The text between single quotes of a shell.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
