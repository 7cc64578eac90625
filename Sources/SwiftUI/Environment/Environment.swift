/// A value read from the environment of the place where the view lies.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(type: String, read: (EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the nearest observable object of a type; a view without it is not evaluated, with W-15 (EN-07).
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(type: "\(objectType)") { $0[object: objectType] }
  }

  /// Reads the nearest observable object of a type, or nil (EN-08).
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object(type: "\(objectType)") { .some($0[object: objectType]) }
  }

  /// The value; outside an installed view the default of the key.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath):
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, let read):
      // Where no object is needed there is none before the view is installed.
      if let value = read(EnvironmentValues()) { return value }
      fatalError(RuntimeIssue.missingObservable(type).message)  // Apple's traps here too (EN-07).
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
  package mutating func bind(_ name: String, to node: ViewNode, slot: Int) {
    Self.keepNothing(in: node, slot: slot)
    switch source {
    case .keyPath(let keyPath):
      value = node.environment[keyPath: keyPath]
    case .object(let type, let read):
      value = read(node.environment)
      if value == nil { node.missing(.missingObservable(type)) }
    }
  }

  package nonisolated static func isSameInput(_ left: Environment, _ right: Environment) -> Bool {
    switch (left.source, right.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _), .object(let right, _)): left == right
    default: false
    }
  }
}

extension ViewNode {
  /// Notes that a field could not be bound, so that the view is not evaluated; its place stays empty (EN-05).
  func missing(_ issue: RuntimeIssue) {
    graph.report(issue)
    isIncomplete = true
  }
}
