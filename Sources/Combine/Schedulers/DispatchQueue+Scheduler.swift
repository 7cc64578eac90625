import Dispatch

/// A queue as a scheduler: it runs closures on the queue itself, but waits in tasks.
extension DispatchQueue: SleepingScheduler {
  /// A moment on the clock of queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _TimeStride

    /// The moment.
    public var dispatchTime: DispatchTime

    /// Wraps a moment.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: SchedulerTimeType) -> _TimeStride {
      let from = Int(clamping: dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(clamping: other.dispatchTime.uptimeNanoseconds) - from)
    }

    public func advanced(by stride: _TimeStride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(stride.magnitude))
    }

    public static func == (left: SchedulerTimeType, right: SchedulerTimeType) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }

  /// How the queue runs a closure.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: _TimeStride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: _TimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = schedule(in: now.distance(to: date)) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: _TimeStride, tolerance: _TimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(in: now.distance(to: date), interval: interval, action)
  }
}
