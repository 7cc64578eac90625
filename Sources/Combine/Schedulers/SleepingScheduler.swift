/// A scheduler that sleeps in tasks, so that its time is the time of Swift's executors, virtual or not.
protocol SleepingScheduler: Scheduler where SchedulerTimeType.Stride == _TimeStride {}

extension SleepingScheduler {
  /// Runs a closure after a while, until the result is cancelled.
  func schedule(in stride: _TimeStride, _ action: @escaping () -> Void) -> any Cancellable {
    Nap(stride.duration, again: nil) { schedule(options: nil, action) }
  }

  /// Runs a closure after a while and again after each interval, until the result is cancelled.
  func schedule(
    in stride: _TimeStride, interval: _TimeStride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Nap(stride.duration, again: interval.duration) { schedule(options: nil, action) }
  }
}

extension Scheduler {
  /// Runs a closure after a while, until the result is cancelled.
  ///
  /// A sleeping scheduler counts from now; reading its clock twice would blur the moment by some nanoseconds.
  func schedule(
    after stride: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let sleeping = self as? any SleepingScheduler, let stride = stride as? _TimeStride {
      return sleeping.schedule(in: stride, action)
    }
    let wanted = Wanted(action)
    schedule(
      after: now.advanced(by: stride), tolerance: minimumTolerance, options: options, wanted.run)
    return wanted
  }
}

/// Something that runs later unless nobody wants it any more.
private final class Wanted: Cancellable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    lock.with { take(&action) }?()
  }

  func cancel() {
    let action = lock.with { take(&self.action) }
    withExtendedLifetime(action) {}
  }
}

/// A task that sleeps, then acts.
private final class Nap: Cancellable {
  private let task: Task<Void, Never>

  init(_ duration: Duration, again: Duration?, _ action: @escaping () -> Void) {
    // What a scheduler is asked to run may go anywhere; that it is safe is its caller's word.
    nonisolated(unsafe) let action = action
    task = Task.detached {
      var pause = duration
      while (try? await Task.sleep(for: pause)) != nil {
        action()
        guard let again else { return }
        pause = again
      }
    }
  }

  func cancel() {
    task.cancel()
  }
}
