import RehearseScript
import SwiftUI

/// What `option NAME VALUE` sets: how much a step shows, and which of several behaviours holds.
package struct SessionOptions: Hashable, Sendable {
  /// Which models a step shows.
  package var show = StateText.Show.all

  /// The signs that a drawing of the screen is made of.
  package var drawing = DrawingCharacters.unicode

  /// Whether `wait real` may let the machine's time pass.
  package var allowsRealTime = true

  /// The behaviours in force.
  package var policy = Policy()

  package init() {}
}

extension SessionOptions {
  /// An option's name, what it is for, and the values it takes; the first one is the default.
  package struct Entry: Sendable {
    package let name: String
    package let summary: String
    package let choices: [String]

    /// Whether it is one of several behaviours, rather than a matter of the session's own.
    package var isPolicy = true
    /// Whether `test` decides for itself what is in force, so that a script can't tell.
    var isForced = false
    let get: @Sendable (SessionOptions) -> String
    let set: @Sendable (inout SessionOptions, String) -> Void

    /// How the option is typed, with another value than its usual one.
    package var example: String { "option \(name) \(choices.last ?? "")" }

    /// Every form of it.
    package var syntax: String { "option \(name) \(choices.joined(separator: "|"))" }
  }

  /// Every option, in the order `help option` lists them.
  package static let entries: [Entry] = [
    Entry(
      name: "show", summary: "which models a step shows",
      choices: StateText.Show.allCases.map(\.rawValue), isPolicy: false,
      get: { $0.show.rawValue },
      set: { options, value in StateText.Show(rawValue: value).map { options.show = $0 } }),
    Entry(
      name: "idiom", summary: "the device whose manners are followed (SH-42, DI-05, PM-15)",
      choices: Policy.Idiom.allCases.map(\.rawValue), get: { $0.policy.idiom.rawValue },
      set: { options, value in Policy.Idiom(rawValue: value).map { options.policy.idiom = $0 } }),
    Entry(
      name: "sheetDuringDismissal",
      summary: "a sheet asked for while its host dismisses another waits or is dropped (MX-12)",
      choices: Policy.BusyHost.allCases.map(\.rawValue),
      get: { $0.policy.sheetDuringDismissal.rawValue },
      set: { options, value in
        Policy.BusyHost(rawValue: value).map { options.policy.sheetDuringDismissal = $0 }
      }),
    Entry(
      name: "pushDuringDismissal",
      summary: "a push asked for while a sheet over its stack is going waits or is dropped (NV-21)",
      choices: [Policy.BusyHost.drop, .queue].map(\.rawValue),
      get: { $0.policy.pushDuringDismissal.rawValue },
      set: { options, value in
        Policy.BusyHost(rawValue: value).map { options.policy.pushDuringDismissal = $0 }
      }),
    Entry(
      name: "coverSwipe", summary: "whether a person can swipe a full-screen cover away (SH-40)",
      choices: Policy.CoverSwipe.allCases.map(\.rawValue),
      get: { $0.policy.coverSwipe.rawValue },
      set: { options, value in
        Policy.CoverSwipe(rawValue: value).map { options.policy.coverSwipe = $0 }
      }),
    Entry(
      name: "tabCreation", summary: "when a tab view makes the content of its tabs (ST-13)",
      choices: Policy.TabCreation.allCases.map(\.rawValue),
      get: { $0.policy.tabCreation.rawValue },
      set: { options, value in
        Policy.TabCreation(rawValue: value).map { options.policy.tabCreation = $0 }
      }),
    Entry(
      name: "alertDuringDismissal",
      summary: "an alert asked for while a sheet of its host is dismissed (MX-11, MX-13)",
      choices: ["drop", "queue"], get: { $0.policy.alertDuringDismissal.rawValue },
      set: { options, value in
        Policy.BusyHost(rawValue: value).map { options.policy.alertDuringDismissal = $0 }
      }),
    Entry(
      name: "alertAction",
      summary: "an alert's action runs before its flag is written, or after (AL-02, AL-03)",
      choices: Policy.AnswerOrder.allCases.map(\.rawValue),
      get: { $0.policy.answerOrder.rawValue },
      set: { options, value in
        Policy.AnswerOrder(rawValue: value).map { options.policy.answerOrder = $0 }
      }),
    Entry(
      name: "system", summary: "the generation of the system (AL-09, W-05)",
      choices: Policy.System.allCases.map(\.rawValue), get: { $0.policy.system.rawValue },
      set: { options, value in
        Policy.System(rawValue: value).map { options.policy.system = $0 }
      }),
    Entry(
      name: "scenePhase", summary: "whether the app is in use, behind others, or out of sight",
      choices: ["active", "inactive", "background"], get: { "\($0.policy.scenePhase)" },
      set: { options, value in
        let phases: [ScenePhase] = [.active, .inactive, .background]
        phases.first { "\($0)" == value }.map { options.policy.scenePhase = $0 }
      }),
    Entry(
      name: "secondWriteBack",
      summary: "whether the flag is written once more after a programmatic dismissal (SH-30)",
      choices: ["off", "on"], get: { $0.policy.writesBackTwice ? "on" : "off" },
      set: { $0.policy.writesBackTwice = $1 == "on" }),
    Entry(
      name: "drawing", summary: "the signs that screen draws with",
      choices: DrawingCharacters.allCases.map(\.rawValue), isPolicy: false,
      get: { $0.drawing.rawValue },
      set: { options, value in
        DrawingCharacters(rawValue: value).map { options.drawing = $0 }
      }),
    Entry(
      name: "transitions",
      summary: "whether transitions end within the step, or are held for advance and wait",
      choices: ["complete", "hold"], get: { $0.policy.holdsTransitions ? "hold" : "complete" },
      set: { $0.policy.holdsTransitions = $1 == "hold" }),
    Entry(
      name: "real", summary: "whether wait real may let real time pass",
      choices: ["on", "off"], isPolicy: false, isForced: true,
      get: { $0.allowsRealTime ? "on" : "off" },
      set: { $0.allowsRealTime = $1 == "on" }),
  ]

  /// Sets an option by its words.
  mutating func set(_ name: Word, _ value: Word?, _ command: Command) throws(Diagnostic) {
    guard let entry = Self.entries.first(where: { $0.name == name.text }) else {
      let near = Suggestion.near(name.text, in: Self.entries.map(\.name))
      throw Diagnostic(.unknownOption(name: name.text, near: near), at: name.span, in: command)
    }
    guard let value else {
      throw Diagnostic(
        .missingOptionValue(
          option: entry.name, now: entry.isForced ? nil : self.value(of: entry),
          choices: entry.choices), in: command)
    }
    guard entry.choices.contains(value.text) else {
      throw Diagnostic(
        .unknownOptionValue(option: entry.name, value: value.text, choices: entry.choices),
        at: value.span, in: command)
    }
    entry.set(&self, value.text)
  }

  /// The value of an option now.
  package func value(of entry: Entry) -> String { entry.get(self) }
}
