/// The name of the first type of an app's author in a type of views, such as `Editor` for an editor with modifiers.
package func authoredTypeName(_ type: Any.Type) -> String {
  let name = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  let names = name.split { "<>, ".contains($0) }
  let first = names.first { !$0.hasPrefix("SwiftUI.") } ?? names.first ?? ""
  return String(first.split(separator: ".").last ?? first)
}

/// The name of a view's type as its author wrote it, without module and generic arguments.
package func viewTypeName(_ type: Any.Type) -> String {
  if let name = knownTypeNames[ObjectIdentifier(type)] { return name }
  let full = _typeName(type, qualified: false)
  let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
  knownTypeNames[ObjectIdentifier(type)] = name
  return name
}

/// The names asked for before: making one takes longer than a whole update.
nonisolated(unsafe) private var knownTypeNames: [ObjectIdentifier: String] = [:]

/// The name of a view's or modifier's type with the types it is nested in: `PersonalInfoEditor.Sheet`.
package func authorName(_ type: Any.Type) -> String {
  // A view is known by its own name, as in the framework's messages; modifiers are all too often called alike.
  guard type is any ViewModifier.Type else { return viewTypeName(type) }
  if let name = knownAuthorNames[ObjectIdentifier(type)] { return name }
  let full = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  let plain = full.prefix { $0 != "<" }
  let parts = plain.split(separator: ".").dropFirst()
  // What is local to a function stands behind words of the compiler's that no author has written.
  let isPlain =
    !parts.isEmpty && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  let name = isPlain ? parts.joined(separator: ".") : viewTypeName(type)
  knownAuthorNames[ObjectIdentifier(type)] = name
  return name
}

/// The names asked for before.
nonisolated(unsafe) private var knownAuthorNames: [ObjectIdentifier: String] = [:]
