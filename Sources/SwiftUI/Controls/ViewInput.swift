/// A value that a view is made of: made wherever the view was, looked into by the main actor only.
nonisolated struct ViewInput<Value>: @unchecked Sendable {
  private let stored: Value

  init(_ value: Value) {
    stored = value
  }

  @MainActor var value: Value { stored }
}

/// An action given to a view, as one of the main actor's, where views run their actions.
///
/// Apple's signatures ask for no actor, so that functions of any kind can be passed on.
nonisolated func viewAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  let input = ViewInput(action)
  return { input.value() }
}

/// An action given to a view that gets a value, as one of the main actor's.
nonisolated func viewAction<Value, Result>(_ action: @escaping (Value) -> Result)
  -> @MainActor (Value) -> Result
{
  let input = ViewInput(action)
  return { input.value($0) }
}

/// An action given to a view that gets two values, as one of the main actor's.
nonisolated func viewAction<First, Second>(_ action: @escaping (First, Second) -> Void)
  -> @MainActor (First, Second) -> Void
{
  let input = ViewInput(action)
  return { input.value($0, $1) }
}
