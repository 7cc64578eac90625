/// A key of a value that a view offers while the keyboard is in it.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the views around the keyboard, and the scene, have to offer.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: FocusedEntry] = [:]

  /// The value of a key, or nil where nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue.map { FocusedEntry($0) } }
  }

  /// The object of a type, or nil where nobody offers one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)]?.value as? Object }
    set { values[ObjectIdentifier(type)] = newValue.map { FocusedEntry($0) } }
  }
}

/// A value that is offered; two are equal where that can be told.
private struct FocusedEntry: Equatable {
  let value: Any
  private let isSame: (Any) -> Bool

  init<Value>(_ value: Value) {
    self.value = value
    isSame = { other in
      (other as? Value).map { ValueComparison.areEqual($0, value) } ?? false
    }
  }

  static func == (left: FocusedEntry, right: FocusedEntry) -> Bool { left.isSame(right.value) }
}

/// A view that offers a value while the keyboard is in it, or while its scene is in use.
nonisolated package struct FocusedValueView<Content: View>: PrimitiveView {
  let content: Content
  let isForScene: Bool
  let offer: (inout FocusedValues) -> Void

  @MainActor package static func _update(_ view: FocusedValueView, _ inputs: _ViewInputs) {
    let node = inputs.node
    let focus = node.graph.focus
    if let offer = node.properties.first as? FocusedOffer {
      offer.change(view.offer)
    } else {
      let offer = FocusedOffer(node, isForScene: view.isForScene, view.offer)
      node.properties = [offer]
      focus.offers.append(offer)
      node.onRemove.append { [weak focus, weak offer] in
        focus?.offers.removeAll { $0 === offer }
      }
    }
    node.updateChild(view.content)
  }
}

/// What one place offers.
final class FocusedOffer {
  weak var node: ViewNode?
  let isForScene: Bool
  private(set) var offer: (inout FocusedValues) -> Void

  /// How often the place has offered something anew.
  private(set) var version = 0

  init(_ node: ViewNode, isForScene: Bool, _ offer: @escaping (inout FocusedValues) -> Void) {
    self.node = node
    self.isForScene = isForScene
    self.offer = offer
  }

  func change(_ offer: @escaping (inout FocusedValues) -> Void) {
    self.offer = offer
    version += 1
  }
}

extension FocusSystem {
  /// Whose offers count now, the innermost last: the scene's first, then those around the keyboard.
  @MainActor private var standingOffers: [FocusedOffer] {
    let around = field.map { field in
      ([field] + field.ancestors).filter { $0.host.layer === field.host.layer }
    }
    let places = Set((around ?? []).map { ObjectIdentifier($0) })
    let offers = offers.filter { $0.node?.host.isOnScreen ?? false }
    let inFocus = offers.filter { offer in
      !offer.isForScene && offer.node.map { places.contains(ObjectIdentifier($0)) } ?? false
    }
    return offers.filter(\.isForScene) + inFocus
  }

  /// What is offered now.
  @MainActor var values: FocusedValues {
    standingOffers.reduce(into: FocusedValues()) { values, offer in offer.offer(&values) }
  }

  /// What tells the offers of now from those of another time.
  @MainActor var offerVersions: [OfferVersion] {
    standingOffers.map { OfferVersion(offer: ObjectIdentifier($0), version: $0.version) }
  }

  /// A certain offer of a place.
  struct OfferVersion: Equatable {
    let offer: ObjectIdentifier
    let version: Int
  }
}

extension View {
  /// Offers a value while the keyboard is in this view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isForScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Offers a value, if there is one, while the keyboard is in this view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isForScene: false) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Offers an observable object while the keyboard is in this view.
  nonisolated public func focusedValue<Object: AnyObject & Observable>(_ object: Object?)
    -> some View
  {
    FocusedValueView(content: self, isForScene: false) {
      if let object { $0[object: Object.self] = object }
    }
  }

  /// Offers a value while the scene of this view is in use, wherever the keyboard is.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isForScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Offers a value, if there is one, while the scene of this view is in use.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isForScene: true) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Offers an observable object while the scene of this view is in use.
  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?)
    -> some View
  {
    FocusedValueView(content: self, isForScene: true) {
      if let object { $0[object: Object.self] = object }
    }
  }

  /// Offers an object of the older kind while the keyboard is in this view.
  nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isForScene: false) {
      if let object { $0[object: Object.self] = object }
    }
  }

  /// Offers an object of the older kind while the scene of this view is in use.
  nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object?)
    -> some View
  {
    FocusedValueView(content: self, isForScene: true) {
      if let object { $0[object: Object.self] = object }
    }
  }
}
