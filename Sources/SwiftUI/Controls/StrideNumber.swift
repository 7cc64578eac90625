/// Turns the values and strides of steppers and sliders into plain numbers and back.
enum StrideNumber {
  /// The number that a value is, if it is one.
  static func number<Value>(_ value: Value) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The value of a numeric type that is nearest to a number.
  static func value<Value>(_ number: Double, as type: Value.Type) -> Value? {
    switch type {
    case let type as any BinaryFloatingPoint.Type: floating(number, type) as? Value
    case let type as any BinaryInteger.Type: integer(number, type) as? Value
    case is Decimal.Type: Decimal(number) as? Value
    default: nil
    }
  }

  private static func floating<Value: BinaryFloatingPoint>(
    _ number: Double, _ type: Value.Type
  ) -> Value {
    Value(number)
  }

  private static func integer<Value: BinaryInteger>(
    _ number: Double, _ type: Value.Type
  ) -> Value? {
    Value(exactly: number.rounded())
  }
}
