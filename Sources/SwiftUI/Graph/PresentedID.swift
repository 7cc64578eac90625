/// What tells one wish to present from the next: a flag always wants the same, an item is another when its id is.
package enum PresentedID: Equatable {
  case flag
  case item(ItemID)
}

/// The id of an item, apart from the places that keep it: it is copied and compared all the time, mostly with itself.
package final class ItemID: Equatable {
  package let value: AnyHashable

  init(_ value: some Hashable) {
    self.value = AnyHashable(value)
  }

  package static func == (left: ItemID, right: ItemID) -> Bool {
    left === right || left.value == right.value
  }
}
