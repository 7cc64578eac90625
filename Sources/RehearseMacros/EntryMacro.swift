import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a property of the environment, a transaction or the like its key.
///
/// `@Entry var theme: Theme = .light` becomes a computed property and a private key `__Key_theme`
/// whose default is `.light`.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion has already said what is wrong.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [
      """
      private struct \(raw: entry.keyName): SwiftUI.\(raw: entry.container.keyProtocol) {
        \(raw: entry.keyMember)
      }
      """
    ]
  }
}
