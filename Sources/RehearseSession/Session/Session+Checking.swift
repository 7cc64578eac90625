import RehearseScript
import SwiftUI

// `expect`: checks that never change anything.
extension Session {
  /// Throws if the expectation does not hold, or can't be answered.
  func check(_ expectation: Expectation, _ command: Command) throws(Diagnostic) {
    let (holds, actual) = try answer(expectation, command)
    guard holds == expectation.isNegated else { return }
    let typed = source.text(in: expectation.span)
    // What stands for a variable says nothing.
    let text = typed.contains("$") ? expectation.description : typed
    throw Diagnostic(
      .expectationFailed(expectation: text, actual: actual, about: expectation.subject),
      at: expectation.span, in: command)
  }

  /// Whether an `expect` command holds now; one that can't be read or answered does not.
  package func holds(_ text: String) -> Bool {
    let source = Source(text)
    self.source = source
    let lines = Parser.parse(source).lines
    do {
      for command in lines.flatMap(\.commands) {
        let command = try command.resolved(with: [:])
        guard case .expect(let expectation) = command.form else { return false }
        try check(expectation, command)
      }
      return !lines.contains { $0.diagnostic != nil }
    } catch {
      return false
    }
  }

  func answer(
    _ expectation: Expectation, _ command: Command
  ) throws(Diagnostic) -> (holds: Bool, actual: String) {
    switch expectation.claim {
    case .isTrue(let path):
      let value = try value(at: path, command)
      return (
        try compare(path, nil, "", command) { () throws(StateComparisonError) in
          try StateComparison.isTrue(value)
        }, StateText.line(value)
      )
    case .compares(let path, let sign, let word):
      let value = try value(at: path, command)
      let asked = StateOperator(rawValue: sign.rawValue) ?? .equal
      // Where there is nothing now, what is typed still has to be something that could be there.
      let missing = value == .null && !TypedText(word).isNil ? missingCase(at: path, command) : nil
      // Of a collection it is the elements that a value has to fit.
      let name = asked == .contains && value.isCollection ? "an element of \(path.text)" : nil
      let holds = try compare(path, name, word.text, command) {
        () throws(StateComparisonError) in
        try StateComparison.holds(missing ?? value, asked, TypedText(word))
      }
      return (holds, StateText.line(value))
    case .presented(let kind, let title):
      let presented = ScreenPath(host).presented
      let holds = presented.contains { layer in
        layer.kind == kind.rawValue
          && (title.map { LabelKey($0.text) == LabelKey(layer.titleOrName) } ?? true)
      }
      return (holds, ScreenPath(host).text)
    case .nothingPresented:
      return (ScreenPath(host).presented.isEmpty, ScreenPath(host).text)
    case .visible(let target):
      let asked = try asked(target, command)
      let isThere = ElementFinder(elements: frontElements).has(asked) || isTitle(asked)
      return (isThere, isThere ? "it on the screen" : "nothing of that label")
    case .enabled(let target): return try isEnabled(target, true, command)
    case .disabled(let target): return try isEnabled(target, false, command)
    case .event(let word):
      let events = lastStep?.events ?? []
      return (
        events.contains { Elision.matches($0, word.text) },
        events.isEmpty ? "no events" : events.joined(separator: ", ")
      )
    case .issue(let word):
      guard IssueNames.isKnown(word.text) else {
        throw Diagnostic(
          .unknownIssue(id: word.text, near: IssueNames.near(word.text)), at: word.span,
          in: command)
      }
      let issues = (lastStep?.issues ?? []).map(\.id)
      return (
        issues.contains(word.text), issues.isEmpty ? "no issues" : issues.joined(separator: ", ")
      )
    }
  }

  /// Whether the label is a title that is drawn over what is in front.
  private func isTitle(_ asked: ElementTarget) -> Bool {
    guard !asked.isIdentifier, asked.containers.isEmpty, (asked.index ?? 1) == 1 else {
      return false
    }
    let layer = host.layers.last
    let titles = [layer?.dialog, layer?.pages.last.map(\.title) ?? layer?.title]
    return titles.contains { $0.map { LabelKey($0) == asked.key } ?? false }
  }

