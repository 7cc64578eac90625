import RehearseScript
import SwiftUI

// `log`: what happened, in order.
extension Session {
  /// The last steps, each under its command, with what followed from it indented below.
  func log(_ count: RehearseScript.Number?) -> [String] {
    let (events, isCut) = host.graph.story.commands(count?.value ?? 1)
    guard !events.isEmpty else { return ["nothing has happened yet"] }
    var story = StoryText(
      changes: (count?.value ?? 1) == 1 ? changesOfLastStep : [], value: passingText)
    for event in events { story.add(event) }
    return (isCut ? ["… what was before is forgotten"] : []) + story.lines
  }

  /// What the last step changed in the models, which Observation does not tell.
  private var changesOfLastStep: [String] {
    (lastStep?.changes ?? []).map { change in
      "change \(change.path): \(StateText.line(change.old)) → \(StateText.line(change.new))"
    }
  }

  /// Carries out a command's doing with its beginning in the story; a refused one leaves no trace.
  func telling(
    _ command: Command, _ body: () throws(Diagnostic) -> Outcome
  ) throws(Diagnostic) -> Outcome {
    let graph = beginTelling(command, in: source)
    let outcome: Outcome
    do {
      outcome = try body()
    } catch {
      graph.story.end(isKept: false)
      throw error
    }
    graph.story.end()
    return outcome
  }

  /// The same for what is no step: it has a beginning in the story only if something follows from it.
  func tellingIfAnything(
    _ command: Command, _ body: () throws(Diagnostic) -> Outcome
  ) throws(Diagnostic) -> Outcome {
    let graph = beginTelling(command, in: source)
    let beginning = graph.story.count
    defer { graph.story.end(isKept: graph.story.count > beginning) }
    return try body()
  }

  /// Begins a command or block in the story, by its first line; gives the graph whose story is to be ended.
  func beginTelling(_ command: Command, in source: Source) -> ViewGraph {
    let graph = host.graph
    let isThere = command.span.end <= source.bytes.count
    graph.story.begin(
      isThere
        ? source.firstLine(of: command.span)
        : String(command.description.prefix { !$0.isNewline }))
    return graph
  }
}
