import RehearseText

extension StateReader {
  /// The value of a property, or that it is there, where its name is one of those not to be shown.
  func redact(_ value: StateValue, _ name: String) -> StateValue {
    guard redacted.contains(name) else { return value }
    concealed.insert(value)
    return .name(Concealment.mark)
  }

  /// Whether there are any such names.
  var redacts: Bool { !redacted.isEmpty }

  /// The same for all properties of a value, or for what a case of an enum holds.
  func redact(_ values: [StateValue], _ labels: [String]) -> [StateValue] {
    redacts ? zip(values, labels).map { redact($0, $1) } : values
  }
}
