import SwiftUI

extension View {
  /// Asks before an item goes.
  func deletion(of item: Binding<Item?>, onDelete: @escaping (Item) -> Void) -> some View {
    alert(
      item.wrappedValue.map { "Delete \($0.name)?" } ?? "", isPresented: item.isPresent,
      presenting: item.wrappedValue
    ) { item in
      Button("Delete", role: .destructive) { onDelete(item) }
      // With an action of its own, an alert gets no other one to leave it by.
      Button("Keep", role: .cancel) {}
    } message: { _ in
      Text("Items that are deleted do not come back.")
    }
  }
}

extension Binding where Value == Item? {
  /// Whether there is a value; false takes it away, true makes none.
  var isPresent: Binding<Bool> {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isPresent in
      if !isPresent { wrappedValue = nil }
    }
  }
}
