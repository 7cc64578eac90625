import RehearseScript

// What could have been typed instead of a command that lacks an argument.
extension TranscriptRunner {
  /// What is said of a line that can't be read, as far as the session decides it: that the stage has nothing of the
  /// kind asked for, or a command that could be typed now in place of the manual's example.
  func refined(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .missingArgument(let typed, let argument, nil) = diagnostic.kind,
      let verb = typed.split(separator: " ").first.flatMap({ Verb(named: String($0)) })
    else { return diagnostic }
    let example = example(of: verb, behind: typed)
    let lack = example == nil ? lack(of: verb) : nil
    return Diagnostic(
      lack ?? .missingArgument(typed: typed, argument: argument, example: example),
      at: diagnostic.span, in: diagnostic.command)
  }

  /// A command that can be carried out now and begins with what has been typed.
  private func example(of verb: Verb, behind typed: String) -> String? {
    if verb == .history {
      let steps = timeline.journal.stepCount
      return typed.split(separator: " ").count == 3 && steps > 0 ? "\(typed) 1-\(steps)" : nil
    }
    let beginning = typed.lowercased() + " "
    if let action = session.availableActions().first(where: {
      $0.lowercased().hasPrefix(beginning)
    }) {
      return action
    }
    // The manual's example names what this stage may not have.
    let entry = CommandTable[verb]
    let namesThings = entry.category == .hands && entry.shapes.contains(.label)
    return namesThings ? entry.syntax.first : nil
  }

  /// Why no argument whatever would do.
  private func lack(of verb: Verb) -> Diagnostic.Kind? {
    let router = session.current.models.first { $0.role == .router }
    return switch verb {
    case .present: .nothingRegistered(what: .editor)
    case .sheet, .push:
      router.map { .noPath(router: $0.name, verb: verb.rawValue, others: []) }
        ?? .nothingRegistered(what: .router)
    default: nil
    }
  }
}
