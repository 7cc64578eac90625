/// A number that a localized key can hold.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of a C format.
  var _argument: any CVarArg { get }

  /// The number as a localized text shows it.
  var _localizedString: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _argument: any CVarArg { Int64(truncatingIfNeeded: self) }
  public var _localizedString: String { DigitGroups.grouped("\(self)") }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: any CVarArg { Double(self) }
  public var _localizedString: String {
    DigitGroups.grouped(String(format: "%f", Double(self)))
  }
}

extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Writes the digits of a number in groups of three, as the default locale does.
private enum DigitGroups {
  static func grouped(_ number: String) -> String {
    // By bytes: numbers are ASCII, and to ask a character whether it is a digit takes longer than all of this.
    let bytes = number.utf8
    let whole = bytes.prefix { $0 == UInt8(ascii: "-") || isDigit($0) }
    let digits = whole.drop { $0 == UInt8(ascii: "-") }
    guard digits.count > 3 else { return number }
    var grouped = Array(whole.dropLast(digits.count))
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped.append(UInt8(ascii: ",")) }
      grouped.append(digit)
    }
    return String(decoding: grouped + bytes.dropFirst(whole.count), as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
