import Foundation

// Which values can be kept together with what they were read as.

/// The types of the standard library and Foundation of which every value is what its own bytes say.
private let plainTypes = Set(
  ([
    Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self,
    UInt16.self, UInt32.self, UInt64.self, Double.self, Float.self, CGFloat.self, String.self,
    Character.self, UUID.self,
  ] as [Any.Type]).map { ObjectIdentifier($0) })

extension ShapedType {
  static func isPlain(in known: inout KnownShapes) -> Bool {
    plainTypes.contains(ObjectIdentifier(Self.self))
  }
}

extension KnownShapes {
  /// Whether values of a type hold no objects of the app, and look the same whenever they are looked at.
  mutating func isPlain(_ type: Any.Type, _ form: TypeShape.Form) -> Bool {
    switch form {
    case .record(_, let fields):
      // What is not shown may be an object, too.
      fieldLayouts(of: type)?.count == fields.count
        && fields.allSatisfy { field in
          if case .value(let shape) = field.content { shape.isPlain } else { false }
        }
    case .enumeration(let layout): layout.cases.allSatisfy { $0.payload?.isPlain ?? true }
    case .scalar, .composed:
      if let shaped = type as? any ShapedType.Type { shaped.isPlain(in: &self) } else { false }
    case .opaque, .reference: false
    }
  }
}
