import Foundation

// How the values of the standard library and Foundation are shown that every app has.

private func scalar<Value>(
  _ type: Value.Type, _ read: @escaping (Value) -> StateValue
) -> TypeShape.Form {
  .scalar { read($0.assumingMemoryBound(to: Value.self).pointee) }
}

/// The number; one that is not equal to itself is shown as text, lest it seem to change at every step.
private func number(_ value: Double) -> StateValue {
  value.isNaN ? .text("nan") : .double(value)
}

// MARK: - Scalars

extension Bool: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .scalar { .bool($0.assumingMemoryBound(to: Bool.self).pointee) }
  }
}

extension Int: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .scalar { .int($0.assumingMemoryBound(to: Int.self).pointee) }
  }
}

extension ShapedType where Self: FixedWidthInteger {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    // A number past Int is shown, though it can't be reckoned with.
    scalar(Self.self) { value in Int(exactly: value).map { .int($0) } ?? .text("\(value)") }
  }
}

extension Int8: ShapedType {}
extension Int16: ShapedType {}
extension Int32: ShapedType {}
extension Int64: ShapedType {}
extension Int128: ShapedType {}
extension UInt: ShapedType {}
extension UInt8: ShapedType {}
extension UInt16: ShapedType {}
extension UInt32: ShapedType {}
extension UInt64: ShapedType {}
extension UInt128: ShapedType {}

extension Double: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .scalar { number($0.assumingMemoryBound(to: Double.self).pointee) }
  }
}

extension Float: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    // By way of the text, so that 0.1 stays 0.1.
    scalar(Float.self) { number(Double($0.description) ?? Double($0)) }
  }
}

extension CGFloat: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    scalar(CGFloat.self) { number(Double($0)) }
  }
}

extension String: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .scalar { .string($0.assumingMemoryBound(to: String.self).pointee) }
  }
}

extension Substring: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    scalar(Substring.self) { .string(String($0)) }
  }
}

extension Character: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    scalar(Character.self) { .string(String($0)) }
  }
}

extension StaticString: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    scalar(StaticString.self) { .string($0.description) }
  }
}

extension ObjectIdentifier: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .opaque(.name("ObjectIdentifier"))
  }
}

// MARK: - Foundation

extension UUID: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .composed { pointer, reader in
      let uuid = pointer.assumingMemoryBound(to: UUID.self).pointee
      guard reader.isSorting else { return .token(reader.tokens.token(for: uuid)) }
      reader.waitForOrder()
      return .token(reader.tokens.knownToken(for: uuid) ?? .max)
    }
  }
}

extension Date: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .composed { pointer, reader in
      let date = pointer.assumingMemoryBound(to: Date.self).pointee
      guard reader.tokens.isMadeAtRunTime(date) else { return .text(DateText.text(of: date)) }
      guard reader.isSorting else { return .token(reader.tokens.token(for: date)) }
      reader.waitForOrder()
      return .double(date.timeIntervalSinceReferenceDate)
    }
  }
}

extension URL: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    // Where a file lies differs from machine to machine.
    scalar(URL.self) { .text($0.isFileURL ? "…/" + $0.lastPathComponent : $0.absoluteString) }
  }
}

// MARK: - Containers

extension Optional: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    let wrapped = known.shape(of: Wrapped.self)
    return .composed { pointer, reader in
      if pointer.assumingMemoryBound(to: Wrapped?.self).pointee == nil {
        return reader.missing(wrapped)
      }
      // The value of an optional lies where the optional does.
      return reader.read(wrapped, at: pointer)
    }
  }

  static func isPlain(in known: inout KnownShapes) -> Bool {
    known.shape(of: Wrapped.self).isPlain
  }
}

extension AnyHashable: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    .composed { pointer, reader in
      reader.readInside(pointer.assumingMemoryBound(to: AnyHashable.self).pointee.base)
    }
  }
}

extension ShapedType where Self: RangeExpression {
  fileprivate static func form<Bound>(
    _ sign: String, _ bound: Bound.Type, in known: inout KnownShapes,
    _ bounds: @escaping (Self) -> (Bound, Bound)
  ) -> TypeShape.Form {
    let shape = known.shape(of: bound)
    return .composed { pointer, reader in
      let (lower, upper) = bounds(pointer.assumingMemoryBound(to: Self.self).pointee)
      let ends = [lower, upper].map { end in
        StateText.line(withUnsafePointer(to: end) { reader.read(shape, at: $0) })
      }
      return .text(ends.joined(separator: sign))
    }
  }
}

extension Range: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    form("..<", Bound.self, in: &known) { ($0.lowerBound, $0.upperBound) }
  }
}

extension ClosedRange: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    form("...", Bound.self, in: &known) { ($0.lowerBound, $0.upperBound) }
  }
}
