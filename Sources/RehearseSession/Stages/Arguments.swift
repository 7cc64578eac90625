/// A named value that a command takes: its type decides what is accepted, helped with and completed.
public struct Argument: Sendable {
  package let name: String

  /// The type of its value. What can be known of it is asked for when it is needed: all stages declare their arguments
  /// at every start, and to ask a type what it conforms to is to search the whole program.
  private let type: Any.Type

  /// Writes the value it has when it is left out; not sendable, as the value may not be, but never changed.
  private nonisolated(unsafe) let writeDefault: (() -> String)?

  /// The values that the stage gives to its name.
  var values: ValueDomain?

  package let check: @Sendable (TypedText) throws -> Void

  /// Declares an argument that must be given.
  public init<Value>(_ name: String, _ type: Value.Type) {
    self.init(name, type, writeDefault: nil)
  }

  /// Declares an argument that may be left out.
  public init<Value>(_ name: String, _ type: Value.Type, default value: Value) {
    self.init(name, type, writeDefault: { "\(value)" })
  }

  /// Declares an argument that may be left out, with a default that only the app knows.
  init<Value>(_ name: String, optional type: Value.Type) {
    self.init(name, type, writeDefault: { "" })
  }

  private init<Value>(_ name: String, _ type: Value.Type, writeDefault: (() -> String)?) {
    self.name = name
    self.writeDefault = writeDefault
    self.type = type
    check = { _ = try ValueText.value(of: type, from: $0) }
  }
}

extension Argument {
  /// Whether it may be left out.
  package var hasDefault: Bool { writeDefault != nil }

  /// The value it has when it is left out, as text; empty where only the app knows it.
  package var defaultText: String? { writeDefault?() }

  /// The name of the type of its value.
  package var typeName: String { _typeName(type, qualified: false) }

  /// The words that fit at this moment, where they can be listed.
  @MainActor package var domain: [String]? { values?.words() ?? ValueText.domain(of: type) }

  /// Throws if a text is no value of it.
  @MainActor func checkValue(_ text: TypedText) throws {
    try check(text)
    try values?.check(text, name: name)
  }
}

/// The values typed after a command, read as the types that are asked for.
public struct Arguments {
  package private(set) var texts: [String: TypedText] = [:]

  /// Whether none was typed.
  package var isEmpty: Bool { texts.isEmpty }

  package init(_ texts: [String: TypedText] = [:]) {
    self.texts = texts
  }

  /// The value of an argument, or the default when it was not typed; throws when the text doesn't fit the type.
  public func value<Value>(
    _ name: String, as type: Value.Type = Value.self, default value: Value
  ) throws -> Value {
    guard let text = texts[name] else { return value }
    return try self.value(text, name, type)
  }

  /// The value of an argument that must have been typed; throws when it was not, or doesn't fit the type.
  public func value<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    guard let text = texts[name] else { throw ArgumentError.missing(name, type: "\(type)") }
    return try self.value(text, name, type)
  }

  /// Whether an argument was typed.
  public func has(_ name: String) -> Bool { texts[name] != nil }

  private func value<Value>(_ text: TypedText, _ name: String, _ type: Value.Type) throws -> Value {
    do {
      return try ValueText.value(of: type, from: text)
    } catch {
      throw ArgumentError.unfit(name, text.text, error)
    }
  }
}

/// What can be wrong with the values typed after a command.
package enum ArgumentError: Error {
  case missing(String, type: String)
  case unfit(String, _ text: String, _ cause: any Error)
}

// MARK: - Equatable

extension Arguments: Equatable {}

// MARK: - Text

extension ArgumentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let name, let type): "\(name)=\(type) is missing"
    case .unfit(let name, let text, let cause): "\(name)=\(text): \(cause)"
    }
  }
}
