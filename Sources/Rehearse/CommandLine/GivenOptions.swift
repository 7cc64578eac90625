/// The options that stand in a command line, in their order, with what was given to them.
struct GivenOptions {
  private var given: [(option: ProgramOption, value: String)] = []

  mutating func append(_ option: ProgramOption, _ value: String = "") {
    given.append((option, value))
  }

  var options: [ProgramOption] { given.map(\.option) }

  func contains(_ name: String) -> Bool { given.contains { $0.option.name == name } }

  /// Everything that was given to an option.
  func values(_ name: String) -> [String] {
    given.filter { $0.option.name == name }.map(\.value)
  }
}
