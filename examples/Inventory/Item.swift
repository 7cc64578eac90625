import SwiftUI

/// A thing in the inventory.
public struct Item: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String
  public var color: Color?
  public var status: Status

  /// Makes an item; one in stock, unless said otherwise.
  public init(
    id: UUID = UUID(), name: String = "", color: Color? = nil,
    status: Status = .inStock(quantity: 1)
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.status = status
  }

  /// The colours there are.
  public enum Color: Hashable, CaseIterable, Sendable {
    case black, blue, green, red, white, yellow
  }

  /// Whether there is any of it.
  public enum Status: Hashable, Sendable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  /// Another item that is the same in all but its identity.
  func duplicate() -> Item {
    Item(name: name, color: color, status: status)
  }
}

extension Item.Color {
  var name: String { "\(self)".capitalized }
}

extension Item.Status {
  var text: String {
    switch self {
    case .inStock(let quantity): "In stock: \(quantity)"
    case .outOfStock(isOnBackOrder: true): "On back order"
    case .outOfStock(isOnBackOrder: false): "Out of stock"
    }
  }
}
