/// Whether, or where, the keyboard is among the fields of a view; writing it moves the keyboard.
///
/// A value that no field stands for puts the keyboard away, and is taken back.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to a focus property, to be handed to the fields and to views within.
  @propertyWrapper public struct Binding {
    let store: FocusStore<Value>?
    private let fallback: Value

    fileprivate init(store: FocusStore<Value>?, fallback: Value) {
      self.store = store
      self.fallback = fallback
    }

    /// Where the keyboard is; writing it moves the keyboard after the update.
    public var wrappedValue: Value {
      get { store?.location.readThroughBinding() ?? fallback }
      nonmutating set { store?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var snapshot: Value
  private let none: Value
  private var store: FocusStore<Value>?

  /// Makes a property that is true while its field has the keyboard.
  public init() where Value == Bool {
    snapshot = false
    none = false
  }

  /// Makes a property that says which field has the keyboard, nil for none of its own.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    snapshot = nil
    none = nil
  }

  /// Where the keyboard is; writing it moves the keyboard after the update.
  public var wrappedValue: Value {
    get {
      guard let store else { return snapshot }
      guard ViewGraph.evaluating != nil else { return store.location.value }
      store.location.markReadByOwner(snapshot)
      return snapshot
    }
    nonmutating set { store?.request(newValue) }
  }

  /// A connection for the fields.
  public var projectedValue: Binding { Binding(store: store, fallback: none) }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    let none = none
    let store = Self.kept(in: node, slot: slot) {
      FocusStore(none: none, location: StateLocation(none, owner: node, name: name))
    }
    self.store = store
    snapshot = store.location.shown
    store.location.bind()
  }

  package nonisolated static func isSameInput(_ left: FocusState, _ right: FocusState) -> Bool {
    true
  }
}
