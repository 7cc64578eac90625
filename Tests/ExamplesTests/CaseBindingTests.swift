import SwiftUI
import Testing

@testable import Inventory

@Suite("A binding to one case") @MainActor
struct CaseBindingTests {
  /// A status that lives outside of any view.
  private final class Store {
    var status = Item.Status.inStock(quantity: 1)

    var binding: Binding<Item.Status> {
      Binding {
        self.status
      } set: {
        self.status = $0
      }
    }
  }

  private let store = Store()

  @Test("reads and writes the payload")
  func payload() throws {
    let quantity = try #require(store.binding[.inStock])
    quantity.wrappedValue += 2
    #expect(store.status == .inStock(quantity: 3))
    #expect(quantity.wrappedValue == 3)
  }

  @Test("is nil while the value is another case")
  func otherCase() throws {
    #expect(store.binding[.outOfStock] == nil)
    store.status = .outOfStock(isOnBackOrder: false)
    try #require(store.binding[.outOfStock]).wrappedValue = true
    #expect(store.status == .outOfStock(isOnBackOrder: true))
  }

  @Test("reads the last payload of a case that is left, and writes to nothing")
  func left() throws {
    let quantity = try #require(store.binding[.inStock])
    store.status = .outOfStock(isOnBackOrder: true)
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue = 7
    #expect(store.status == .outOfStock(isOnBackOrder: true))
  }
}
