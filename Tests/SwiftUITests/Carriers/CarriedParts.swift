import SwiftUI

/// State that holds a value among others.
private struct Draft<Value>: Identifiable {
  let id = "draft"
  var value: Value
  var note = ""
}

extension Draft: Equatable where Value: Equatable {}

/// A parent's state holds the value among others; the child has a binding to the value.
struct PartCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @State private var draft: Draft<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _draft = State(initialValue: Draft(value: carried.first))
  }

  var body: some View { BindingCarrying(value: $draft.value, content: content) }
}

/// A parent's state holds a collection; the row of the element that has the value has a binding to it.
struct ElementCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @State private var drafts: [Draft<Value>]

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _drafts = State(initialValue: [Draft(value: carried.first)])
  }

  var body: some View { ForEach($drafts) { $draft in content($draft.value) } }
}

private struct BindingCarrying<Value, Content: View>: View {
  @Binding var value: Value
  let content: @MainActor (Binding<Value>) -> Content

  var body: some View { content($value) }
}

/// A parent owns the model; its child is given it, or finds it in the environment.
struct ModelOwner<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content
  @State private var model: CarriedModel<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.carried = carried
    self.content = content
    _model = State(initialValue: CarriedModel(carried.first))
  }

  var body: some View {
    if carried.carrier == .givenModel {
      Given(model: model, content: content)
    } else {
      Inherited(content: content).environment(model)
    }
  }

  private struct Given: View {
    @Bindable var model: CarriedModel<Value>
    let content: @MainActor (Binding<Value>) -> Content

    var body: some View { content($model.value) }
  }

  private struct Inherited: View {
    let content: @MainActor (Binding<Value>) -> Content
    @Environment(CarriedModel<Value>.self) private var model

    var body: some View {
      @Bindable var model = model
      content($model.value)
    }
  }
}

/// A parent owns the object; its child is given it, or finds it in the environment.
struct ObjectOwner<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content
  @StateObject private var object: CarriedObject<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.carried = carried
    self.content = content
    _object = StateObject(wrappedValue: CarriedObject(carried.first))
  }

  var body: some View {
    if carried.carrier == .givenObject {
      Given(object: object, content: content)
    } else {
      Inherited(content: content).environmentObject(object)
    }
  }

  private struct Given: View {
    @ObservedObject var object: CarriedObject<Value>
    let content: @MainActor (Binding<Value>) -> Content

    var body: some View { content($object.value) }
  }

  private struct Inherited: View {
    let content: @MainActor (Binding<Value>) -> Content
    @EnvironmentObject private var object: CarriedObject<Value>

    var body: some View { content($object.value) }
  }
}
