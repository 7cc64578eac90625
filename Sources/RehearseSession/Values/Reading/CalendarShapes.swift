import Foundation

// How the values are shown by which Foundation reckons with days.

private func text<Value>(_ read: @escaping (Value) -> String) -> TypeShape.Form {
  .scalar { .text(read($0.assumingMemoryBound(to: Value.self).pointee)) }
}

extension DateComponents: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    text { (components: DateComponents) in DateComponentsText.text(of: components) }
  }
}

extension Calendar: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    text { (calendar: Calendar) in "\(calendar.identifier)" }
  }
}

extension TimeZone: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    text { (zone: TimeZone) in zone.identifier }
  }
}

extension Locale: ShapedType {
  static func form(in known: inout KnownShapes) -> TypeShape.Form {
    text { (locale: Locale) in locale.identifier }
  }
}
