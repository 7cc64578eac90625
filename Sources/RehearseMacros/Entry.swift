import SwiftSyntax
import SwiftSyntaxMacros

/// A property marked `@Entry`, and the key it needs.
struct Entry {
  let container: EntryContainer
  let keyName: String
  private let type: TypeSyntax?
  private let initialValue: ExprSyntax?

  /// Reads the property's declaration; throws what is wrong with it.
  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw EntryProblem.noProperty }
    guard
      let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
      let container = EntryContainer(extended)
    else { throw EntryProblem.wrongPlace }

    self.container = container
    keyName = "__Key_" + name.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    initialValue = binding.initializer?.value.trimmed
    if container == .focusedValues {
      guard wrappedType != nil else { throw EntryProblem.notOptional }
    } else if initialValue == nil && wrappedType == nil {
      throw EntryProblem.noDefault
    }
  }

  /// The declaration in the key that says the type, and the default where there is one.
  var keyMember: String {
    if container == .focusedValues {
      return "typealias Value = \(wrappedType ?? "Never")"
    }
    let initialValue = initialValue ?? "nil"
    if let type = type?.description ?? literalType {
      return "static var defaultValue: \(type) { \(initialValue) }"
    }
    return "static let defaultValue = \(initialValue)"
  }

  /// What an optional type wraps.
  private var wrappedType: String? {
    if let optional = type?.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    if let named = type?.as(IdentifierTypeSyntax.self), named.name.text == "Optional" {
      return named.genericArgumentClause?.arguments.first?.trimmedDescription
    }
    return nil
  }

  /// The type of an initial value whose form says it.
  private var literalType: String? {
    switch initialValue?.kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}

/// The types that may have entries.
enum EntryContainer: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case focusedValues = "FocusedValues"
  case containerValues = "ContainerValues"

  /// Reads the type that an extension extends.
  init?(_ type: TypeSyntax) {
    let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
    guard let name, let container = EntryContainer(rawValue: name.text) else { return nil }
    self = container
  }

  /// The protocol of the container's keys.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .focusedValues: "FocusedValueKey"
    case .containerValues: "ContainerValueKey"
    }
  }
}

/// What can be wrong with a property marked `@Entry`.
enum EntryProblem: String, Error, CustomStringConvertible {
  case noProperty = "'@Entry' macro can only attach to a 'var' declaration"
  case wrongPlace = """
    '@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, \
    Transaction, ContainerValues, or FocusedValues
    """
  case notOptional = "'@Entry' in FocusedValues needs an optional type"
  case noDefault = "'@Entry' needs a default value, or an optional type"

  var description: String { rawValue }
}
