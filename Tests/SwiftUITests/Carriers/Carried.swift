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

private struct StateCarrying<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content
  @State private var value: Value

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.carried = carried
    self.content = content
    _value = State(initialValue: carried.first)
  }

  var body: some View { content($value).wrapped(carried.carrier.wrapping) }
}

/// The state and the content belong to a modifier of the user's own.
private struct ModifierCarrying<Value, Made: View>: ViewModifier {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Made
  @State private var value: Value

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Made) {
    self.carried = carried
    self.content = content
    _value = State(initialValue: carried.first)
  }

  func body(content modified: Content) -> some View {
    content($value)
    modified
  }
}

private struct ParentCarrying<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content
  @State private var value: Value

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.carried = carried
    self.content = content
    _value = State(initialValue: carried.first)
  }

  var body: some View { Child(value: $value, content: content) }

  private struct Child: View {
    @Binding var value: Value
    let content: @MainActor (Binding<Value>) -> Content

    var body: some View { content($value) }
  }
}

private struct ModelCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @State private var model: CarriedModel<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _model = State(initialValue: CarriedModel(carried.first))
  }

  var body: some View { content($model.value) }
}

private struct ObjectCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @StateObject private var object: CarriedObject<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _object = StateObject(wrappedValue: CarriedObject(carried.first))
  }

  var body: some View { content($object.value) }
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
