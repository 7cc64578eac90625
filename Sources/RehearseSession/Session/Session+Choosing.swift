import RehearseScript
import SwiftUI

// Choosing a value, or stepping to one, as a person does.
extension Session {
  func choose(_ target: Target, _ value: Word, _ command: Command) throws(Diagnostic) {
    let element = try find(target, command, needs: "picker") {
      $0.selection != nil || $0.pick != nil
    }
    if let pick = element.control?.pick {
      try check(value, fits: element, command)
      // To select no day can be set, but nothing is to be tapped for it.
      if element.control?.kind == .picker, value.text.allSatisfy(\.isWhitespace) {
        throw unfit(value.text, of: value, element, command)
      }
      return try use(element, command) { _ in pick(value.text) }
    }
    let tag = try choice(element, value, command)
    try use(element, command) { control in control.selection?.set(tag) }
  }

  func choice(
    _ element: Element, _ value: Word, _ command: Command
  ) throws(Diagnostic) -> AnyHashable {
    let options = element.options
    let key = LabelKey(value.text)
    let found =
      options.first { $0.label == value.text }
      ?? options.first { LabelKey($0.label) == key || LabelKey(Self.name(of: $0.tag)) == key }
    guard let found else {
      throw Diagnostic(
        .unknownChoice(value: value.text, label: element.label, choices: options.map(\.label)),
        at: value.span, in: command)
    }
    return found.tag
  }

  /// A tag as one would type it; an optional by what is in it.
  private static func name(of tag: AnyHashable) -> String {
    if let optional = tag.base as? any OptionalTag { return optional.name }
    return "\(tag)"
  }

  func increment(
    _ target: Target, _ count: RehearseScript.Number?, isUp: Bool, _ command: Command
  ) throws(Diagnostic) {
    let element = try find(target, command, needs: "stepper or slider") { $0.step != nil }
    let count = count?.value ?? 1
    // Asked before anything is stepped: a refused command changes nothing.
    guard element.control?.canStep?(isUp, count) ?? true else {
      throw atLimit(element, count, target, command)
    }
    var isAtLimit = false
    let host = host
    try use(element, command) { control in
      for _ in 0..<count where !isAtLimit {
        isAtLimit = !(control.step?(isUp) ?? false)
        host.update()
      }
    }
    if isAtLimit { throw atLimit(element, count, target, command) }
  }

  private func atLimit(
    _ element: Element, _ count: Int, _ target: Target, _ command: Command
  ) -> Diagnostic {
    let now = element.control?.number.map { "\(NumberText.text($0.get())) now" }
    let limit = element.control?.range?.example ?? "its end"
    return Diagnostic(
      .controlAtLimit(
        label: element.label, limit: [limit, now].compactMap { $0 }.joined(separator: ", ")),
      at: target.span, in: command)
  }
}

/// A tag of an optional type.
private protocol OptionalTag {
  var name: String { get }
}

extension Optional: OptionalTag {
  fileprivate var name: String { map { "\($0)" } ?? "nil" }
}

/// A number as one would type it.
enum NumberText {
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
