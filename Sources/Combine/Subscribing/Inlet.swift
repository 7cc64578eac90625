/// A subscriber made of closures, which asks for values by itself or leaves that to its owner.
final class Inlet<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Void
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.subscription = subscription
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    self.subscription(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion(completion)
  }
}
