import SwiftUI
import Testing

/// A hosted view and the things on its screen, found by their labels.
@MainActor struct Screen {
  let host: Host

  init<Root: View>(@ViewBuilder _ root: () -> Root) {
    host = Host(root)
    host.settle()
  }

  /// Everything on the screen.
  var elements: [Element] {
    host.layers.last.map { host.elements(of: $0) } ?? []
  }

  /// The texts of everything on the screen.
  var texts: [String] { elements.flatMap(\.texts) }

  /// What is on the screen, a line each: kind and label.
  var lines: [String] {
    elements.map { "\($0.control?.kind.rawValue ?? "text") \($0.label)" }
  }

  /// The control with a label.
  func control(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Control
  {
    try #require(
      elements.first { $0.label == label && $0.control != nil }?.control,
      "\(lines)", sourceLocation: sourceLocation)
  }

  /// The element with a label.
  func element(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Element
  {
    try #require(
      elements.first { $0.label == label }, "\(lines)", sourceLocation: sourceLocation)
  }

  func tap(_ label: String) throws {
    try control(label).press?()
    host.settle()
  }

  func write(_ text: String, into label: String) throws {
    try control(label).text?.set(text)
    host.settle()
  }

  func choose(_ option: String, of label: String) throws {
    let element = try element(label)
    element.control?.selection?.set(element.options.first { $0.label == option }?.tag)
    host.settle()
  }

  /// Steps a control; false at its end.
  func step(_ label: String, up isUp: Bool) throws -> Bool {
    defer { host.settle() }
    return try control(label).step?(isUp) ?? false
  }

  func setNumber(_ number: Double, of label: String) throws {
    try control(label).number?.set(number)
    host.settle()
  }
}

/// A value that a view of a test changes and the test reads.
@MainActor @Observable final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension Screen {
  func row(_ text: String) -> EditableRow? {
    elements.first { $0.label == text }?.node.editableRow
  }
}
