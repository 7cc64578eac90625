import Combine
import Testing

/// Two subjects, and what joins them.
private struct Row: Sendable, CustomTestStringConvertible {
  typealias Subject = PassthroughSubject<String, Trouble>

  let name: String
  let expected: String
  let join: @Sendable (Subject, Subject) -> AnyPublisher<String, Trouble>
  var testDescription: String { name }
}

@Suite struct JoiningTests {
  @Test(
    "What joins two publishers, sent a 1 b 2 c, then ended one after the other",
    arguments: [
      Row(name: "combineLatest", expected: "a1 b1 b2 c2 | finished") {
        $0.combineLatest($1) { $0 + $1 }.eraseToAnyPublisher()
      },
      Row(name: "zip", expected: "a1 b2 | finished") {
        $0.zip($1) { $0 + $1 }.eraseToAnyPublisher()
      },
      Row(name: "merge", expected: "a 1 b 2 c | finished") {
        $0.merge(with: $1).eraseToAnyPublisher()
      },
      Row(name: "MergeMany", expected: "a 1 b 2 c | finished") {
        Publishers.MergeMany([$0, $1]).eraseToAnyPublisher()
      },
      Row(name: "CombineLatest3", expected: "a1! b1! b2! c2! | finished") {
        Publishers.CombineLatest3($0, $1, Just("!").setFailureType(to: Trouble.self))
          .map { $0 + $1 + $2 }.eraseToAnyPublisher()
      },
      Row(name: "flatMap", expected: "1 2 2 | finished") { left, right in
        left.prefix(2).flatMap { _ in right }.eraseToAnyPublisher()
      },
      Row(name: "flatMap, one at a time", expected: "1 2 | finished") { left, right in
        left.prefix(2).flatMap(maxPublishers: .max(1)) { _ in right }.eraseToAnyPublisher()
      },
      Row(name: "switchToLatest", expected: "1a 2b | finished") { left, right in
        left.map { letter in right.map { $0 + letter } }.switchToLatest().eraseToAnyPublisher()
      },
    ])
  fileprivate func join(_ row: Row) {
    let left = Row.Subject()
    let right = Row.Subject()
    let recording = Recording(row.join(left, right))
    left.send("a")
    right.send("1")
    left.send("b")
    right.send("2")
    left.send("c")
    left.send(completion: .finished)
    right.send(completion: .finished)
    #expect(recording.text == row.expected)
  }

  @Test func failureOfOneEndsBoth() {
    let left = Row.Subject()
    let right = Row.Subject()
    let recording = Recording(left.combineLatest(right) { $0 + $1 })
    right.send(completion: .failure(Trouble(name: "lost")))
    left.send("a")
    #expect(recording.text == "| lost")
  }

  @Test func flatMapOfPublishersThatCannotFail() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = Recording(subject.flatMap { Just($0 * 2) })
    let failing = Recording(subject.flatMap { Fail<Int, Trouble>(error: Trouble(name: "\($0)")) })
    subject.send(1)
    #expect(recording.text == "2")
    #expect(failing.text == "| 1")
  }

  @Test func shareDoesTheWorkOnce() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.map { value in
      count += 1
      return value
    }.share()
    let first = Recording(shared)
    let second = Recording(shared)
    subject.send(5)
    #expect(first.text == "5")
    #expect(second.text == "5")
    #expect(count == 1)
    first.cancel()
    second.cancel()
    subject.send(6)
    #expect(count == 1)
  }

  @Test func operatorsLetGoWhenCancelled() {
    final class Person {}
    weak var person: Person?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let jim = Person()
      person = jim
      let cancellable = subject.combineLatest(subject).merge(with: subject.zip(subject))
        .flatMap { _ in subject }.receive(on: ImmediateScheduler.shared)
        .sink { _ in withExtendedLifetime(jim) {} }
      subject.send(1)
      cancellable.cancel()
    }
    #expect(person == nil)
  }
}
