/// The subscribers of one subject, in the order they came.
///
/// Joining and leaving cost the same however many there are, since a thousand rows may follow one object.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var members: [BroadcastMember<Output, Failure>?] = []
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?

  /// Takes a subscriber in; one that follows a current value is given it when it asks.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let member = BroadcastMember(subscriber, broadcast: self, current: current)
    let completion = lock.with {
      if self.completion == nil {
        member.index = members.count
        members.append(member)
        count += 1
      }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: member)
    }
  }

  /// Sends a value to all who are there now.
  func send(_ value: Output) {
    guard let members = lock.with({ count == 0 ? nil : self.members }) else { return }
    for member in members { member?.offer(value) }
  }

  /// Ends it for all; who comes later is told at once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let members = lock.with { () -> [BroadcastMember<Output, Failure>?] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { self.members = [] }
      count = 0
      return self.members
    }
    for member in members { member?.finish(completion) }
  }

  /// Whether it has ended.
  var isFinished: Bool { lock.with { completion != nil } }

  fileprivate func remove(_ member: BroadcastMember<Output, Failure>) {
    lock.with {
      guard member.index < members.count, members[member.index] === member else { return }
      members[member.index] = nil
      count -= 1
      if count * 2 < members.count { closeGaps() }
    }
  }

  private func closeGaps() {
    members.removeAll { $0 == nil }
    for index in members.indices { members[index]?.index = index }
  }
}

/// One subscriber of a subject, and how many values it is still ready to take.
private final class BroadcastMember<Output, Failure: Error>: Subscription {
  fileprivate var index = 0
  private let lock = Lock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var broadcast: Broadcast<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var current: (() -> Output)?
  private var isBehind: Bool

  init(
    _ subscriber: any Subscriber<Output, Failure>, broadcast: Broadcast<Output, Failure>,
    current: (() -> Output)?
  ) {
    self.subscriber = subscriber
    self.broadcast = broadcast
    self.current = current
    isBehind = current != nil
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let current = lock.with {
      self.demand += demand
      return isBehind ? self.current : nil
    }
    if let current { offer(current()) }
  }

  /// Gives a value if one is wanted; who wants none now misses it, or gets the current one later.
  func offer(_ value: Output) {
    let subscriber = lock.with { () -> (any Subscriber<Output, Failure>)? in
      guard demand > 0 else {
        isBehind = current != nil
        return nil
      }
      demand -= 1
      isBehind = false
      return self.subscriber
    }
    guard let subscriber else { return }
    let more = subscriber.receive(value)
    if more > 0 { lock.with { demand += more } }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = lock.with {
      broadcast = nil
      current = nil
      return take(&self.subscriber)
    }
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    let broadcast = lock.with {
      subscriber = nil
      current = nil
      return take(&self.broadcast)
    }
    broadcast?.remove(self)
  }
}
