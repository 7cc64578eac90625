import RehearseScript
import SwiftUI

/// Writes what a command came to as one line of JSON for programs (language section 5).
package struct StepJSON {
  /// What was typed, and where it stands.
  package let command: String
  package let file: String
  package let line: Int

  /// The title of the scenario it belongs to.
  package let scenario: String?

  package init(command: String, file: String, line: Int, scenario: String? = nil) {
    self.scenario = scenario
    self.command = command
    self.file = file
    self.line = line
  }
}

/// An error as a program sees it.
package struct ErrorJSON: Sendable {
  package let message: String
  package let hint: String?

  /// What the hint leaves open; nil for most errors.
  package var note: String?

  /// Where it is: a verb of one's own or an included script may lie elsewhere than the command.
  package let file: String
  package let line: Int
  package let column: Int

  package init(message: String, hint: String?, at position: Int, in source: Source) {
    self.message = message
    self.hint = hint
    file = source.name ?? "-"
    line = source.lineNumber(at: position)
    column = source.column(at: position)
  }
}

extension StepJSON {
  /// One object without a line break.
  package func text(
    isOK: Bool, error: ErrorJSON?, output: [String], step: Step, changes: [StateChange]? = nil,
    options: SessionOptions
  ) -> String {
    var json = JSONWriter()
    json.object {
      $0.field("version") { $0.raw("1") }
      $0.field("command") { $0.string(command) }
      $0.field("file") { $0.string(file) }
      $0.field("line") { $0.raw("\(line)") }
      $0.field("ok") { $0.raw(isOK ? "true" : "false") }
      $0.field("error") { json in
        guard let error else { return json.raw("null") }
        json.object {
          $0.field("message") { $0.string(error.message) }
          $0.field("column") { $0.raw("\(error.column)") }
          $0.field("hint") { $0.optional(error.hint) }
          $0.field("file") { $0.string(error.file) }
          $0.field("line") { $0.raw("\(error.line)") }
          if let note = error.note { $0.field("note") { $0.string(note) } }
        }
      }
      $0.field("output") { $0.array(output) { $0.string($1) } }
      $0.field("state") { json in
        json.object { json in
          for model in step.models { json.field(model.name) { $0.value(model.value) } }
        }
      }
      $0.field("screen") { screen(step.screen, &$0) }
      $0.field("changes") { json in
        json.array(changes ?? step.changes) { json, change in
          json.object {
            $0.field("path") { $0.string(change.path) }
            $0.field("old") { $0.value(change.old) }
            $0.field("new") { $0.value(change.new) }
          }
        }
      }
      $0.field("events") { $0.array(step.events) { $0.string($1) } }
      $0.field("issues") { json in
        json.array(step.issues) { json, issue in
          json.object {
            $0.field("id") { $0.string(issue.id) }
            $0.field("message") { $0.string(issue.message) }
          }
        }
      }
      $0.field("prints") { $0.array(step.prints) { $0.string($1) } }
      $0.field("clock") { $0.raw("\(step.clock)") }
      $0.field("scenario") { $0.optional(scenario) }
      $0.field("policy") { json in
        json.object { json in
          for entry in SessionOptions.entries where entry.isPolicy {
            json.field(entry.name) { $0.string(options.value(of: entry)) }
          }
        }
      }
    }
    return json.text
  }

  private func screen(_ screen: ScreenPath, _ json: inout JSONWriter) {
    json.object {
      $0.field("title") { $0.optional(screen.window.map { $0.title ?? "(\($0.name))" }) }
      $0.field("path") { $0.array(screen.pages) { $0.string($1.title ?? "(\($1.name))") } }
      $0.field("tab") { $0.optional(screen.tab) }
      $0.field("presented") { json in
        json.array(screen.presented) { json, layer in
          json.object {
            $0.field("kind") { $0.string(layer.kind) }
            $0.field("title") { $0.string(layer.place.title ?? "(\(layer.place.name))") }
            $0.field("id") { $0.optional(layer.id) }
            if let tab = layer.tab { $0.field("tab") { $0.string(tab) } }
            $0.field("path") { $0.array(layer.pages) { $0.string($1.title ?? "(\($1.name))") } }
            if let phase = layer.phase { $0.field("phase") { $0.string(phase) } }
            if !layer.options.isEmpty { $0.field("options") { options(layer.options, &$0) } }
          }
        }
      }
    }
  }

  private func options(_ options: [PresentationOption], _ json: inout JSONWriter) {
    json.object { json in
      for option in options { json.field(option.name) { $0.string(option.value) } }
    }
  }
}
