/// The values of a path of any types, as a value of its own.
public struct NavigationPath: Equatable {
  private(set) var values: [NavigationValue] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of the elements.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { NavigationValue($0) }
  }

  init(values: [NavigationValue]) {
    self.values = values
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// The values as they were appended, first page first.
  package var elements: [AnyHashable] { values.map(\.value) }

  /// Adds a value at the end: a push.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(NavigationValue(value))
  }

  /// Removes values from the end: a pop.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

extension NavigationPath: CustomStringConvertible {
  public var description: String { "\(values.map(\.value.base))" }
}
