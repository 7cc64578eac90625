import Foundation
import RehearseScript

/// A type whose values are typed in a form of its own.
protocol TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any
}

/// A type whose values are certain words.
protocol ListedValue {
  static var words: [String]? { get }
}

extension Bool: TypedValue, ListedValue {
  static var words: [String]? { ["true", "false"] }

  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    if let value = typed.bool { return value }
    let all = ["true", "false", "yes", "no", "on", "off"]
    let near = Suggestion.near(typed.text, in: all)
    throw ValueText.error(typed, Self.self, .words(all, near: near))
  }
}

extension Optional: TypedValue, ListedValue {
  static var words: [String]? {
    ValueText.domain(of: Wrapped.self).map { $0.contains("nil") ? $0 : $0 + ["nil"] }
  }

  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    if typed.isNil { return Self.none as Any }
    return Self.some(try ValueText.value(of: Wrapped.self, from: typed)) as Any
  }
}

extension TypedValue where Self: FixedWidthInteger {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    if let value = Self(typed.text) { return value }
    // A number that is only too large deserves to hear so.
    guard let number = Double(typed.text), number.rounded() == number else {
      throw ValueText.error(typed, Self.self, .form("3"))
    }
    throw ValueText.error(typed, Self.self, .range(String(Self.min), String(Self.max)))
  }
}

extension Int: TypedValue {}
extension Int8: TypedValue {}
extension Int16: TypedValue {}
extension Int32: TypedValue {}
extension Int64: TypedValue {}
extension UInt: TypedValue {}
extension UInt8: TypedValue {}
extension UInt16: TypedValue {}
extension UInt32: TypedValue {}
extension UInt64: TypedValue {}

extension TypedValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    // "nan" and "inf" are numbers to the library, but not to a person.
    if let value = Self(typed.text), value.isFinite { return value }
    throw ValueText.error(typed, Self.self, .form("1.5"))
  }
}

extension Double: TypedValue {}
extension Float: TypedValue {}

extension CGFloat: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    if let value = Double(typed.text), value.isFinite { return CGFloat(value) }
    throw ValueText.error(typed, Self.self, .form("1.5"))
  }
}

extension Decimal: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    if Double(typed.text)?.isFinite == true, let value = Decimal(string: typed.text) {
      return value
    }
    throw ValueText.error(typed, Self.self, .form("1.5"))
  }
}

extension String: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any { typed.text }
}

extension Character: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    guard typed.text.count == 1, let character = typed.text.first else {
      throw ValueText.error(typed, Self.self, .form("a"))
    }
    return character
  }
}

extension URL: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    guard !typed.text.isEmpty, let url = URL(string: typed.text) else {
      throw ValueText.error(typed, Self.self, .form("https://example.com"))
    }
    return url
  }
}

extension UUID: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    guard let uuid = UUID(uuidString: typed.text) else {
      throw ValueText.error(typed, Self.self, .form("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    }
    return uuid
  }
}

extension Date: TypedValue {
  static func read(_ typed: TypedText) throws(ValueTextError) -> Any {
    guard let date = DateText.parse(typed.text) else {
      throw ValueText.error(typed, Self.self, .form("2026-05-01T10:00:00Z"))
    }
    return date
  }
}
