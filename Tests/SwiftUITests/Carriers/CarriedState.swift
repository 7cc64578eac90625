import SwiftUI

/// The state of the view that the content is written in.
struct StateCarrying<Value, Content: View>: View {
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
struct ModifierCarrying<Value, Made: View>: ViewModifier {
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

/// A parent has the state, its child a binding to it.
struct ParentCarrying<Value, Content: View>: View {
  let carried: Carried<Value>
  let content: @MainActor (Binding<Value>) -> Content
  @State private var value: Value

  init(carried: Carried<Value>, content: @escaping @MainActor (Binding<Value>) -> Content) {
    self.carried = carried
    self.content = content
    _value = State(initialValue: carried.first)
  }

  var body: some View { BindingCarrying(value: $value, content: content) }
}

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
