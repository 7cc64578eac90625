/// A stored property of a view that the framework fills in before each evaluation of the body.
public protocol DynamicProperty {
  /// Brings the property up to date; called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
