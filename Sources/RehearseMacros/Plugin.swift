@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program the compiler asks to expand macros, over standard input and output.
///
/// The package of syntax libraries brings such a program along; the toolchain has only its parts.
@main struct Plugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    default: throw UnknownMacro(description: "\(moduleName).\(typeName) is no macro.")
    }
  }
}

/// The compiler asks for a macro that is not here.
private struct UnknownMacro: Error, CustomStringConvertible {
  let description: String
}
