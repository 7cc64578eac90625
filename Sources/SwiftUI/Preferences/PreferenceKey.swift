/// A key of a value that views say of themselves, for the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view says any.
  static var defaultValue: Value { get }

  /// Takes the value of the next view in order into the one so far.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A view that says a value of itself, or changes what the views in it say.
nonisolated package struct PreferenceView<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: PreferenceChange<Key>

  @MainActor package static func _update(_ view: PreferenceView, _ inputs: _ViewInputs) {
    inputs.node.updateChild(view.content)
    inputs.node.properties = [PreferenceStatement(view.change)]
  }
}

/// What a view does with the value of a key.
enum PreferenceChange<Key: PreferenceKey> {
  case value(Key.Value)
  case transform((inout Key.Value) -> Void)
}

/// What a node says about a key.
private final class PreferenceStatement<Key: PreferenceKey> {
  let change: PreferenceChange<Key>

  init(_ change: PreferenceChange<Key>) {
    self.change = change
  }
}

/// A value of a key with the statements it was made of, so that a value that can't be compared can still be told.
struct PreferenceReading<Value> {
  var value: Value?
  var origins: [ObjectIdentifier] = []
}

extension ViewNode {
  /// What the views at and below this place say about a key, in their order; not what is presented from there (EN-10).
  @MainActor func preference<Key: PreferenceKey>(of key: Key.Type) -> PreferenceReading<Key.Value> {
    let statement = properties.first as? PreferenceStatement<Key>
    var reading = PreferenceReading<Key.Value>()
    if let statement { reading.origins.append(ObjectIdentifier(statement)) }
    if case .value(let value) = statement?.change {
      reading.value = value
      return reading
    }
    for child in childrenOnScreen where !child.host.isPresentation || child.host === host {
      let next = child.preference(of: key)
      reading.origins += next.origins
      guard let nextValue = next.value else { continue }
      if var value = reading.value {
        Key.reduce(value: &value) { nextValue }
        reading.value = value
      } else {
        reading.value = nextValue
      }
    }
    if case .transform(let transform) = statement?.change {
      var value = reading.value ?? Key.defaultValue
      transform(&value)
      reading.value = value
    }
    return reading
  }
}

extension View {
  /// Says a value of this view, in place of what the views in it say.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, change: .value(value))
  }

  /// Changes what the views in this one say.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, change: .transform(callback))
  }
}
