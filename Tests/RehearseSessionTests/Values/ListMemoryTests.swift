import Foundation
import Testing

@testable import RehearseSession

/// Lists that were read before: found again as long as nobody has written to them.
@Suite struct ListMemoryTests {
  private struct Person {
    let id: UUID
    var name: String
    var nickname: String?
    var mood = Mood.calm(days: 1)
  }

  private enum Mood {
    case calm(days: Int)
    case cross
  }

  private final class Friend {
    var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Fan {
    let friend: Friend
  }

  private static let people = (1...20).map { Person(id: UUID(), name: "Person \($0)") }

  private func texts(_ state: StateValue) -> String { StateText.line(state) }

  @Test("A list read again is the same, and not only equal")
  func sameAgain() {
    let reader = StateReader()
    let people = Self.people
    let (first, second) = (reader.read(people), reader.read(people))
    #expect(first == second)
    #expect(elements(of: first)?.baseAddress == elements(of: second)?.baseAddress)
  }

  @Test("What was written to an element is seen, though the list was read before")
  func writtenTo() {
    let reader = StateReader()
    var people = Self.people
    _ = reader.read(people)
    people[7].name = "Alice"
    people[8].mood = .cross
    people[9].nickname = "Al"
    #expect(reader.read(people) == StateReader(tokens: reader.tokens).read(people))
    #expect(texts(reader.read(people)).contains(#"name: "Alice""#))
    people[7].name = "Bob"
    #expect(texts(reader.read(people)).contains(#"name: "Bob""#))
  }

  @Test("Of another version only the elements are read that are others")
  func nextVersion() {
    let reader = StateReader()
    var people = Self.people
    _ = reader.read(people)
    people.append(Person(id: UUID(), name: "Alice"))
    people[3].name = "Bob"
    people[4].name = String(repeating: "a long name ", count: 4)
    people[5].nickname = "Al"
    people.swapAt(6, 7)
    #expect(reader.read(people) == StateReader(tokens: reader.tokens).read(people))
    people.removeFirst(2)
    #expect(reader.read(people) == StateReader(tokens: reader.tokens).read(people))
    people.removeAll()
    #expect(reader.read(people) == .array([]))
  }

  @Test("A list of what holds objects is read every time")
  func objects() {
    let reader = StateReader()
    let friends = (1...10).map { Friend("Friend \($0)") }
    let fans = friends.map { Fan(friend: $0) }
    _ = reader.read(fans)
    friends[3].name = "Alice"
    #expect(texts(reader.read(fans)).contains(#"name: "Alice""#))
  }

  @Test("No list is kept longer than a few others are read")
  func forgets() {
    let reader = StateReader()
    weak var kept: Friend?
    do {
      let friend = Friend("Jim")
      kept = friend
      _ = reader.read((1...10).map { _ in Fan(friend: friend) })
    }
    #expect(kept == nil)
    for number in 1...100 { _ = reader.read(Array(repeating: number, count: 10)) }
    #expect(reader.lists.count <= 32)
  }

  @Test("It counts toward what is read in all, found again or not")
  func total() {
    let limits = StateLimits(total: 50)
    let reader = StateReader(limits: limits)
    let numbers = Array(1...20)
    let three = [numbers, numbers, numbers]
    let first = reader.read(three)
    #expect(reader.read(three) == first)
    #expect(StateReader(limits: limits).read(three) == first)
  }

  private func elements(of state: StateValue) -> UnsafeBufferPointer<StateValue>? {
    guard case .array(let elements) = state else { return nil }
    return elements.withUnsafeBufferPointer { $0 }
  }
}
