extension Publishers {
  /// A publisher that sends some of another's values, at moments that a scheduler keeps.
  ///
  /// `Debounce` and `Throttle` are names for this type.
  public struct Paced<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context
    let interval: Context.SchedulerTimeType.Stride
    let options: Context.SchedulerOptions?
    let pace: Pace

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, options) = (scheduler, interval, options)
      let pacing = Pacing<Output, Failure>(subscriber, pace) {
        scheduler.schedule(after: interval, options: options, $0)
      }
      pacing.follow(upstream) { scheduler.schedule(options: options, $0) }
    }
  }

  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Paced<Upstream, Context>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Paced<Upstream, Context>
}

extension Publisher {
  /// Sends a value when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Paced(
      upstream: self, scheduler: scheduler, interval: dueTime, options: options, pace: .afterQuiet)
  }

  /// Sends at most one value in each interval: the first at once, then the newest or the earliest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Paced(
      upstream: self, scheduler: scheduler, interval: interval, options: nil,
      pace: latest ? .newestOfInterval : .earliestOfInterval)
  }
}

/// Which values are sent, and when.
enum Pace {
  /// Each value that no other follows for the length of an interval.
  case afterQuiet
  /// The first, then the newest of each interval.
  case newestOfInterval
  /// The first, then the earliest of each interval.
  case earliestOfInterval
}

/// A pace kept for one subscriber.
private final class Pacing<Output, Failure: Error> {
  private let pace: Pace
  private let wait: (@escaping () -> Void) -> any Cancellable
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private var held: Output?
  private var timer: (any Cancellable)?

  init(
    _ subscriber: any Subscriber<Output, Failure>, _ pace: Pace,
    wait: @escaping (@escaping () -> Void) -> any Cancellable
  ) {
    self.pace = pace
    self.wait = wait
    outlet = Outlet(subscriber)
  }

  /// Follows a publisher; its end drops what is held.
  func follow<Upstream: Publisher>(
    _ upstream: Upstream, perform: @escaping (@escaping () -> Void) -> Void
  ) where Upstream.Output == Output, Upstream.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { completion in
        self.stop()
        perform { self.outlet.finish(completion) }
      },
      receiveValue: { self.take($0, perform) })
    outlet.onCancel {
      sink.cancel()
      self.stop()
    }
    outlet.open()
    upstream.subscribe(sink)
  }

  private func take(_ value: Output, _ perform: (@escaping () -> Void) -> Void) {
    switch pace {
    case .afterQuiet:
      lock.with {
        held = .some(value)
        return timer
      }?.cancel()
      startTimer()
    case .newestOfInterval, .earliestOfInterval:
      let isFirst = lock.with {
        if timer != nil, held == nil || pace == .newestOfInterval { held = .some(value) }
        return timer == nil
      }
      guard isFirst else { return }
      startTimer()
      perform { self.outlet.send(value) }
    }
  }

  private func startTimer() {
    let timer = wait { self.intervalEnded() }
    lock.with { self.timer = timer }
  }

  private func intervalEnded() {
    let value = lock.with {
      timer = nil
      return Combine.take(&held)
    }
    guard let value else { return }
    if pace != .afterQuiet { startTimer() }
    outlet.send(value)
  }

  private func stop() {
    let (timer, value) = lock.with { (Combine.take(&self.timer), Combine.take(&held)) }
    withExtendedLifetime(value) {}
    timer?.cancel()
  }
}
