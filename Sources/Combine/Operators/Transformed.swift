extension Publishers {
  /// A publisher whose values and end are those of another, changed one by one by a rule.
  ///
  /// Most operators are such a rule; `Publishers.Map` and its neighbours are names for this type.
  public struct Transformed<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let upstream: Upstream
    let rule: () -> TransformRule<Upstream.Output, Upstream.Failure, Output, Failure>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Transformation(rule(), subscriber))
    }
  }
}

/// What an operator makes of one value.
enum TransformStep<Output, Failure: Error> {
  /// Sends a value on.
  case pass(Output)
  /// Sends nothing.
  case skip
  /// Sends a value on and ends.
  case passLast(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}

/// What an operator does for one subscriber; its memory lies in what the closures capture.
struct TransformRule<Input, InputFailure: Error, Output, Failure: Error> {
  /// What becomes of a value.
  let value: (Input) -> TransformStep<Output, Failure>
  /// What becomes of the end: perhaps a last value, then an end.
  let end: (Subscribers.Completion<InputFailure>) -> (Output?, Subscribers.Completion<Failure>)
  /// Whether it wants all values at once, because it sends something only at the end.
  var gathers = false
}

/// A rule at work between a publisher and a subscriber.
private final class Transformation<Input, InputFailure: Error, Output, Failure: Error>: Subscriber,
  Subscription
{
  private let rule: TransformRule<Input, InputFailure, Output, Failure>
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var isEnded = false
  private var isWanted = false
  private var last: (Output, Subscribers.Completion<Failure>)?

  init(
    _ rule: TransformRule<Input, InputFailure, Output, Failure>,
    _ subscriber: any Subscriber<Output, Failure>
  ) {
    self.rule = rule
    self.subscriber = subscriber
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriber?.receive(subscription: self)
    if rule.gathers { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isEnded, let subscriber else { return .none }
    switch rule.value(input) {
    case .pass(let value):
      return subscriber.receive(value)
    case .skip:
      return .max(1)
    case .passLast(let value):
      isEnded = true
      _ = subscriber.receive(value)
      finish(.finished)
    case .end(let completion):
      isEnded = true
      finish(completion)
    }
    take(&subscription)?.cancel()
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !isEnded else { return }
    isEnded = true
    subscription = nil
    let (value, completion) = rule.end(completion)
    guard let value else { return finish(completion) }
    let isWanted = lock.with {
      if !self.isWanted { last = (value, completion) }
      return self.isWanted
    }
    if isWanted { send(value, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let last = lock.with {
      isWanted = true
      return take(&self.last)
    }
    if let last { return send(last.0, last.1) }
    if !rule.gathers { subscription?.request(demand) }
  }

  func cancel() {
    isEnded = true
    lock.with { subscriber = nil }
    take(&subscription)?.cancel()
  }

  private func send(_ value: Output, _ completion: Subscribers.Completion<Failure>) {
    _ = subscriber?.receive(value)
    finish(completion)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.with { take(&subscriber) }?.receive(completion: completion)
  }
}
