/// A view whose field is told by a value of a focus property.
nonisolated package struct FocusedView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Whether only a search field counts.
  var isForSearch = false

  @MainActor package static func _update(_ view: FocusedView, _ inputs: _ViewInputs) {
    let node = inputs.node
    node.updateChild(view.content)
    if let target = node.properties.first as? ValueTarget<Value> {
      target.store = view.binding.store
      target.value = view.value
      return
    }
    let target = ValueTarget(node, store: view.binding.store, value: view.value)
    target.isForSearch = view.isForSearch
    node.properties = [target]
    node.graph.focus.add(target)
    node.onRemove.append { [graph = node.graph, weak target] in
      if let target { graph.focus.remove(target) }
    }
  }
}

/// A place with its value.
private final class ValueTarget<Value: Hashable>: FocusTarget {
  var store: FocusStore<Value>?
  var value: Value

  init(_ node: ViewNode, store: FocusStore<Value>?, value: Value) {
    self.store = store
    self.value = value
    super.init(node)
  }

  override var property: (any FocusProperty)? { store }

  override var isNamed: Bool { store?.location.value == value }

  override func enter() {
    store?.location.write(value)
  }

  override func leave() {
    if isNamed { store?.giveUp() }
  }
}

/// A view that names the field to start in.
nonisolated package struct DefaultFocusView<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor package static func _update(_ view: DefaultFocusView, _ inputs: _ViewInputs) {
    let (graph, binding, value) = (inputs.node.graph, view.binding, view.value)
    inputs.node.updateChild(view.content)
    inputs.node.setLifecycle(onEnter: {
      // A field that a person or a program has chosen keeps the keyboard.
      if graph.focus.field?.canHoldFocus != true { binding.wrappedValue = value }
    })
  }
}

extension View {
  /// Ties the keyboard's being in this view to a flag.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// Ties the keyboard's being in this view to a value of a property.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Ties the keyboard's being in the search field of the view to a flag.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: binding, value: true, isForSearch: true)
  }

  /// Ties the keyboard's being in the search field of the view to a value of a property.
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value, isForSearch: true)
  }

  /// Names the field that has the keyboard when the view appears.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocusView(content: self, binding: binding, value: value)
  }

  /// Lets a view that nobody types into have the keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// Lets a view that nobody types into have the keyboard, for some ways of using it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }

  nonisolated public func focusSection() -> some View { self }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// When a default focus counts; here always on appearance.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The ways in which something with the keyboard is used.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}
