/// Where a focus property keeps its value.
///
/// What a program writes is a request, which `FocusSystem` grants or takes back once the views are up to date.
final class FocusStore<Value: Hashable>: @unchecked Sendable {
  /// The value when no field of the property has the keyboard.
  let none: Value
  let location: StateLocation<Value>

  init(none: Value, location: StateLocation<Value>) {
    self.none = none
    self.location = location
  }

  /// Writes a value by program, and asks for the keyboard to follow.
  func request(_ value: Value) {
    location.write(value)
    guard ViewGraph.evaluating == nil else { return }
    location.graph.focus.request(self)
  }
}

extension FocusStore: FocusProperty {
  var isAsking: Bool { location.value != none }

  func giveUp() {
    location.write(none)
  }
}

extension FocusStore: NamedState {
  var named: (name: String, value: Any) { (location.name, location.value) }
}

/// A focus property, whatever its type.
protocol FocusProperty: AnyObject {
  /// Whether the value stands for a field.
  var isAsking: Bool { get }

  /// Writes the value that stands for no field.
  func giveUp()
}
