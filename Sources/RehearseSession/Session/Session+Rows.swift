import RehearseScript
import SwiftUI

// What a person does to the rows of lists, and pulling to refresh.
extension Session {
  /// Deletes a row by swiping it.
  func delete(_ target: Target, _ command: Command) throws(Diagnostic) {
    let row = try row(target, command)
    guard let delete = row.editable?.delete else { throw notAllowed("be deleted", target, command) }
    try act(command, delete)
  }

  /// Drags a row to its final place, counted from 1.
  func move(
    _ target: Target, to place: RehearseScript.Number, _ command: Command
  ) throws(Diagnostic) {
    guard let row = try row(target, command).editable, let move = row.move else {
      throw notAllowed("be moved", target, command)
    }
    guard (1...row.count).contains(place.value) else {
      throw Diagnostic(
        .positionOutOfRange(position: place.value, count: row.count), at: place.word.span,
        in: command)
    }
    guard place.value - 1 != row.index else { return }
    try act(command) { move(place.value - 1) }
  }

  /// Pulls to refresh; what sleeps on the way goes on as time moves.
  func refresh(_ command: Command) throws(Diagnostic) {
    guard let refresh = host.frontLayer?.refresh else {
      throw Diagnostic(.nothingToRefresh, in: command)
    }
    try act(command) { Task { await refresh() } }
  }

  /// What can be done to rows now, as one would type it; … stands for a place.
  func rowActions(among elements: [Element]) -> [String] {
    let inRows = elements.filter { $0.row != nil && !$0.isBehind }
    let finder = ElementFinder(elements: inRows)
    var rows: [ViewNode] = []
    let edits = inRows.flatMap { element -> [String] in
      guard let row = element.row, !rows.contains(where: { $0 === row }),
        let editable = element.node.editableRow
      else { return [] }
      rows.append(row)
      guard let name = name(of: row, called: element.rowTexts, by: finder) else { return [] }
      return (editable.delete == nil ? [] : ["delete \(name)"])
        + (editable.move == nil || editable.count < 2 ? [] : ["move \(name) to …"])
    }
    return edits + (host.frontLayer?.refresh == nil ? [] : ["refresh"])
  }

  /// A text of a row, or all of them, by which only this row is meant.
  private func name(
    of row: ViewNode, called texts: [String], by finder: ElementFinder
  ) -> String? {
    let name = (texts + [texts.joined(separator: " ")]).first { text in
      guard !text.isEmpty else { return false }
      return switch finder.find(ElementTarget(label: text), where: { _ in true }) {
      case .one(let element): element.row === row
      case .several(let elements): elements.allSatisfy { $0.row === row }
      case .none: false
      }
    }
    return name.map(Quoting.word)
  }

  /// The row that a label means: the thing itself, or the row whose texts it is among.
  private func row(
    _ target: Target, _ command: Command
  ) throws(Diagnostic) -> (element: Element, editable: EditableRow?) {
    let rows = frontElements.filter { $0.row != nil && !$0.isBehind }
    let finder = ElementFinder(elements: rows)
    let found: [Element]
    switch finder.find(try asked(target, command), where: { _ in true }) {
    case .one(let element): found = [element]
    case .several(let elements):
      // Several things in one row are one row.
      let first = elements.first?.row
      found = elements.allSatisfy { $0.row === first } ? Array(elements.prefix(1)) : elements
    case .none: found = []
    }
    if let element = found.first, found.count == 1 {
      return (element, element.node.editableRow)
    }
    if found.isEmpty {
      let texts = rows.flatMap(\.rowTexts)
      throw Diagnostic(
        .unknownLabel(
          label: target.label.text, place: ScreenPath(host).front,
          near: Suggestion.near(target.label.text, in: texts)),
        at: target.label.word.span, in: command)
    }
    throw ambiguous(
      found, target.label.text, at: target.label.word.span,
      typed: source.text(in: Span(command.span.start, target.span.end)), command)
  }

  private func notAllowed(
    _ what: String, _ target: Target, _ command: Command
  ) -> Diagnostic {
    Diagnostic(
      .itemNotAllowed(label: target.label.text, verb: what), at: target.span, in: command)
  }
}
