import CRehearseSystem
@_spi(ExperimentalCustomExecutors) import _Concurrency

extension Scheduler {
  /// Puts the process on virtual time. The first thing `main` does: later, tasks would be lost.
  package static func install() {
    // The runtime asks for its executors when the first task needs one, and never again. Should
    // this entry go one day, what remains is to drain by turns of the run loop.
    guard !isInstalled else { return }
    isInstalled = true
    rehearse_thread_set_home()
    rehearse_clock_set_origin(rehearse_clock_real())
    _createExecutors(factory: VirtualExecutors.self)
  }

  nonisolated(unsafe) private static var isInstalled = false
}

/// Tells the runtime which executors to use.
private enum VirtualExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor {
    Scheduler.shared.mainExecutor
  }

  static var defaultExecutor: any TaskExecutor {
    Scheduler.shared.backgroundExecutor
  }
}

/// The same for code that runs before `main`: the C constructor of test bundles.
@_cdecl("rehearse_install_executors")
package func installExecutors() {
  Scheduler.install()
}
