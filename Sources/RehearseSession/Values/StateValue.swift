/// What a value of any Swift type looks like at one moment: a tree that can be printed, compared and kept.
package enum StateValue: Hashable, Sendable {
  /// An optional without a value; one with a value is that value.
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A value shown by its type's own description: a fixed date, a URL.
  case text(String)
  case record(RecordType, [StateValue])
  case enumCase(EnumCase, [StateValue])
  /// The elements in order; `elided` as the last one stands for those that were not read.
  case array([StateValue])
  case set([StateValue])
  case dictionary([StateEntry])
  /// An identity that differs from run to run, by the order of its first appearance.
  case token(Int)
  /// What lies too deep, or the `more` elements past the length that is read.
  case elided(more: Int)
  /// Something that is never read, by the name of its type: a closure, an actor, an unowned reference.
  case name(String)
}

/// One key of a dictionary with its value.
package struct StateEntry: Hashable, Sendable {
  package let key: StateValue
  package let value: StateValue

  package init(key: StateValue, value: StateValue) {
    self.key = key
    self.value = value
  }
}

/// The name and the labels that all values of a struct, class or tuple type share.
package final class RecordType: Sendable {
  package let name: String
  /// An unlabelled element of a tuple has an empty label.
  package let labels: [String]
  package let isTuple: Bool
  /// The number for the name and the labels.
  let fingerprint: UInt64

  package init(name: String, labels: [String], isTuple: Bool = false) {
    self.name = name
    self.labels = labels
    self.isTuple = isTuple
    fingerprint = StateFingerprint.of(name, labels)
  }
}

/// One case of an enum, with the labels of its payload.
package final class EnumCase: Sendable {
  package let typeName: String
  package let name: String
  /// An unlabelled part of the payload has an empty label.
  package let labels: [String]
  /// All cases of the type by name, or nothing where the type keeps them to itself.
  package let siblings: [String]
  /// The number for the name and the labels.
  let fingerprint: UInt64

  package init(typeName: String, name: String, labels: [String], siblings: [String] = []) {
    self.typeName = typeName
    self.name = name
    self.labels = labels
    self.siblings = siblings
    fingerprint = StateFingerprint.of(name, labels)
  }
}

// MARK: - Hashable

extension RecordType: Hashable {
  package static func == (left: RecordType, right: RecordType) -> Bool {
    left === right
      || left.name == right.name && left.labels == right.labels && left.isTuple == right.isTuple
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension EnumCase: Hashable {
  package static func == (left: EnumCase, right: EnumCase) -> Bool {
    left === right
      || left.name == right.name && left.typeName == right.typeName && left.labels == right.labels
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension StateValue {
  /// Whether it holds elements, or keys.
  var isCollection: Bool {
    switch self {
    case .array, .set, .dictionary: true
    default: false
    }
  }
}
