import RehearseClock
import RehearseSession
import SwiftUI

/// The front door: turns an executable into a prompt, a batch runner and a test runner for its stages.
public enum Rehearsal {
  /// Runs the stages by what the command line says, and ends the process with its exit code.
  ///
  /// It must be the first thing the executable does: the executors have to be in place before the first task.
  /// Not bound to the main actor, since the top of a `main.swift` isn't either before Swift 6.
  ///
  /// - Parameters:
  ///   - stages: where sessions take place, the first one unless another is asked for.
  ///   - lessons: what `learn` teaches on these stages; one that can't be read is told as a warning.
  public static func main(_ stages: Stage..., lessons: [LessonText] = []) -> Never {
    main(stages, lessons)
  }

  /// Runs a stage that is just a view; the closure runs anew for every session.
  public static func main<Root: View>(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> Never {
    main([Stage("main") { StageContent(root()) }], [])
  }

  private static func main(_ stages: [Stage], _ lessons: [LessonText]) -> Never {
    MainActor.assumeIsolated {
      Output.claim()
      Usage.program = ProcessArguments.program
      Scheduler.install()
      ViewGraph.isOnMainActor = { Scheduler.shared.isMainActorRunning }
      let program = Program(
        stages: stages, arguments: ProcessArguments.words, lessons: lessons)
      exit(program.run().rawValue)
    }
  }
}
