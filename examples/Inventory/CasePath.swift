import SwiftUI

/// What a key path is to a property, for a case of an enum: takes its payload out, and puts one in.
struct CasePath<Root, Value> {
  let embed: (Value) -> Root
  let extract: (Root) -> Value?
}

extension CasePath<Item.Status, Int> {
  /// The quantity in stock.
  static var inStock: Self {
    Self(embed: Item.Status.inStock) { status in
      if case .inStock(let quantity) = status { quantity } else { nil }
    }
  }
}

extension CasePath<Item.Status, Bool> {
  /// Whether more is on its way.
  static var outOfStock: Self {
    Self(embed: Item.Status.outOfStock) { status in
      if case .outOfStock(let isOnBackOrder) = status { isOnBackOrder } else { nil }
    }
  }
}

extension Binding {
  /// The payload of one case, to read and to write; nil while the value is another case.
  ///
  /// Who holds on to it when the case changes reads the last payload, and writes to nothing: controls on their way out do
  /// that.
  @MainActor subscript<Payload>(path: CasePath<Value, Payload>) -> Binding<Payload>? {
    guard let last = path.extract(wrappedValue) else { return nil }
    return Binding<Payload> {
      path.extract(wrappedValue) ?? last
    } set: { payload in
      guard path.extract(wrappedValue) != nil else { return }
      wrappedValue = path.embed(payload)
    }
  }
}

/// A view that is there while a value is of one case, with a binding to the payload.
struct IfCaseLet<Root, Payload, Content: View>: View {
  private let payload: Binding<Payload>?
  private let content: (Binding<Payload>) -> Content

  init(
    _ root: Binding<Root>, is path: CasePath<Root, Payload>,
    @ViewBuilder content: @escaping (Binding<Payload>) -> Content
  ) {
    payload = root[path]
    self.content = content
  }

  var body: some View {
    if let payload { content(payload) }
  }
}
