import RehearseScript
import SwiftUI

// `help`: the commands of the language, and what the stage adds to them.
extension Session {
  func help(_ word: Word?, _ command: Command) throws(Diagnostic) -> [String] {
    guard let word else { return helpOverview() }
    var lines = verbHelp(word.text) + ownVerbHelp(word.text)
    lines += WordTable[word.text]?.manual ?? []
    lines += optionHelp(word.text) + stageHelp(word.text)
    lines += current.models.flatMap { $0.help(about: word.text, among: current.models) }
    guard lines.isEmpty else { return lines }
    let models = current.models.flatMap { model in
      [model.name] + (model.sheets + model.pages).map(\.name) + model.fields.map(\.name)
    }
    let known =
      knownVerbs + WordTable.entries.flatMap(\.words)
      + SessionOptions.entries.map(\.name) + models
      + stages.map(\.name)
    throw Diagnostic(
      .unknownVerb(verb: word.text, near: Suggestion.near(word.text, in: known)),
      at: word.span, in: command)
  }

  /// What a verb does, how it is typed, and what can follow it on this stage.
  private func verbHelp(_ name: String) -> [String] {
    guard let verb = Verb(named: name) else { return [] }
    return CommandTable[verb].manual + choices(of: verb).map { "  " + $0 }
  }

  private func choices(of verb: Verb) -> [String] {
    let models = current.models
    switch verb {
    case .present: return some(models.flatMap { $0.presentHelp }, "editor can be presented")
    case .set: return models.flatMap { $0.fieldHelp }
    case .sheet: return some(models.flatMap { $0.sheetHelp(among: models) }, "router has sheets")
    case .push: return some(models.flatMap { $0.pageHelp(among: models) }, "router has pages")
    case .dismiss: return models.filter { $0.dismiss != nil }.map { "dismiss \($0.name)" }
    case .stage: return stages.map { "stage \($0.name)" + $0.arguments.map(\.help).joined() }
    case .option:
      return SessionOptions.entries.map { entry in
        entry.syntax + (entry.isForced ? "" : " (now \(options.value(of: entry)))")
      }
    default: return []
    }
  }

  /// The choices, or that there are none on this stage.
  private func some(_ choices: [String], _ lack: String) -> [String] {
    choices.isEmpty ? ["on the stage \(current.stage.name) no \(lack)"] : choices
  }

  private func optionHelp(_ name: String) -> [String] {
    guard let option = SessionOptions.entries.first(where: { $0.name == name }) else { return [] }
    return [
      option.syntax, "  " + option.summary,
      option.isForced
        ? "  default: \(option.choices[0]), off in tests"
        : "  now: \(option.get(options)), default: \(option.choices[0])",
      "  example: " + option.example,
    ]
  }

  private func stageHelp(_ name: String) -> [String] {
    guard let stage = stages.first(where: { $0.name == name }) else { return [] }
    return ["stage \(stage.name)" + stage.arguments.map(\.help).joined()]
      + (stage.summary.isEmpty ? [] : ["  " + stage.summary])
  }

  private func helpOverview() -> [String] {
    var lines: [String] = []
    for category in CommandTable.Category.allCases {
      let entries = CommandTable.available.filter { $0.category == category }
      guard !entries.isEmpty else { continue }
      lines.append(category.rawValue)
      lines += entries.map { "  " + $0.summary }
    }
    let models = current.models.flatMap { $0.help(among: current.models) }
    let actions = current.actions.map(\.actionSummary)
    if !models.isEmpty || !actions.isEmpty {
      lines += ["stage \(current.stage.name)"] + (models + actions).map { "  " + $0 }
    }
    let verbs = environment.verbs.map { "  " + $0.syntax }
    if !verbs.isEmpty { lines += ["defined here"] + verbs }
    lines.append("help WORD tells more of a command, an option, a model, a field or a destination")
    lines.append("apropos WORD lists what the help says of a word")
    return lines
  }
}

// `apropos`: what the help says of a word.
extension Session {
  /// The lines of the help that speak of the word, in any case of letters.
  func apropos(_ word: Word, _ command: Command) throws(Diagnostic) -> [String] {
    let verbs = CommandTable.available.map {
      (line: $0.summary, text: ($0.syntax + [$0.help]).joined(separator: " "))
    }
    let words = WordTable.entries.map { entry in
      let forms = entry.syntax.joined(separator: ", ")
      return (line: "\(forms)  \(entry.help)", text: "\(forms) \(entry.help)")
    }
    let options = SessionOptions.entries
      .map { (line: "\($0.syntax)  \($0.summary)", text: "\($0.syntax) \($0.summary)") }
    let stages = stages.map {
      (line: "stage \($0.name)  \($0.summary)", text: "\($0.name) \($0.summary)")
    }
    let models = current.models.flatMap { $0.help(among: current.models) }
      .map { (line: $0, text: $0) }
    let own = (current.actions.map(\.actionSummary) + environment.verbs.map(\.syntax))
      .map { (line: $0, text: $0) }
    let found = (verbs + words + options + stages + models + own).filter {
      $0.text.localizedCaseInsensitiveContains(word.text)
    }
    guard !found.isEmpty, !word.text.isEmpty else {
      throw Diagnostic(.nothingAbout(word: word.text), at: word.span, in: command)
    }
    return found.map(\.line)
  }
}

extension Model {
  /// What can be typed about the model.
  @MainActor fileprivate func help(among models: [Model]) -> [String] {
    let lines = presentHelp + sheetHelp(among: models) + pageHelp(among: models) + fieldHelp
    return lines.isEmpty ? ["\(name) is shown after every step"] : lines
  }

  /// What can be typed about the model, a field of it, or a place it leads to.
  @MainActor fileprivate func help(about word: String, among models: [Model]) -> [String] {
    if word == name { return help(among: models) }
    let places =
      zip(sheets, sheetHelp(among: models)).filter { $0.0.name == word }
      + zip(pages, pageHelp(among: models)).filter { $0.0.name == word }
    return places.map(\.1) + fields.filter { $0.name == word }.map { $0.help(of: name) }
  }

  @MainActor fileprivate var presentHelp: [String] {
    present.map { ["present \(name)" + $0.arguments.map(\.help).joined()] } ?? []
  }

  @MainActor fileprivate func sheetHelp(among models: [Model]) -> [String] {
    sheets.map { "sheet \(typedName(of: $0, \.sheets, among: models))" + $0.help }
  }

  @MainActor fileprivate func pageHelp(among models: [Model]) -> [String] {
    pages.map { "push \(typedName(of: $0, \.pages, among: models))" + $0.help }
  }

  @MainActor fileprivate var fieldHelp: [String] { fields.map { $0.help(of: name) } }

  /// The name of a destination, with the router's where another one has the same.
  func typedName(
    of route: Route, _ routes: (Model) -> [Route], among models: [Model]
  ) -> String {
    let all = models.flatMap { routes($0).map(\.name) }
    return all.count { $0 == route.name } > 1 ? "\(name).\(route.name)" : route.name
  }
}

extension Model.Route {
  @MainActor fileprivate var help: String { arguments.map(\.help).joined() }
}

extension Model.Field {
  @MainActor fileprivate func help(of model: String) -> String {
    "set \(model).\(name)=\(domain?.joined(separator: "|") ?? "…")"
  }
}

extension Argument {
  /// The argument as it is typed, in brackets if it may be left out: ` [name=String]`.
  @MainActor fileprivate var help: String {
    let value = domain?.joined(separator: "|") ?? typeName
    return hasDefault ? " [\(name)=\(value)]" : " \(name)=\(value)"
  }
}
