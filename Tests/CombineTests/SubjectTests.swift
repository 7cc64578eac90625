import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughKeepsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let recording = Recording(subject)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(recording.text == "2 | finished")
    #expect(record(subject) == "| finished")
  }

  @Test func currentValueIsGivenToNewSubscribers() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recording = Recording(subject)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(recording.text == "1 2 3")
    #expect(record(subject) == "3")
  }

  @Test func cancelledSubscriberHearsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = Recording(subject)
    subject.send(1)
    recording.cancel()
    subject.send(2)
    #expect(recording.text == "1")
  }

  @Test func storedSubscriptionEndsWithItsSet() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func subscribersAreCalledInTheOrderTheyCame() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables = (0..<9).map { place in subject.sink { _ in log.append("\(place)") } }
    for place in [7, 5, 4, 3, 2, 0] { cancellables.remove(at: place).cancel() }
    cancellables.append(subject.sink { _ in log.append("new") })
    subject.send(1)
    #expect(log == ["1", "6", "8", "new"])
  }

  @Test func assignWritesToAProperty() {
    final class Person {
      var name = ""
    }
    let person = Person()
    let cancellable = Just("Jim").assign(to: \.name, on: person)
    withExtendedLifetime(cancellable) {}
    #expect(person.name == "Jim")
  }

  @Test func demandIsKept() {
    final class Slow: Subscriber {
      var received: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { received.append(-1) }
    }
    let sequence = Slow()
    [1, 2, 3].publisher.filter { $0 != 1 }.subscribe(sequence)
    sequence.subscription?.request(.max(1))
    #expect(sequence.received == [2])
    sequence.subscription?.request(.max(1))
    #expect(sequence.received == [2, 3, -1])

    let subject = CurrentValueSubject<Int, Never>(0)
    let current = Slow()
    subject.subscribe(current)
    current.subscription?.request(.max(1))
    subject.send(1)
    subject.send(2)
    #expect(current.received == [0])
    current.subscription?.request(.max(1))
    #expect(current.received == [0, 2])
  }
}
