import RehearseScript
import SwiftUI

// What can be known of a command before anything has been done on the stage.
extension Session {
  /// Throws why a command can never be carried out on this stage, as far as that is known; nothing is done.
  ///
  /// Labels and views come and go, so nothing is said of them; what the stage registers stays.
  package func foresee(_ command: Command) throws(Diagnostic) {
    if case .reserved(let verb, _) = command.form {
      throw Diagnostic(.notYetAvailable(verb: verb.rawValue), in: command)
    }
    guard !command.usesVariables else { return }
    switch command.form {
    case .present(let editor, let values): try foresee(editor, values, command)
    case .set(let values): try foresee(values, command)
    case .sheet(let destination, let values):
      try foresee(destination, values, \.sheets, command)
    case .push(let destination, let values): try foresee(destination, values, \.pages, command)
    case .dismiss(let model?): try foresee(dismissing: model, command)
    case .state(.path(let path)), .let(_, .state(let path)): try foresee(path, command)
    case .expect(let expectation), .always(let expectation):
      try foresee(expectation, command)
    case .option(let name, let value):
      var options = options
      try options.set(name, value, command)
    default: break
    }
  }

  /// The names of the models, which paths begin with.
  package var modelNames: [String] { current.models.map(\.name) }
}

// Models.
extension Session {
  private func foresee(
    _ editor: Word, _ values: [KeyedValue], _ command: Command
  ) throws(Diagnostic) {
    let presenting = try self.presenting(editor, command)
    let values = values.map(RehearseScript.Argument.keyed)
    _ = try typed(values, presenting.arguments, owner: editor.text, command)
  }

  private func foresee(
    _ destination: RehearseScript.Destination, _ values: [RehearseScript.Argument],
    _ routes: (Model) -> [Model.Route], _ command: Command
  ) throws(Diagnostic) {
    let route = try find(destination, routes, command)
    _ = try typed(values, route.arguments, owner: destination.name, needsAll: true, command)
  }

  /// A field with its model's name; one without may be a control's.
  private func foresee(_ values: [KeyedValue], _ command: Command) throws(Diagnostic) {
    for value in values {
      guard case .path(let path) = value.key, path.components.count == 2,
        case .name(let model) = path.components[0], case .name(let field) = path.components[1]
      else { continue }
      _ = try prepare(model: model, field: field, value, command)
    }
  }

  private func foresee(dismissing name: Word, _ command: Command) throws(Diagnostic) {
    guard let model = current.models.first(where: { $0.name == name.text }) else {
      let near = Suggestion.near(name.text, in: modelNames)
      throw Diagnostic(.unknownModel(name: name.text, near: near), at: name.span, in: command)
    }
    guard model.dismiss != nil else {
      throw Diagnostic(
        .notDismissible(model: model.name, models: []), at: name.span, in: command)
    }
  }
}

// Paths and what they are compared with.
extension Session {
  /// A path into a model: its first field never changes, what lies below may.
  private func foresee(_ path: RehearseScript.Path, _ command: Command) throws(Diagnostic) {
    guard case .name(let first)? = path.components.first else { return }
    guard let index = modelNames.firstIndex(of: first) else {
      // Types of views begin with a capital, and which of them are there is not known.
      guard first.first?.isLowercase ?? false, !viewStates().contains(where: { $0.view == first })
      else { return }
      throw Diagnostic(
        .unknownPath(
          path: path.text, component: first, near: Suggestion.near(first, in: modelNames)),
        at: path.span, in: command)
    }
    guard path.components.count > 1, case .name(let field) = path.components[1],
      case .record(let type, _) = current.states[index].value, !type.labels.contains(field)
    else { return }
    throw Diagnostic(
      .unknownPath(
        path: path.text, component: field, near: Suggestion.near(field, in: type.labels)),
      at: path.span, in: command)
  }

  private func foresee(_ expectation: Expectation, _ command: Command) throws(Diagnostic) {
    switch expectation.claim {
    case .isTrue(let path), .compares(let path, _, _):
      try foresee(path, command)
      // What the value is now tells its type, unless there is none yet.
      guard let value = try? value(at: path, command), value.hasLastingType else { return }
      _ = try answer(expectation, command)
    case .issue: _ = try answer(expectation, command)
    default: break
    }
  }
}

extension StateValue {
  /// Whether every value of the place can be compared with the same things.
  fileprivate var hasLastingType: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    default: false
    }
  }
}
