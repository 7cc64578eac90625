extension Publishers {
  /// A publisher that hands each thing that happens over to a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let perform: (@escaping () -> Void) -> Void

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { completion in perform { outlet.finish(completion) } },
        receiveValue: { value in perform { outlet.send(value) } })
      outlet.onCancel { sink.cancel() }
      outlet.open()
      upstream.subscribe(sink)
    }
  }

  public typealias Delay<Upstream: Publisher, Context: Scheduler> = ReceiveOn<Upstream, Context>

  /// A publisher that is subscribed to on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure>(subscriber, publishers: 1)
      scheduler.schedule(options: options) {
        joint.follow(upstream, value: joint.outlet.send)
      }
    }
  }
}

extension Publisher {
  /// Sends everything on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self) { scheduler.schedule(options: options, $0) }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends everything a while later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.ReceiveOn(upstream: self) {
      _ = scheduler.schedule(after: interval, options: options, $0)
    }
  }
}
