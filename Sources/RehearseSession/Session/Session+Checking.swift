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
    let layer = host.frontLayer
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

extension ScreenPath.Layer {
  fileprivate var titleOrName: String { place.title ?? place.name }
}
