import SwiftUI

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// The element with an id, to read and to write; nil when there is none.
  ///
  /// Who holds on to it while the element goes reads the last value there was, and writes to nobody:
  /// a sheet on its way out may still do both.
  subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
    guard let last = wrappedValue.first(where: { $0.id == id }) else { return nil }
    return Binding<Value.Element> {
      wrappedValue.first { $0.id == id } ?? last
    } set: { element in
      guard let index = wrappedValue.firstIndex(where: { $0.id == id }) else { return }
      wrappedValue[index] = element
    }
  }
}
