/// Where a person who can't see is: nobody goes there here, so that it stays where a program puts it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the property, to be handed to the views.
  @propertyWrapper public struct Binding {
    private let value: SwiftUI.Binding<Value>

    fileprivate init(_ value: SwiftUI.Binding<Value>) {
      self.value = value
    }

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool {
    _value = State(initialValue: false)
  }

  public init<Wrapped: Hashable>() where Value == Wrapped? {
    _value = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding($value) }
}

extension View {
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
