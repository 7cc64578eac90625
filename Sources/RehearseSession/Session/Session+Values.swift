import RehearseScript
import SwiftUI

// Values by path.
extension Session {
  /// The value at a path: in a registered model, else in the state of a view.
  func value(at path: RehearseScript.Path, _ command: Command) throws(Diagnostic) -> StateValue {
    guard case .name(let first)? = path.components.first else { return .null }
    do {
      if let index = current.models.firstIndex(where: { $0.name == first }) {
        return try StatePath(path).value(in: current.states[index].value, from: 1)
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
