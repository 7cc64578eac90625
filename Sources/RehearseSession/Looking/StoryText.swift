import RehearseText
import SwiftUI

/// Tells a story in sentences, a line each: who wrote what, which body ran because of which value, in order.
@MainActor struct StoryText {
  private let value: PassingText
  private var told: [(text: String, count: Int)] = []
  private var marks: [ObjectIdentifier: [String]] = [:]

  /// How deep in actions the story is; an action's doing is indented below it.
  private var depth = 0

  /// What changed in registered models, told under the command.
  private let changes: [String]

  /// Begins a story; the closure writes a value as text.
  init(changes: [String] = [], value: @escaping PassingText) {
    self.changes = changes
    self.value = value
  }

  /// The lines told so far; neighbours of the same words are one, with their number.
  var lines: [String] { told.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" } }

  /// Tells one more event.
  mutating func add(_ event: StoryEvent) {
    switch event {
    case .command(let text):
      depth = 0
      told.append((ControlCharacters.escaped(text), 1))
      for change in changes { say(change) }
    case .action(let action):
      say(action.kind.rawValue + (action.owner.map { " of \(authorName($0))" } ?? ""))
      depth += 1
    case .actionEnd: depth = max(0, depth - 1)
    case .write(let place, let old, let new):
      say("write \(place.path)" + change(of: place, from: old, to: new))
    case .equalWrite(let place): say("write \(place.path): the value it has, so nothing changes")
    case .unread(let place): say("nothing on screen has read \(place.path): nothing is evaluated")
    case .mark(let node, let cause): note(cause, for: node)
    case .body(let node, let type, let reason): body(node, type, reason)
    case .staleRead(let place, let reader, let held, let current):
      stale(place, reader, held, current)
    case .liveRead(let place, let current):
      say("read \(place.path) in an action: \(value(current, place.name)), which is live (SH-21)")
    case .presentation(let style, let content, let presenter, let move):
      say(
        words(move, "\(style.rawValue) (\(content))")
          + (presenter.map { " of \(authorName($0))" } ?? "") + reason(move))
    case .pages(let pushed, let popped): pages(pushed, popped)
    case .event(let text):
      if text != "onDismiss" { say("event: " + ControlCharacters.escaped(text)) }
    case .issue(let id): say("issue: \(id)")
    }
  }

  private mutating func say(_ text: String) {
    let line = String(repeating: "  ", count: depth + 1) + text
    if let last = told.indices.last, told[last].text == line {
      told[last].count += 1
    } else {
      told.append((line, 1))
    }
  }
}

// Writes and evaluations.
extension StoryText {
  private func change(
    of place: StoryPlace, from old: StoryValue, to new: StoryValue
  ) -> String {
    switch (text(old, in: place), text(new, in: place)) {
    case (let old?, let new?): ": \(old) → \(new)"
    case (nil, let new?): ": … → \(new)"
    case (let old?, nil): ": \(old) → …"
    case (nil, nil): ""
    }
  }

  private func text(_ stored: StoryValue, in place: StoryPlace) -> String? {
    switch stored {
    case .value(let kept): value(kept, place.name)
    case .null: "nil"
    case .other: nil
    }
  }

  private mutating func note(_ cause: StoryCause, for node: ObjectIdentifier) {
    let words: String
    switch cause {
    case .state(let place): words = "\(place.path) changed"
    case .captured(let place):
      words = "\(place.path) changed, which a closure of its has read (SH-22)"
    case .binding(let place): words = "\(place.path) changed, read through a binding"
    case .object(let type): words = "\(authorName(type)) published a change"
    case .property: words = "an observable property that it read changed"
    case .other: return
    }
    if marks[node]?.contains(words) != true { marks[node, default: []].append(words) }
  }

  private mutating func body(_ node: ObjectIdentifier, _ type: Any.Type, _ reason: StoryReason) {
    let causes = marks.removeValue(forKey: node) ?? []
    let why =
      switch reason {
      case .new: "it is new"
      case .value: "its parent gave it other values"
      case .environment: "its environment changed"
      case .change: causes.isEmpty ? "the framework asked" : causes.joined(separator: "; ")
      }
    say("body of \(authorName(type)): \(why)")
  }

  private mutating func stale(
    _ place: StoryPlace, _ reader: String, _ held: Any, _ current: Any
  ) {
    let owner = place.owner.map { authorName($0) } ?? "its view"
    say(
      "\(reader) reads \(place.path): \(value(held, place.name)), captured before it became "
        + "\(value(current, place.name)) (SH-20)")
    depth += 1
    say("since no body had read \(place.path), its change evaluated none")
    say("cure: read it in the body of \(owner), pass a binding, or present by item (SH-23)")
    depth -= 1
  }
}

// Presentations and pages.
extension StoryText {
  private func words(_ move: StoryMove, _ name: String) -> String {
    switch move {
    case .presents: "present \(name)"
    case .presented: "presented \(name)"
    case .dismisses: "dismiss \(name)"
    case .dismissed: "dismissed \(name)"
    }
  }

  private func reason(_ move: StoryMove) -> String {
    guard case .dismisses(let cause) = move else { return "" }
    return switch cause {
    case .program: ": its flag was cleared"
    case .person: ": by the person"
    case .answer: ": it was answered"
    case .replacement: ": another item replaces it"
    }
  }

  private mutating func pages(_ pushed: [String], _ popped: [String]) {
    if !popped.isEmpty { say("pop \(popped.joined(separator: ", "))") }
    if !pushed.isEmpty { say("push \(pushed.joined(separator: ", "))") }
  }
}
