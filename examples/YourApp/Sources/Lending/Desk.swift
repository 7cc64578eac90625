import SwiftUI

/// Somebody who works in the studio.
public struct Person: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
}

/// A thing of the studio's inventory, and who has it.
public struct Item: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
  public var holder: Person?
}

/// The desk where the studio's people borrow things.
@MainActor @Observable public final class Desk {
  public let people = [Person(id: 1, name: "Jim"), Person(id: 2, name: "Alice")]

  public var items = [
    Item(id: 1, name: "Camera"), Item(id: 2, name: "Tripod"), Item(id: 3, name: "Lamp"),
  ]

  public var form = LendingForm()

  public init() {}

  /// Writes down who has an item, which takes the register a while.
  func lend(_ item: Item, to person: Person) async throws {
    try await Task.sleep(for: .milliseconds(300))
    guard items.filter({ $0.holder == person }).count < 2 else {
      throw LendingError.hasEnough(person)
    }
    for index in items.indices where items[index].id == item.id {
      items[index].holder = person
    }
  }

  /// Takes an item back.
  func takeBack(_ item: Item) {
    for index in items.indices where items[index].id == item.id { items[index].holder = nil }
  }
}

/// Why an item stays at the desk.
enum LendingError: Error {
  case hasEnough(Person)
}

extension LendingError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .hasEnough(let person): "\(person.name) has two things already"
    }
  }
}
