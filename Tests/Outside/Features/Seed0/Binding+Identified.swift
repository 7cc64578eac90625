import SwiftUI

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The element with an id, to read and to write; nil when there is none.
  ///
  /// The listing takes this from elsewhere.
  subscript<ID: Hashable>(id id: ID) -> Binding<Value.Element>?
  where Value.Element: Identifiable, Value.Element.ID == ID {
    guard let element = wrappedValue.first(where: { $0.id == id }) else { return nil }
    return Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == id } ?? element },
      set: { newValue in
        guard let index = wrappedValue.firstIndex(where: { $0.id == id }) else { return }
        wrappedValue[index] = newValue
      })
  }
}
