extension StateReader {
  /// What an optional of a type looks like that has no value.
  func missing(_ shape: TypeShape) -> StateValue {
    guard tellsMissingCases, case .enumeration(let layout) = shape.form,
      let first = layout.cases.first?.name
    else { return .null }
    let missing = EnumCase(
      typeName: first.typeName, name: "nil", labels: [], siblings: first.siblings)
    return .enumCase(missing, [])
  }
}
