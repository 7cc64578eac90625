/// A word that may stand behind the program's name; reading, help, completions and the manual know it from here.
enum ProgramCommand: String, CaseIterable, Sendable {
  case run, test, format, lint, stages, learn, completions, help
  // For later versions.
  case explore, graph, storyboard
}

extension ProgramCommand {
  /// The commands this version carries out.
  static let available = allCases.filter(\.isAvailable)

  var isAvailable: Bool {
    switch self {
    case .explore, .graph, .storyboard: false
    default: true
    }
  }

  /// What may be given to it besides options.
  enum Operand: Sendable {
    case none
    /// Scripts; a dash is standard input.
    case files
    /// Scripts, and folders of them.
    case paths
    case lesson
    case shell
    /// A command of the program or of the language.
    case word
  }

  var operand: Operand {
    switch self {
    case .run: .files
    case .test, .format, .lint: .paths
    case .learn: .lesson
    case .completions: .shell
    case .help: .word
    default: .none
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .run: "Runs scripts, each in a fresh session, and prints the transcript."
    case .test: "Compares what scripts print with what stands under their commands."
    case .format: "Lays out scripts in the canonical way; comments and output stay."
    case .lint: "Tells what can be known to be wrong without running."
    case .stages: "Lists the stages."
    case .learn: "Opens the prompt with the lessons, or in one of them."
    case .completions: "Prints the completions of a shell: bash, zsh or fish."
    case .help: "Explains the program, or a command of it or of the language."
    case .explore: "Tries everything that can be done."
    case .graph: "Draws the states an app can be in."
    case .storyboard: "Shows the screens of a script."
    }
  }
}

extension ProgramCommand.Operand {
  /// How it is written in a synopsis.
  var syntax: String? {
    switch self {
    case .none: nil
    case .files: "[FILE ...]"
    case .paths: "[PATH ...]"
    case .lesson: "[LESSON|FILE]"
    case .shell: "SHELL"
    case .word: "[WORD]"
    }
  }
}

/// The shells for which completions are written.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
