import RehearseScript
import SwiftUI

/// An app, or a part of one, that can be driven: a name, a line about it, and what builds it afresh.
public struct Stage: Sendable {
  /// What one types after `stage`.
  package let name: String

  /// What the stage shows, in one line.
  package let summary: String

  /// What may follow the name.
  package let arguments: [Argument]

  /// Builds the state the app owns, its root view and the models to be driven.
  package let makeContent: @MainActor @Sendable (Arguments) throws -> StageContent

  /// Brings back what the app keeps outside of its own state.
  private(set) var reset: @MainActor @Sendable () -> Void = {}

  /// Declares a stage; the closure runs anew for every session, so it must build all state that the app owns.
  public init(
    _ name: String, _ summary: String = "",
    content: @escaping @MainActor @Sendable () throws -> StageContent
  ) {
    self.init(name, summary, arguments: []) { _ in try content() }
  }

  /// Declares a stage that takes arguments: `stage inventory tab=two`.
  public init(
    _ name: String, _ summary: String = "", arguments: [Argument],
    content: @escaping @MainActor @Sendable (Arguments) throws -> StageContent
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    makeContent = content
  }
}

extension [Stage] {
  /// A line for each stage: its name and what it shows, in two columns.
  package var summaries: [String] {
    let width = map(\.name.count).max() ?? 0
    return map { stage in
      let name = stage.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return stage.summary.isEmpty ? stage.name : "\(name)  \(stage.summary)"
    }
  }
}

extension Stage {
  /// The stage with what brings back its global state, called before each start: caches, defaults, files of its own.
  public func resetting(_ reset: @escaping @MainActor @Sendable () -> Void) -> Stage {
    var stage = self
    stage.reset = reset
    return stage
  }
}

/// What a stage consists of: a root view, and the models that commands may drive.
public struct StageContent {
  package let makeHost: @MainActor (Policy) -> Host
  package let models: [Model]

  /// The verbs of the stage's own.
  package let actions: [Model]

  /// The fields whose values are not shown.
  let redacted: Set<String>

  /// Gives a root view and its models, which are shown after every step in the order given.
  @MainActor public init<Root: View>(
    _ root: Root, @ModelBuilder models: () -> [Model] = { [] }
  ) {
    makeHost = { policy in Host(policy: policy) { root } }
    let all = models().withDomains
    self.models = all.filter { [.editor, .router, .watch].contains($0.role) }
    actions = all.filter { $0.role == .action }
    redacted = Set(all.flatMap(\.redacted))
  }
}

extension StageContent {
  /// Throws if a verb of the stage's own can't be typed.
  func checkActions() throws {
    var names: Set<String> = []
    for action in actions {
      if Verb(named: action.name) != nil { throw ActionTrouble.reserved(action.name) }
      if !Naming.isName(action.name[...]) { throw ActionTrouble.noName(action.name) }
      if !names.insert(action.name).inserted { throw ActionTrouble.twice(action.name) }
    }
  }

  /// Why a stage with such a verb does not start.
  private enum ActionTrouble: Error, CustomStringConvertible {
    case reserved(String)
    case noName(String)
    case twice(String)

    var description: String {
      switch self {
      case .reserved(let name): "its action \(name) has the name of a command"
      case .noName(let name): "its action \"\(name)\" has no name that can be typed"
      case .twice(let name): "its action \(name) is registered twice"
      }
    }
  }
}

/// Makes the list of a stage's models of the statements in a closure.
@resultBuilder public enum ModelBuilder {
  public static func buildExpression(_ model: some StageModel) -> [Model] { [model.model] }

  public static func buildBlock(_ models: [Model]...) -> [Model] { models.flatMap { $0 } }

  public static func buildOptional(_ models: [Model]?) -> [Model] { models ?? [] }

  public static func buildEither(first models: [Model]) -> [Model] { models }

  public static func buildEither(second models: [Model]) -> [Model] { models }

  public static func buildArray(_ models: [[Model]]) -> [Model] { models.flatMap { $0 } }
}

/// What a stage registers: an `Editor`, a `Router`, a `Watch`, an `Action`, a `Domain` or a `Redaction`.
public protocol StageModel {
  /// The model as the session drives it.
  var model: Model { get }
}
