import SwiftUI

/// The names under which the stored properties of a type are shown: those that stand in its source.
///
/// `@Observable` and property wrappers store `name` as `_name`, a lazy property as `$__lazy_storage_$_name`.
struct PropertyNames {
  private let stored: Set<String>
  private let isObservable: Bool
  private let isTuple: Bool

  init(of layouts: [FieldLayout], isTuple: Bool) {
    stored = Set(layouts.map(\.name))
    isObservable = stored.contains("_$observationRegistrar")
    self.isTuple = isTuple
  }

  /// The property's name, or nil for storage that stands in no source.
  func shownName(of layout: FieldLayout) -> String? {
    let name = layout.name
    // The runtime calls an unlabelled element of a tuple ".0".
    if isTuple { return name.hasPrefix(".") ? "" : name }
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    if name.hasPrefix("_$") || name.hasPrefix("$") { return nil }
    if name.hasPrefix("_"), isObservable || mayBeWrapper(layout.type) {
      let plain = String(name.dropFirst())
      if !plain.isEmpty, !plain.hasPrefix("_"), !stored.contains(plain) { return plain }
    }
    return name
  }

  /// Whether the type may be a property wrapper, which the runtime does not record: the system's own types are none.
  private func mayBeWrapper(_ type: Any.Type) -> Bool {
    if type is any ShapedType.Type { return false }
    if type is any WrappedStateValue.Type || type is any DynamicProperty.Type { return true }
    switch TypeMetadata(type).kind {
    case .structure, .enumeration, .object: return !isOfSystem(type)
    default: return false
    }
  }
}

private let lazyPrefix = "$__lazy_storage_$_"
