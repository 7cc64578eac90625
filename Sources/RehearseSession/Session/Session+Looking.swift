import RehearseScript
import SwiftUI

// Commands that look and change nothing.
extension Session {
  func state(_ scope: StateScope, _ command: Command) throws(Diagnostic) -> [String] {
    switch scope {
    case .models: return currentStep().lines(.all)
    case .all:
      return currentStep().lines(.all)
        + viewStates().flatMap { StateText.model($0.view, $0.value) }
    case .path(let path):
      let value = try value(at: path, command)
      return StateText.lines(value)
    }
  }

  /// Everything that can be done now, as commands that could be typed.
  package func availableActions() -> [String] {
    var actions: [String] = []
    for element in frontElements where element.isEnabled {
      guard let command = element.command else { continue }
      let isUnique =
        frontElements.filter { $0.command == command && $0.isEnabled }.count == 1
      let place = element.groups.last.map { " in \(Quoting.word($0))" } ?? ""
      actions.append(isUnique ? command : command + place)
    }
    if host.layers.last?.stack?.canPop ?? false { actions.append("back") }
    if let layer = host.layers.last, layer.host.enclosingPresentation != nil {
      if !layer.host.isInteractiveDismissDisabled || options.policy.idiom == .mac {
        actions.append("swipe")
      }
      actions.append("dismiss")
    }
    for model in current.models {
      if let present = model.present {
        actions.append(
          "present \(model.name)" + present.arguments.map { " \($0.name)=…" }.joined())
      }
      actions += model.sheets.map { route in
        "sheet \(route.name)" + route.arguments.map { " \($0.name)=…" }.joined()
      }
      actions += model.pages.map { route in
        "push \(route.name)" + route.arguments.map { " \($0.name)=…" }.joined()
      }
    }
    return actions
  }

  func help(_ word: Word?, _ command: Command) throws(Diagnostic) -> [String] {
    guard let word else { return helpOverview() }
    if let verb = Verb(named: word.text) {
      let entry = CommandTable[verb]
      let note = entry.availability == .later ? ["known, but not yet available"] : []
      return entry.syntax + ["  " + entry.help] + note.map { "  " + $0 }
        + ["  example: " + entry.example]
    }
    if let option = SessionOptions.entries.first(where: { $0.name == word.text }) {
      return [
        "option \(option.name) \(option.choices.joined(separator: "|"))",
        "  " + option.summary, "  now: \(option.get(options)), default: \(option.choices[0])",
      ]
    }
    if let model = current.models.first(where: { $0.name == word.text }) { return model.help }
    let known =
      Verb.allCases.map(\.rawValue) + SessionOptions.entries.map(\.name)
      + current.models.map(\.name)
    throw Diagnostic(
      .unknownVerb(verb: word.text, near: Suggestion.near(word.text, in: known)),
      at: word.span, in: command)
  }

  private func helpOverview() -> [String] {
    var lines: [String] = []
    for category in CommandTable.Category.allCases {
      let entries = CommandTable.entries.filter {
        $0.category == category && $0.availability == .now
      }
      guard !entries.isEmpty else { continue }
      lines.append(category.rawValue)
      for entry in entries {
        let name = entry.verb.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
        lines.append("  \(name) \(entry.help)")
      }
    }
    let models = current.models.flatMap(\.help)
    if !models.isEmpty { lines += ["stage \(current.stage.name)"] + models.map { "  " + $0 } }
    lines.append("help WORD tells more of a command, a model or an option")
    return lines
  }
}

extension Model {
  /// What can be typed about the model.
  fileprivate var help: [String] {
    var lines: [String] = []
    if let present {
      lines.append("present \(name)" + present.arguments.map(\.help).joined())
    }
    lines += sheets.map { "sheet \($0.name)" + $0.arguments.map(\.help).joined() }
    lines += pages.map { "push \($0.name)" + $0.arguments.map(\.help).joined() }
    lines += fields.map { field in
      "set \(name).\(field.name)=\(field.domain?.joined(separator: "|") ?? "…")"
    }
    if lines.isEmpty { lines.append("\(name) is shown after every step") }
    return lines
  }
}

extension Argument {
  /// The argument as it is typed, in brackets if it may be left out: ` [name=String]`.
  fileprivate var help: String {
    let value = domain?.joined(separator: "|") ?? typeName
    return defaultText == nil ? " \(name)=\(value)" : " [\(name)=\(value)]"
  }
}
