import SwiftUI
import Testing

@testable import People

@Suite("A binding to the element with an id") @MainActor
struct ElementBindingTests {
  /// A list that lives outside of any view.
  private final class Store {
    var people = [Person(name: "Jim"), Person(name: "Ada")]

    var binding: Binding<[Person]> {
      Binding {
        self.people
      } set: {
        self.people = $0
      }
    }
  }

  private let store = Store()

  @Test("reads and writes that element, wherever it has moved")
  func moves() throws {
    let ada = try #require(store.binding[id: store.people[1].id])
    store.people.reverse()
    ada.wrappedValue.name = "Lovelace"
    #expect(store.people.map(\.name) == ["Lovelace", "Jim"])
    #expect(ada.wrappedValue.name == "Lovelace")
  }

  @Test("is nil for an id that nobody has")
  func unknown() {
    #expect(store.binding[id: Person(name: "Jim").id] == nil)
  }

  @Test("reads the last value of an element that is gone, and writes to nobody")
  func gone() throws {
    let jim = try #require(store.binding[id: store.people[0].id])
    store.people.removeFirst()
    #expect(jim.wrappedValue.name == "Jim")
    jim.wrappedValue.name = "James"
    #expect(store.people.map(\.name) == ["Ada"])
  }
}
