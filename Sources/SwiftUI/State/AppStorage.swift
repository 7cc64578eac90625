/// A value that an app keeps under a key; whoever reads the same key sees every change.
///
/// The values live in memory, apart from the user defaults of the machine, and are gone when a stage begins afresh.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let form: StoredForm<Value>
  private let hasStore: Bool
  private var entry: StoredEntry

  init(_ form: StoredForm<Value>, _ key: String, _ store: UserDefaults?) {
    self.key = key
    self.form = form
    hasStore = store != nil
    entry = StoredValues.of(store).entry(key)
  }

  private var place: StoredPlace<Value> { StoredPlace(entry: entry, form: form) }

  /// The value kept, or the one to start from.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.write(newValue, name: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { place.binding(name: key) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    if !hasStore, let store = node.environment.defaultAppStorage {
      entry = StoredValues.of(store).entry(key)
    }
    let place = place
    Self.kept(in: node, slot: slot) { StoredProperty(name: name, place: place) }.place = place
  }

  package nonisolated static func isSameInput(_ left: AppStorage, _ right: AppStorage) -> Bool {
    left.key == right.key && left.hasStore == right.hasStore
      && (!left.hasStore || left.entry === right.entry)
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of app storage that names none.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Gives app storage in the view another store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentView(content: self) { $0.defaultAppStorage = store }
  }
}