  private func isEnabled(
    _ target: Target, _ wanted: Bool, _ command: Command
  ) throws(Diagnostic) -> (Bool, String) {
    let finder = ElementFinder(elements: frontElements)
    switch finder.find(try asked(target, command), where: { $0.control != nil }) {
    case .one(let element):
      return (element.isEnabled == wanted, element.isEnabled ? "it enabled" : "it disabled")
    default:
      // The same words as for a hand that reaches for it.
      _ = try find(target, command, needs: "control") { _ in true }
      return (false, "")
    }
  }

  private func compare(
    _ path: RehearseScript.Path, _ name: String?, _ text: String, _ command: Command,
    _ holds: () throws(StateComparisonError) -> Bool
  ) throws(Diagnostic) -> Bool {
    do {
      return try holds()
    } catch {
      throw Diagnostic(error.kind(path: name ?? path.text, text: text), at: path.span, in: command)
    }
  }
}

// Values by path.
extension Session {
  /// The value at a path: in a registered model, else in the state of a view.
  func value(at path: RehearseScript.Path, _ command: Command) throws(Diagnostic) -> StateValue {
    guard case .name(let first)? = path.components.first else { return .null }
    do {
      if let index = current.models.firstIndex(where: { $0.name == first }) {
        return try StatePath(path).value(in: current.states[index], from: 1)
      }
      return try viewValue(first, path, command, viewStates())
    } catch let error as StatePathError {
      throw Diagnostic(error.kind(path: path.text), at: path.span, in: command)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw Diagnostic(.unknownPath(path: path.text, component: first, near: []), in: command)
    }
  }

  /// For a path to an enum that is nil now: its case `nil`, which knows the cases it could be.
  func missingCase(at path: RehearseScript.Path, _ command: Command) -> StateValue? {
    guard case .name(let first)? = path.components.first else { return nil }
    // Looking gives nothing a number that later steps would show.
    let reader = current.reader.copy(tellsMissingCases: true)
    let value: StateValue?
    if let model = current.models.first(where: { $0.name == first }) {
      value = try? StatePath(path).value(in: reader.readOpened(model.read()), from: 1)
    } else {
      value = try? viewValue(first, path, command, viewStates(reader))
    }
    guard case .enumCase = value else { return nil }
    return value
  }

  private func viewValue(
    _ name: String, _ path: RehearseScript.Path, _ command: Command,
    _ all: [(view: String, value: StateValue)]
  ) throws -> StateValue {
    let views = all.filter { $0.view == name }
    guard !views.isEmpty else {
      let known = current.models.map(\.name) + all.map(\.view)
      throw Diagnostic(
        .unknownPath(path: path.text, component: name, near: Suggestion.near(name, in: known)),
        at: path.span, in: command)
    }
    var start = 1
    var index = 0
    if path.components.count > 1, case .index(let asked) = path.components[1] {
      start = 2
      index = asked
      guard index < views.count else {
        throw Diagnostic(
          .pathIndexOutOfRange(path: name, index: index, count: views.count),
          at: path.span, in: command)
      }
    } else if views.count > 1 {
      throw Diagnostic(
        .ambiguousPath(path: name, count: views.count), at: path.span, in: command)
    }
    return try StatePath(path).value(in: views[index].value, from: start)
  }

  /// The named state of every view, in the order of the tree.
  package func viewStates() -> [(view: String, value: StateValue)] {
    // Looking gives nothing a number that later steps would show.
    viewStates(current.reader.copy())
  }

  private func viewStates(_ reader: StateReader) -> [(view: String, value: StateValue)] {
    host.stateOwners.map { owner in
      let type = RecordType(name: owner.view, labels: owner.states.map(\.name))
      return (
        owner.view,
        .record(type, owner.states.map { reader.redact(reader.readOpened($0.value), $0.name) })
      )
    }
  }
}

extension ScreenPath.Layer {
  fileprivate var titleOrName: String { place.title ?? place.name }
}
