/// An option of the command line; reading, help, completions and the manual know it from here.
struct ProgramOption: Sendable {
  let name: String

  /// A second, short name.
  var short: String?

  /// What is given with it; nothing for a switch.
  var value: Value?

  /// The commands that take it, nil for the call without one; empty for an option of every command.
  var commands: [ProgramCommand?] = []

  /// What it does, in one line.
  let help: String

  /// What an option is given.
  enum Value: Sendable, Equatable {
    case stage
    /// Commands of the language.
    case commands
    case file
    case folder
    /// Anything else, under the name it has in the synopsis.
    case text(String)
    case choice(String, [String])
  }
}

extension ProgramOption {
  /// Every option, in the order of the help.
  static let all: [ProgramOption] = [
    ProgramOption(
      name: "--stage", value: .stage, help: "Where to begin; the first stage unless named."),
    ProgramOption(name: "--help", short: "-h", help: "Explains the command line."),
    ProgramOption(name: "--version", help: "Prints the version."),
    ProgramOption(
      name: "--resume", commands: [nil],
      help: "Brings back the stage's last session, after a crash or a closed terminal."),
    ProgramOption(
      name: "-c", value: .commands, commands: [.run], help: "Runs the commands given."),
    ProgramOption(
      name: "--json", commands: [nil, .run, .test, .lint],
      help: "Prints one object a line for every step, test or finding."),
    ProgramOption(
      name: "--keep-going", commands: [nil, .run, .test],
      help: "Goes on after a failure: run with the next line, test with the next test."),
    ProgramOption(
      name: "--update", commands: [.test],
      help: "Writes the output of tests into their scripts, where it differs."),
    ProgramOption(
      name: "--record", commands: [.test],
      help: "The same, and gives commands without output theirs."),
    ProgramOption(
      name: "--ask", commands: [.test],
      help: "Shows what an update would replace, and asks for each place; on a terminal."),
    ProgramOption(
      name: "--record-issues", commands: [.test],
      help: "Declares issues that nothing expects, below the steps that raise them."),
    ProgramOption(
      name: "--filter", value: .text("TEXT"), commands: [.test],
      help: "Only tests with this text in their file's path or in their title."),
    ProgramOption(
      name: "--tag", value: .text("TAG"), commands: [.test], help: "Only tests with this tag."),
    ProgramOption(
      name: "--skip-tag", value: .text("TAG"), commands: [.test],
      help: "Only tests without this tag."),
    ProgramOption(
      name: "--watch", commands: [.test],
      help: "Runs again what changes, and what has failed, until Control-C."),
    ProgramOption(
      name: "--list", commands: [.test], help: "Lists the tests and runs none."),
    ProgramOption(
      name: "--fail-fast", commands: [.test], help: "Ends the run at the first failure."),
    ProgramOption(
      name: "--jobs", value: .text("N"), commands: [.test],
      help: "Runs so many tests at a time, many ones on all processors; one report."),
    ProgramOption(
      name: "--isolate", commands: [.test], help: "Runs each test in a process of its own."),
    ProgramOption(
      name: "--timeout", value: .text("DURATION"), commands: [.run, .test],
      help: "Real time a command of run, or a whole test, may take; for tests 60s."),
    ProgramOption(
      name: "--junit", value: .file, commands: [.test],
      help: "Writes the results to a file, besides; JUnit's form."),
    ProgramOption(
      name: "--check", commands: [.format, .learn],
      help: "Only looks: fails when a script is not laid out, or a lesson can't be taken."),
    ProgramOption(
      name: "--again", commands: [.learn],
      help: "Begins the lesson anew, however far it has been taken."),
    ProgramOption(
      name: "--lessons", value: .folder, commands: [nil, .learn],
      help: "Further lessons: every .flow file of a folder."),
    ProgramOption(
      name: "--memory", value: .text("SIZE"), commands: [nil, .run, .test, .learn],
      help: "Memory the app may have: 64M or more, or none; usually 4G."),
    ProgramOption(name: "--man", commands: [.help], help: "Prints the manual page, for man."),
  ]

  static func named(_ name: String) -> ProgramOption? {
    all.first { $0.name == name || $0.short == name }
  }

  /// Whether the option may stand beside the command.
  func belongs(to command: ProgramCommand?) -> Bool {
    commands.isEmpty || commands.contains(command)
  }

  /// Whether it is for the call without a command only.
  var standsAlone: Bool { commands == [nil] }

  /// How it is typed, with its value: `--stage STAGE`.
  var syntax: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }
}

extension ProgramOption.Value {
  /// The word that stands for the value.
  var placeholder: String {
    switch self {
    case .stage: "STAGE"
    case .commands: "COMMANDS"
    case .file: "FILE"
    case .folder: "FOLDER"
    case .text(let name), .choice(let name, _): name
    }
  }
}
