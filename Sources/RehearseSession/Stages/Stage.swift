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

/// What a stage consists of: a root view, and the models that commands may drive.
public struct StageContent {
  package let makeHost: @MainActor (Policy) -> Host
  package let models: [Model]

  /// Gives a root view and its models, which are shown after every step in the order given.
  @MainActor public init<Root: View>(
    _ root: Root, @ModelBuilder models: () -> [Model] = { [] }
  ) {
    makeHost = { policy in Host(policy: policy) { root } }
    self.models = models()
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

/// A model that a stage registers: an `Editor`, a `Router` or a `Watch`.
public protocol StageModel {
  /// The model as the session drives it.
  var model: Model { get }
}
