import Dispatch
import Foundation

/// A run loop as a scheduler.
///
/// Feature code has one run loop, the main one, and what it is given runs on the main queue.
extension RunLoop: SleepingScheduler {
  /// A moment on the clock of run loops.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public typealias Stride = _TimeStride

    /// The moment.
    public var date: Date

    /// Wraps a moment.
    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> _TimeStride {
      .seconds(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: _TimeStride) -> SchedulerTimeType {
      SchedulerTimeType(date + Double(stride.magnitude) / 1_000_000_000)
    }
  }

  /// A run loop has no choices.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: _TimeStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: _TimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = schedule(in: now.distance(to: date), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: _TimeStride, tolerance: _TimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(in: now.distance(to: date), interval: interval, action)
  }
}

/// An operation queue as a scheduler.
extension OperationQueue: SleepingScheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  public var minimumTolerance: _TimeStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if self === OperationQueue.main {
      DispatchQueue.main.schedule(options: nil, action)
    } else {
      addOperation { action() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: _TimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = schedule(in: now.distance(to: date), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: _TimeStride, tolerance: _TimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(in: now.distance(to: date), interval: interval, action)
  }
}
