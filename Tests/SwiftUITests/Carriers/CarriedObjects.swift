import SwiftUI

/// The view that the content is written in owns the model.
struct ModelCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @State private var model: CarriedModel<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _model = State(initialValue: CarriedModel(carried.first))
  }

  var body: some View { content($model.value) }
}

/// The view that the content is written in owns the object.
struct ObjectCarrying<Value, Content: View>: View {
  let content: @MainActor (Binding<Value>) -> Content
  @StateObject private var object: CarriedObject<Value>

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.content = content
    _object = StateObject(wrappedValue: CarriedObject(carried.first))
  }

  var body: some View { content($object.value) }
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
