extension Publishers {
  /// A publisher that calls closures at each thing that happens to it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let events: HandledEvents<Output, Failure>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventTap(events, subscriber))
    }
  }
}

extension Publisher {
  /// Calls closures at each thing that happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      events: HandledEvents(
        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
        cancel: receiveCancel, request: receiveRequest))
  }

  /// Prints each thing that happens.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { subscription in
        let name = "\(type(of: subscription))".prefix { $0 != "<" }
        Swift.print("\(start)receive subscription: (\(name))")
      },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { demand in
        let text = demand.max.map { "max: (\($0))" } ?? "unlimited"
        Swift.print("\(start)request \(text)")
      })
  }
}

/// The closures to call, each if there is one.
struct HandledEvents<Output, Failure: Error> {
  let subscription: ((any Subscription) -> Void)?
  let output: ((Output) -> Void)?
  let completion: ((Subscribers.Completion<Failure>) -> Void)?
  let cancel: (() -> Void)?
  let request: ((Subscribers.Demand) -> Void)?
}

private final class EventTap<Output, Failure: Error>: Subscriber, Subscription {
  private let events: HandledEvents<Output, Failure>
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var subscription: (any Subscription)?

  init(
    _ events: HandledEvents<Output, Failure>, _ subscriber: any Subscriber<Output, Failure>
  ) {
    self.events = events
    self.subscriber = subscriber
  }

  func receive(subscription: any Subscription) {
    events.subscription?(subscription)
    self.subscription = subscription
    subscriber?.receive(subscription: self)
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    events.output?(input)
    let more = subscriber?.receive(input) ?? .none
    if more > 0 { events.request?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    events.completion?(completion)
    subscription = nil
    take(&subscriber)?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.request?(demand)
    subscription?.request(demand)
  }

  func cancel() {
    events.cancel?()
    subscriber = nil
    take(&subscription)?.cancel()
  }
}
