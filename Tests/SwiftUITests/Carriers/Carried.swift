import SwiftUI

/// A value that an app carries in one of the ways, for a test to read and write from outside.
@MainActor final class Carried<Value> {
  let carrier: Carrier
  let first: Value
  fileprivate var binding: Binding<Value>?

  init(_ carrier: Carrier, _ first: Value) {
    self.carrier = carrier
    self.first = first
  }

  /// The value of the moment; what is written is seen with the next update.
  var value: Value {
    get { binding?.wrappedValue ?? first }
    set { binding?.wrappedValue = newValue }
  }
}

/// A view around a value that is carried to it: `Carrying(path) { NavigationStack(path: $0) { … } }`.
struct Carrying<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content

  init(
    _ carried: Carried<Value>,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content
  ) {
    self.carried = carried
    self.content = content
  }

  var body: some View {
    switch carried.carrier {
    case .plain, .group, .erased, .conditional, .row:
      StateCarrying(carried: carried, content: seen)
    case .modifier: EmptyView().modifier(ModifierCarrying(carried: carried, content: seen))
    case .child: ParentCarrying(carried: carried, content: seen)
    case .model: ModelCarrying(carried: carried, content: seen)
    case .object: ObjectCarrying(carried: carried, content: seen)
    case .part: PartCarrying(carried: carried, content: seen)
    case .element: ElementCarrying(carried: carried, content: seen)
    case .givenModel, .inheritedModel: ModelOwner(carried: carried, content: seen)
    case .givenObject, .inheritedObject: ObjectOwner(carried: carried, content: seen)
    }
  }

  /// The content, with the binding left for the test.
  private func seen(_ value: Binding<Value>) -> Content {
    carried.binding = value
    return content(value)
  }
}

extension Carrying {
  /// A view around a value that its own controls read and write.
  init(
    _ carrier: Carrier, _ first: Value,
    @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content
  ) {
    self.init(Carried(carrier, first), content: content)
  }
}

extension Carrier {
  /// The way of wrapping that is the most like this way of carrying.
  var wrapping: Wrapping {
    switch self {
    case .plain, .model, .object, .inheritedModel, .inheritedObject: .bare
    case .modifier: .modifier
    case .group: .group
    case .erased: .erased
    case .conditional: .conditional
    case .row, .element: .row
    case .child, .part, .givenModel, .givenObject: .child
    }
  }
}
