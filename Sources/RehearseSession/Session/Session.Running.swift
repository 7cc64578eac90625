import RehearseClock
import RehearseScript
import SwiftUI

extension Session {
  /// A stage that has been built.
  package struct Running {
    package let stage: Stage
    let arguments: Arguments
    package let host: Host
    package let models: [Model]
    package let actions: [Model]
    let reader: StateReader
    var states: [StateSnapshot]

    /// Builds the content of a stage, with its clock at 0; throws what its closure throws.
    @MainActor static func start(
      _ stage: Stage, _ arguments: Arguments, _ options: SessionOptions
    ) throws -> Running {
      try Scheduler.shared.startingAfresh {
        Determinism.restart()
        stage.reset()
        StoredValues.forgetAll()
        let content = try stage.makeContent(arguments)
        try content.checkActions()
        let host = content.makeHost(options.policy)
        host.graph.transitions.now = { Scheduler.shared.now }
        return Running(
          stage: stage, arguments: arguments, host: host,
          models: content.models, actions: content.actions,
          reader: StateReader(redacted: content.redacted), states: [])
      }
    }
  }
}
