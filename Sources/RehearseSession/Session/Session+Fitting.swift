import RehearseScript
import SwiftUI

// What a control's value can be.
extension Session {
  /// Refuses a value that a control can't have.
  func check(_ word: Word, fits element: Element, _ command: Command) throws(Diagnostic) {
    guard let range = element.control?.range, let misfit = range.misfit(word.text) else { return }
    switch misfit {
    case .noValue(let part): throw unfit(part, of: word, element, command)
    case .outOfBounds(let part, let limits):
      throw Diagnostic(
        .outOfBounds(value: part, label: element.label, limits: limits),
        at: source.span(of: part, within: word.span), in: command)
    }
  }

  /// What is said of a text, or a part of one, that is no value of a control.
  func unfit(
    _ part: String, of word: Word, _ element: Element, _ command: Command
  ) -> Diagnostic {
    Diagnostic(
      .unfitValue(
        value: part, type: "value of \(element.label)",
        fits: element.control?.range?.example.map { [$0] } ?? []),
      at: source.span(of: part, within: word.span), in: command)
  }
}
