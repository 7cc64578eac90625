/// A value that a view is made of: made wherever the view was, looked into by the main actor only.
nonisolated struct ViewInput<Value>: @unchecked Sendable {
  private let stored: Value

  init(_ value: Value) {
    stored = value
  }

  @MainActor var value: Value { stored }
}
