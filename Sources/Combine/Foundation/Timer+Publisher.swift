import Foundation

extension Timer {
  /// A publisher of the date, again and again, from when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the date, again and again; it has one connection at a time, however often it is asked for one.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let ticks = Broadcast<Date, Never>()
    private let running = Running()

    /// Makes a publisher of the date.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.add(subscriber)
    }

    public func connect() -> any Cancellable {
      let stride = _TimeStride.seconds(interval)
      running.start {
        runLoop.schedule(in: stride, interval: stride) { [ticks] in ticks.send(Date()) }
      }
      return running
    }

    /// The connection, which whoever holds it may end.
    private final class Running: Cancellable, @unchecked Sendable {
      // Unchecked: the lock guards the one thing that changes.
      private let lock = Lock()
      private var timer: (any Cancellable)?

      func start(_ make: () -> any Cancellable) {
        lock.with { if timer == nil { timer = make() } }
      }

      func cancel() {
        lock.with { take(&timer) }?.cancel()
      }
    }
  }
}
